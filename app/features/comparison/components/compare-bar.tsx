import { type ComponentType, useEffect, useState } from 'react'
import { useT } from '#app/i18n/use-t.tsx'
import { COMPARE_FORM } from '../compare-address.ts'
import type { BarProps } from './chosen-bar.tsx'

/** What remembers choices is loaded after the page: few visitors compare. Without it the bar sends those of the page. */
function useChosenBar(): ComponentType<BarProps> | null {
  const [Bar, setBar] = useState<ComponentType<BarProps> | null>(null)
  useEffect(() => {
    import('./chosen-bar.tsx').then(
      ({ ChosenBar }) => setBar(() => ChosenBar),
      () => null,
    )
  }, [])
  return Bar
}

/** Compares the rows that are chosen: at the bottom of the screen as soon as there is one ([CMP-03]). */
export function CompareBar(props: BarProps) {
  const t = useT()
  const Bar = useChosenBar()
  if (Bar) return <Bar {...props} />
  return (
    <form id={COMPARE_FORM} action="/compare" className="compare-bar">
      <div className="compare-ends">
        <button type="submit" className="button-primary compare-go">
          {t('listings.compareChosen')}
        </button>
      </div>
    </form>
  )
}
