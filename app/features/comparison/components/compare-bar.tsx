import { type ComponentType, useEffect, useState } from 'react'
import { useAddress, useT } from '#app/i18n/use-t.tsx'
import { COMPARE_FORM } from '../compare-address.ts'
import type { BarProps } from './chosen-bar.tsx'

type Loaded = { readonly ChosenBar: ComponentType<BarProps> }

/** Compares the rows that are chosen: at the bottom of the screen as soon as there is one ([CMP-03]). */
export function CompareBar(props: BarProps) {
  const t = useT()
  const address = useAddress()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  // What remembers choices is loaded after the page: few visitors compare. Where it does not come, the bar sends those of the page.
  useEffect(() => {
    import('./chosen-bar.tsx').then(setLoaded, () => {})
  }, [])
  if (loaded) return <loaded.ChosenBar {...props} />
  return (
    <form id={COMPARE_FORM} action={address('/compare')} className="compare-bar">
      {props.near && <input type="hidden" name="near" value={props.near} />}
      <div className="compare-ends">
        <button type="submit" className="button-primary compare-go">
          {t('listings.compareChosen')}
        </button>
      </div>
    </form>
  )
}
