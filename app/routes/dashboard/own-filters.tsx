import { useSearchParams } from 'react-router'
import { Choice } from '#app/features/items/components/choice.tsx'
import { LISTING_STATUSES } from '#app/features/items/item-status.ts'
import type { OwnItemsQuery } from '#app/features/items/own/schema.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { AutoForm } from '#app/ui/auto-form.tsx'
import { TextFilter } from '#app/ui/filters.tsx'
import { Link } from '#app/ui/link.tsx'

const STATUS_NAMES = {
  active: 'dashboard.active',
  inactive: 'dashboard.inactive',
  pending: 'dashboard.pending',
  expired: 'dashboard.expired',
  sold: 'dashboard.sold',
} as const

/** Filters both lists of the dashboard. */
export function OwnFilters({ asked: { q, status } }: { asked: OwnItemsQuery }) {
  const t = useAccountT()
  const [params] = useSearchParams()
  return (
    <AutoForm label={t('dashboard.filter')} className="list-choices">
      <TextFilter name="q" label={t('dashboard.find')} value={q} />
      <Choice
        name="status"
        label="dashboard.status"
        none="dashboard.anyStatus"
        values={LISTING_STATUSES}
        names={STATUS_NAMES}
        current={status}
      />
      <button type="submit" className="button-quiet">
        {t('dashboard.filter')}
      </button>
      {(params.has('q') || params.has('status')) && (
        <Link to="/dashboard" className="button-quiet">
          {t('dashboard.showAll')}
        </Link>
      )}
    </AutoForm>
  )
}
