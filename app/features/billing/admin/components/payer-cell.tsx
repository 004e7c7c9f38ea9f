import { useAdminT } from '#app/i18n/use-t.tsx'
import { userPath } from '#app/lib/admin-paths.ts'
import { Link } from '#app/ui/link.tsx'
import type { Payer } from '../payment-lists.ts'

/** The payer: the name links to all their payments. */
export function PayerCell({ userId, fullName, email }: Payer) {
  const t = useAdminT()
  return (
    <td className="wrap-anywhere">
      <Link to={`/admin/money?user=${userId}`} className="plain-link font-semibold">
        {fullName || t('money.payments')}
        {fullName && <span className="sr-only">: {t('money.payments')}</span>}
      </Link>
      <Link to={userPath(userId)} className="plain-link block text-small text-muted">
        {email}
      </Link>
    </td>
  )
}

/** What was paid for: the title links to the item. */
export function ItemCell({ title, listingNumber }: { title: string; listingNumber: number | null }) {
  const t = useAdminT()
  if (listingNumber === null)
    return <td className="text-muted wrap-anywhere">{title || t('money.goneListing')}</td>
  return (
    <td className="wrap-anywhere">
      <Link to={`/admin/ads?q=${listingNumber}`} className="plain-link">
        {title || t('money.listing')}
      </Link>
      <p className="text-small text-muted">{listingNumber}</p>
    </td>
  )
}

/** A label before a value where a row is a card, on narrow screens. */
export function NarrowLabel({ children }: { children: string }) {
  return <span className="text-muted lg:hidden">{children}: </span>
}
