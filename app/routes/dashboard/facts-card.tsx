import { Form } from 'react-router'
import type { OwnItem } from '#app/features/items/own/own-item.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'

/** Offers to complete the facts of a listing that states none, once ([ATTR-19]). */
export function FactsCard({ items }: { items: readonly OwnItem[] }) {
  const t = useAccountT()
  const item = items.find(({ lacksFacts }) => lacksFacts)
  if (!item) return null
  const at = `/dashboard/listings/${item.id}/facts`
  return (
    <section className="grid gap-2 rounded-sign border-2 border-line bg-card p-4">
      <h2 className="font-bold">{t('dashboard.factsTitle')}</h2>
      <p>{t('dashboard.factsText', { title: item.title })}</p>
      <Form method="post" action={at} className="flex flex-wrap gap-3">
        <Link to={at} className="button-quiet">
          {t('dashboard.factsComplete')}
        </Link>
        <button type="submit" name="next" value="dismiss" className="plain-link">
          {t('dashboard.factsDismiss')}
        </button>
      </Form>
    </section>
  )
}
