import { addedParts } from '#app/features/pricing/packages.ts'
import type { AccountTranslate } from '#app/i18n/translate.ts'
import { formatCents } from '#app/lib/money.ts'
import type { Operator } from '#app/lib/operator.ts'
import { formatDay, formatDayAndTime } from '#app/lib/site-calendar.ts'
import { cardName } from '../card-name.ts'
import type { Receipt, WholeReceipt } from './queries.server.ts'
import { refundedOf } from './receipt-details.ts'

const REASONS = {
  new: 'billing.reasonNew',
  upgrade: 'billing.reasonUpgrade',
  renewal: 'billing.reasonRenewal',
  bump: 'billing.reasonBump',
} as const

/** Returns what a charge was for, in words. */
export function purposeOf(t: AccountTranslate, { reason, tier }: Pick<Receipt, 'reason' | 'tier'>): string {
  return t(REASONS[reason], { package: t(`billing.${tier}`) })
}

export type Issue = { readonly receipt: WholeReceipt; readonly seller: Operator }

/** Returns seller and buyer: a name, and line by line what else is known. */
function partiesOf(t: AccountTranslate, { receipt, seller }: Issue) {
  const { fullName, email, details } = receipt
  const taxId = (id: string) => (id ? t('receipts.taxId', { id }) : '')
  // A deleted account has no address any more.
  const reachable = email.endsWith('.invalid') ? '' : email
  const names = [details.company, fullName, reachable].filter(Boolean)
  const party = (role: string, name: string, lines: readonly string[]) => ({
    role,
    name,
    lines: lines.filter(Boolean),
  })
  return [
    party(t('receipts.seller'), seller.name || t('common.siteName'), [
      seller.address,
      seller.phone,
      seller.email,
      taxId(seller.taxId),
    ]),
    party(t('receipts.buyer'), names[0] ?? '', [...names.slice(1), details.address, taxId(details.taxId)]),
  ]
}

function factsOf(t: AccountTranslate, { number, paidAt, cardBrand, cardLast4 }: WholeReceipt) {
  const card = cardLast4 ? t('billing.cardFacts', { brand: cardName(cardBrand), last4: cardLast4 }) : ''
  const facts: readonly (readonly [name: string, value: string])[] = [
    [t('receipts.number'), number],
    [t('receipts.paidAt'), formatDayAndTime(paidAt, t)],
    [t('billing.card'), card],
  ]
  return facts.filter(([, value]) => value)
}

/** Returns what was bought: the package, its listing, its parts, and the days. */
function itemOf(t: AccountTranslate, receipt: WholeReceipt) {
  const { title, publicId, startsAt, endsAt, upgradedFrom, tier } = receipt
  const days = { from: formatDay(startsAt, t), to: formatDay(endsAt, t) }
  return {
    purpose: purposeOf(t, receipt),
    title,
    number: publicId === null ? '' : t('receipts.listingNumber', { number: String(publicId) }),
    parts: addedParts(upgradedFrom, tier)
      .map((part) => t(`billing.${part}`))
      .join(', '),
    period: days.from && days.to ? t('receipts.period', days) : '',
  }
}

/** Returns the amounts below the item: the total, and what went back. */
function totalsOf(t: AccountTranslate, receipt: WholeReceipt) {
  const currency = receipt.currency.toUpperCase()
  const money = (cents: number) => formatCents(cents, t.locale)
  const { amountCents } = receipt
  const refund = refundedOf(receipt)
  const total = { name: t('receipts.total', { currency }), amount: money(amountCents), isStrong: true }
  if (!refund) return [total]
  return [
    total,
    {
      name: t('receipts.refunded', { day: formatDay(refund.at, t) }),
      amount: `−${money(refund.cents)}`,
      isStrong: false,
    },
    {
      name: t('receipts.left', { currency }),
      amount: money(amountCents - refund.cents),
      isStrong: true,
    },
  ]
}

/** Returns everything that a receipt says, in the order of the page and of the file ([PAY-08]). */
export function receiptContent(t: AccountTranslate, issue: Issue) {
  const { receipt } = issue
  return {
    parties: partiesOf(t, issue),
    facts: factsOf(t, receipt),
    columns: {
      item: t('receipts.item'),
      amount: t('receipts.amountIn', { currency: receipt.currency.toUpperCase() }),
    },
    item: itemOf(t, receipt),
    amount: formatCents(receipt.amountCents, t.locale),
    totals: totalsOf(t, receipt),
  }
}

export type ReceiptContent = ReturnType<typeof receiptContent>
