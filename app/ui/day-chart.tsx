import { lazy, type ReactNode, Suspense } from 'react'
import { DayBars } from './day-bars.tsx'
import type { DayPoint } from './day-plot.tsx'
import { useHydrated } from './use-hydrated.ts'

const DayPlot = lazy(async () => ({ default: (await import('./day-plot.tsx')).DayPlot }))

type Props = {
  points: readonly DayPoint[]
  name: string
  write: (value: number) => string
  least?: number
  scaleWidth?: number
  /** Content below, such as the same numbers as text. */
  children?: ReactNode
}

/** One figure day by day: its name, its sum, and a chart. */
export function DayChart({ points, name, write, least = 4, scaleWidth = 40, children }: Props) {
  // Charts have to be measured, which a server cannot do.
  const isAlive = useHydrated()
  const total = points.reduce((sum, { value }) => sum + value, 0)
  const bars = <DayBars points={points} least={least} />
  return (
    <figure className="min-w-0 border-t-2 border-asphalt pt-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-bold">{name}</span>
        <span className="text-muted">{write(total)}</span>
      </figcaption>
      <div className="h-40" aria-hidden>
        {isAlive ? (
          <Suspense fallback={bars}>
            <DayPlot points={points} name={name} least={least} scaleWidth={scaleWidth} write={write} />
          </Suspense>
        ) : (
          bars
        )}
      </div>
      {children}
    </figure>
  )
}
