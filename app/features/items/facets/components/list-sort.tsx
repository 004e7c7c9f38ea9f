import { useSearchParams } from 'react-router'
import { useT } from '#app/i18n/use-t.tsx'
import { AutoForm } from '#app/ui/auto-form.tsx'
import { Choice, SORT_NAMES } from '../../components/choice.tsx'
import { SORTS, type Sort } from '../../list-filters.ts'

/** What another order does not keep: it begins on the first page. */
const NOT_KEPT: ReadonlySet<string> = new Set(['sort', 'page', 'item'])

/** The order of a list, within the same filters and view. */
export function ListSort({ current }: { current: Sort }) {
  const t = useT()
  const [params] = useSearchParams()
  const kept = [...params].filter(([name]) => !NOT_KEPT.has(name))
  return (
    <AutoForm label={t('listings.sort')} className="list-choices">
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Choice name="sort" label="listings.sort" values={SORTS} names={SORT_NAMES} current={current} />
      <button type="submit" className="button-quiet only-without-script">
        {t('listings.apply')}
      </button>
    </AutoForm>
  )
}
