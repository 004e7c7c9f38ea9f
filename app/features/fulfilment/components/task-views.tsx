import { useSearchParams } from 'react-router'
import { formatNumber } from '#app/i18n/translate.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { withParams } from '#app/lib/list-query.ts'
import { AutoForm } from '#app/ui/auto-form.tsx'
import { SelectFilter } from '#app/ui/filters.tsx'
import { Link } from '#app/ui/link.tsx'
import { TASK_KINDS, TASK_VIEWS, type TaskCounts, type TasksQuery } from '../fulfilment-tasks.ts'
import { KIND_NAMES, VIEW_NAMES } from './names.tsx'

/** The views of the list with how much is in each, and what it is filtered by. */
export function TaskViews({ asked, counts }: { asked: TasksQuery; counts: TaskCounts }) {
  const t = useAdminT()
  const [params] = useSearchParams()
  return (
    <div className="grid gap-3">
      <nav aria-label={t('fulfilment.title')} className="tabs">
        {TASK_VIEWS.map((view) => (
          <Link
            key={view}
            to={{ search: withParams(params, { view: view === 'todo' ? null : view, listing: null }) }}
            aria-current={view === asked.view && !asked.listing ? 'page' : undefined}
          >
            {t(VIEW_NAMES[view])} ({formatNumber(counts[view], t.locale)})
          </Link>
        ))}
      </nav>
      {asked.listing ? (
        <p className="flex flex-wrap gap-x-3">
          <b>{t('fulfilment.onlyListing')}</b>
          <Link to={{ search: withParams(params, { listing: null }) }} className="plain-link">
            {t('money.showAll')}
          </Link>
        </p>
      ) : (
        <AutoForm label={t('listings.filters')} className="flex flex-wrap items-end gap-2">
          {asked.view !== 'todo' && <input type="hidden" name="view" value={asked.view} />}
          <SelectFilter
            name="kind"
            label={t('fulfilment.promised')}
            none={t('money.all')}
            value={asked.kind}
            options={TASK_KINDS.map((value) => ({
              value,
              text: t(KIND_NAMES[value]),
            }))}
          />
          <button type="submit" className="button-quiet only-without-script">
            {t('listings.apply')}
          </button>
        </AutoForm>
      )}
    </div>
  )
}
