import type { AccountTranslate } from '#app/i18n/translate.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { formatDay } from '#app/lib/site-calendar.ts'
import type { WhatEnds } from '../queries.server.ts'

/** How something ends: a listing or an account is deleted, or an account is deactivated. */
export type Leaving = 'listing' | 'deactivate' | 'delete'

/** This many of a kind are named, the others counted. */
const NAMED = 5

function first(t: AccountTranslate, lines: readonly string[]): readonly string[] {
  const more = lines.length - NAMED
  return more > 0 ? [...lines.slice(0, NAMED), t('leaving.endsMore', { count: more })] : lines
}

function daysLine(
  t: AccountTranslate,
  { title, paidUntil, daysLeft }: WhatEnds['listings'][number],
  how: Leaving,
) {
  const day = formatDay(paidUntil, t)
  return how === 'deactivate'
    ? t('leaving.endsHidden', { title, day })
    : t('leaving.endsDays', { title, day, count: daysLeft })
}

function renewalLine(
  t: AccountTranslate,
  { title, amountCents, nextChargeAt }: WhatEnds['renewals'][number],
) {
  if (amountCents === null || !nextChargeAt) return t('leaving.endsRenewalPlain', { title })
  const day = formatDay(nextChargeAt, t)
  return t('leaving.endsRenewal', { title, amount: formatCents(amountCents, t.locale), day })
}

function keptLines(t: AccountTranslate, { cards, receipts }: WhatEnds, how: Leaving): readonly string[] {
  if (how === 'listing') return []
  const cardLine =
    how === 'delete' ? t('leaving.endsCards', { count: cards }) : t('leaving.keepsCards', { count: cards })
  return [
    ...(cards > 0 ? [cardLine] : []),
    ...(how === 'delete' && receipts > 0 ? [t('leaving.keepsReceipts', { count: receipts })] : []),
  ]
}

/**
 * Returns what ends, what is lost and what is kept, one sentence each; for the question before and the email after.
 */
export function linesOfEnds(t: AccountTranslate, ends: WhatEnds, how: Leaving): readonly string[] {
  const { listings, renewals, billboards } = ends
  const billboard = how === 'listing' ? 'leaving.keepsBillboard' : 'leaving.endsBillboard'
  return [
    ...first(
      t,
      listings.map((listing) => daysLine(t, listing, how)),
    ),
    ...first(
      t,
      renewals.map((renewal) => renewalLine(t, renewal)),
    ),
    ...first(
      t,
      billboards.map(({ title }) => t(billboard, { title })),
    ),
    ...keptLines(t, ends, how),
  ]
}

/** What a user gives up, above the button that does it (D-09, D-37). Nothing when nothing is paid. */
export function WhatEndsList({ ends, how }: { ends: WhatEnds; how: Leaving }) {
  const t = useAccountT()
  const lines = linesOfEnds(t, ends, how)
  if (lines.length === 0) return null
  return (
    <ul className="grid max-w-prose list-disc gap-1 pl-5">
      {lines.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  )
}
