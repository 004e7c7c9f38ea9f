import { memo, useState } from 'react'
import { Board } from '#app/features/billboards/components/board.tsx'
import type { BoardKind } from '#app/features/billboards/grid-rows.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { type Layout, placesOf } from '../../rules.ts'
import type { StudioItem } from '../editor-state.ts'

const DEVICES = ['desktop', 'phone'] as const

type Props = { kind: BoardKind; grid: Layout; items: ReadonlyMap<string, StudioItem> }

/** The grid as the page shows it, by the page's own component ([LAY-06]). Nothing in it can be pressed. */
export const PlainBoard = memo(function PlainBoard({
  kind,
  grid,
  items,
  device,
}: Props & { device: (typeof DEVICES)[number] }) {
  const shown = [...items.values()].filter(({ isPublic }) => isPublic)
  return (
    <div inert className="overflow-x-auto" data-preview={device}>
      <Board kind={kind} places={placesOf(grid, shown)} cols={grid.cols} device={device} />
    </div>
  )
})

/** The preview, on a desktop or on a phone. */
export function BoardPreview(props: Props) {
  const t = useAdminT()
  const [device, setDevice] = useState<(typeof DEVICES)[number]>('desktop')
  return (
    <section aria-labelledby="board-preview" className="grid gap-3">
      <div className="list-bar">
        <h2 id="board-preview" className="text-lg font-extrabold">
          {t('layouts.preview')}
        </h2>
        <p className="text-muted">{t('layouts.previewText')}</p>
        <div className="ml-auto flex gap-2">
          {DEVICES.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === device}
              onClick={() => setDevice(name)}
              className="button-quiet needs-script aria-pressed:border-asphalt aria-pressed:bg-asphalt aria-pressed:text-on-asphalt"
            >
              {t(name === 'desktop' ? 'layouts.desktop' : 'layouts.mobile')}
            </button>
          ))}
        </div>
      </div>
      <PlainBoard {...props} device={device} />
    </section>
  )
}
