import { KIND_NAMES } from '#app/features/fulfilment/components/names.tsx'
import { TASK_KINDS } from '#app/features/fulfilment/fulfilment-tasks.ts'
import { ITEM_KINDS } from '#app/features/items/item-kinds.ts'
import { tierNamed } from '#app/features/pricing/packages.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { formatDay } from '#app/lib/site-calendar.ts'
import { Link } from '#app/ui/link.tsx'
import type { Bought, ModeratedItem } from '../items/moderated-items.ts'

/** What was promised in addition to the post, each kind once: the one that lasts longest. */
function usePromises() {
  const t = useAdminT()
  return (bought: readonly Bought[]) =>
    TASK_KINDS.flatMap((kind) => {
      const ends = bought.filter((one) => one.kind === kind).map(({ endsAt }) => endsAt)
      const last = ends
        .filter((end) => end !== null)
        .toSorted()
        .at(-1)
      const what = t(KIND_NAMES[kind])
      if (ends.length === 0) return []
      return last ? [t('fulfilment.boughtUntil', { what, day: formatDay(new Date(last), t) })] : [what]
    })
}

/** What a package brought for an item, for how much, and what has to be placed for it. */
export function BoughtParts({ item: { id, kind, unpaid, bought } }: { item: ModeratedItem }) {
  const t = useAdminT()
  const promises = usePromises()(bought)
  const [newest] = bought
  const listingId = newest?.listingId ?? (ITEM_KINDS[kind].isPaidFor && !unpaid ? id : null)
  if (!listingId) return null
  const payments = (
    <Link to={`/admin/money?listing=${listingId}`} className="plain-link">
      {t('money.payments')}
    </Link>
  )
  if (!newest) return <p className="text-small">{payments}</p>
  const tier = tierNamed(newest.tier)
  const amount = formatCents(newest.amountCents, t.locale)
  return (
    <div className="border-l-3 border-amber pl-2 text-small">
      <p className="font-semibold">
        {t('fulfilment.bought', { package: tier ? t(`billing.${tier}`) : newest.tier, amount })}
      </p>
      {promises.length > 0 && <p>{`${t('fulfilment.owes')}: ${promises.join('; ')}`}</p>}
      <p className="flex flex-wrap gap-x-3">
        {promises.length > 0 && (
          <Link to={`/admin/fulfilment?listing=${listingId}`} className="plain-link">
            {t('fulfilment.title')}
          </Link>
        )}
        {payments}
      </p>
    </div>
  )
}
