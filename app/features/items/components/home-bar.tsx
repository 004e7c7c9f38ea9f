import { useSearchParams } from 'react-router'
import { CATEGORY_SHAPES, ViewSwitch } from '#app/features/items/components/segments.tsx'
import { KeptNear } from '#app/features/places/components/kept-near.tsx'
import { useT } from '#app/i18n/use-t.tsx'
import { AutoForm } from '#app/ui/auto-form.tsx'
import { HOME_SORTS, sortsOffered } from '../list-filters.ts'
import type { HomeQuery } from '../schema.ts'
import { Choice, DateChoice, LanguageChoice, SORT_NAMES } from './choice.tsx'

type Props = { asked: HomeQuery; total: number }

/** The heading of the newest listings with the ways to order, narrow and show them ([HOME-05]). */
export function HomeBar({ asked, total }: Props) {
  const t = useT()
  const [params] = useSearchParams()
  return (
    <div className="list-bar list-bar-plain">
      <h2 className="text-[1.375rem] leading-tight font-extrabold tracking-tight">{t('listings.newest')}</h2>
      <p className="text-muted">{t('listings.total', { count: total })}</p>
      <div className="list-ways">
        <AutoForm label={t('listings.sort')} className="list-choices">
          <Choice
            name="sort"
            label="listings.sort"
            values={sortsOffered(HOME_SORTS, asked)}
            names={SORT_NAMES}
            current={asked.sort}
          />
          <DateChoice current={asked.date} />
          <LanguageChoice current={asked.written} />
          <KeptNear asked={asked} />
          {params.has('view') && <input type="hidden" name="view" value={asked.view} />}
          <button type="submit" className="button-quiet only-without-script">
            {t('listings.apply')}
          </button>
        </AutoForm>
        <ViewSwitch choices={CATEGORY_SHAPES} current={asked.view} />
      </div>
    </div>
  )
}
