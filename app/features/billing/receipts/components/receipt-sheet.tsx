import { useMemberT } from '#app/i18n/use-t.tsx'
import { formatDay } from '#app/lib/day.ts'
import { formatCents } from '#app/lib/money.ts'
import { cardName } from '../../components/saved-card-choice.tsx'
import type { Receipt } from '../queries.server.ts'
import { usePurpose } from './receipt-table.tsx'

type Props = { receipt: Receipt & { readonly fullName: string; readonly email: string }; site: string }

/** A receipt as it is printed. */
export function ReceiptSheet({ receipt, site }: Props) {
  const t = useMemberT()
  const purposeOf = usePurpose()
  const { paidAt, refundedAt, cardBrand, cardLast4, fullName, email, title, amountCents } = receipt
  const facts = [
    [t('billing.date'), formatDay(paidAt, t.locale)],
    [t('billing.paidTo'), site],
    [t('billing.paidBy'), [fullName, email].filter(Boolean).join(', ')],
    [t('billing.what'), [purposeOf(receipt), title].filter(Boolean).join(' · ')],
    [
      t('billing.card'),
      cardLast4 ? t('billing.cardFacts', { brand: cardName(cardBrand), last4: cardLast4 }) : '',
    ],
    [t('billing.total'), formatCents(amountCents, t.locale)],
    [
      t('billing.status'),
      refundedAt ? t('billing.refundedOn', { day: formatDay(refundedAt, t.locale) }) : t('billing.statePaid'),
    ],
  ].filter(([, value]) => value)
  return (
    <dl className="grid gap-x-4 border-t-2 border-asphalt sm:grid-cols-[10rem_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="pt-2.5 text-[13px] text-muted sm:border-b sm:border-line sm:py-2.5">{name}</dt>
          <dd className="border-b border-line pb-2.5 font-semibold wrap-anywhere sm:py-2.5">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
