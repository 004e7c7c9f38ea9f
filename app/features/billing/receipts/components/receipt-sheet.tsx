import type { ReactNode } from 'react'
import { itemPath } from '#app/features/items/item-card.ts'
import { addedParts } from '#app/features/pricing/packages.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import type { Operator } from '#app/lib/operator.ts'
import { formatDay, formatDayAndTime } from '#app/lib/site-calendar.ts'
import { Link } from '#app/ui/link.tsx'
import { cardName } from '../../components/saved-card-choice.tsx'
import type { WholeReceipt } from '../queries.server.ts'
import { refundedOf } from '../receipt-details.ts'
import { usePurpose } from './receipt-table.tsx'

type Props = { receipt: WholeReceipt; seller: Operator }

/** The seller or the buyer: a name, and line by line what else is known. */
function Party({ role, name, lines }: { role: string; name: string; lines: readonly string[] }) {
  return (
    <section className="grid content-start gap-0.5">
      <h2 className="text-small text-muted">{role}</h2>
      <p className="font-bold wrap-anywhere">{name}</p>
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="whitespace-pre-line wrap-anywhere">
          {line}
        </p>
      ))}
    </section>
  )
}

function useParties({ receipt, seller }: Props) {
  const t = useAccountT()
  const { fullName, email, details } = receipt
  const taxId = (id: string) => (id ? t('receipts.taxId', { id }) : '')
  // A deleted account has no address any more.
  const reachable = email.endsWith('.invalid') ? '' : email
  const names = [details.company, fullName, reachable].filter(Boolean)
  return {
    seller: {
      role: t('receipts.seller'),
      name: seller.name || t('common.siteName'),
      lines: [seller.address, seller.phone, seller.email, taxId(seller.taxId)],
    },
    buyer: {
      role: t('receipts.buyer'),
      name: names[0] ?? '',
      lines: [...names.slice(1), details.address, taxId(details.taxId)],
    },
  }
}

/** What was bought: the package, its listing, and until when it runs. */
function Item({ receipt }: Pick<Props, 'receipt'>) {
  const t = useAccountT()
  const purposeOf = usePurpose()
  const { title, publicId, isPublic, startsAt, endsAt } = receipt
  const days = { from: formatDay(startsAt, t), to: formatDay(endsAt, t) }
  return (
    <>
      <span className="font-semibold">{purposeOf(receipt)}</span>
      <span className="block wrap-anywhere">
        {isPublic && publicId !== null ? (
          <Link to={itemPath({ kind: 'listing', publicId, title })} className="plain-link">
            {title}
          </Link>
        ) : (
          title
        )}
      </span>
      <span className="block text-label">
        {addedParts(receipt.upgradedFrom, receipt.tier)
          .map((part) => t(`billing.${part}`))
          .join(', ')}
      </span>
      {days.from && days.to && (
        <span className="block text-label text-muted">{t('receipts.period', days)}</span>
      )}
    </>
  )
}

function Line({ name, amount, strong = false }: { name: ReactNode; amount: string; strong?: boolean }) {
  return (
    <tr className={strong ? 'border-t-2 border-asphalt font-bold' : 'border-t border-line'}>
      <td className="py-2.5 pr-4 align-top">{name}</td>
      <td className="py-2.5 text-right align-top whitespace-nowrap">{amount}</td>
    </tr>
  )
}

function Amounts({ receipt }: Pick<Props, 'receipt'>) {
  const t = useAccountT()
  const currency = receipt.currency.toUpperCase()
  const money = (cents: number) => formatCents(cents, t.locale)
  const refund = refundedOf(receipt)
  const { amountCents } = receipt
  return (
    <table className="w-full border-b-2 border-asphalt text-left">
      <thead>
        <tr className="border-t-2 border-asphalt text-small text-muted">
          <th scope="col" className="py-2 pr-4 font-normal">
            {t('receipts.item')}
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            {t('receipts.amountIn', { currency })}
          </th>
        </tr>
      </thead>
      <tbody>
        <Line name={<Item receipt={receipt} />} amount={money(amountCents)} />
        <Line strong name={t('receipts.total', { currency })} amount={money(amountCents)} />
        {refund && (
          <>
            <Line
              name={t('receipts.refunded', { day: formatDay(refund.at, t) })}
              amount={`−${money(refund.cents)}`}
            />
            <Line strong name={t('receipts.left', { currency })} amount={money(amountCents - refund.cents)} />
          </>
        )}
      </tbody>
    </table>
  )
}

/** A receipt for printing ([PAY-08]): who sold what to whom, when, for how much, and how it was paid. */
export function ReceiptSheet({ receipt, seller }: Props) {
  const t = useAccountT()
  const parties = useParties({ receipt, seller })
  const { number, paidAt, cardBrand, cardLast4 } = receipt
  const facts = [
    [t('receipts.number'), number],
    [t('receipts.paidAt'), formatDayAndTime(paidAt, t)],
    [
      t('billing.card'),
      cardLast4 ? t('billing.cardFacts', { brand: cardName(cardBrand), last4: cardLast4 }) : '',
    ],
  ].filter(([, value]) => value)
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <Party {...parties.seller} />
        <Party {...parties.buyer} />
      </div>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3 print:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-small text-muted">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Amounts receipt={receipt} />
    </div>
  )
}
