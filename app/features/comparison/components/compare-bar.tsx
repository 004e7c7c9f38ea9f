import { useT } from '#app/i18n/use-t.tsx'

/** The id of the form that rows of a list belong to when they are chosen ([CMP-03]). */
export const COMPARE_FORM = 'compare'

/** Compares the rows that are chosen: at the bottom of the screen as soon as there is one, without a script. */
export function CompareBar() {
  const t = useT()
  return (
    <form id={COMPARE_FORM} action="/compare" className="compare-bar">
      <button type="submit" className="button-primary compare-go">
        {t('listings.compareChosen')}
      </button>
    </form>
  )
}
