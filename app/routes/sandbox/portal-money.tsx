import type { ReactNode } from 'react'
import { useMemberT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { formatDay } from '#app/lib/site-calendar.ts'
import type { Portal } from '#app/platform/payments/stand-in/portal.server.ts'

/** How invoices and charges stand. */
const STATES = {
  draft: 'sandbox.draft',
  open: 'sandbox.open',
  paid: 'sandbox.paid',
  uncollectible: 'sandbox.uncollectible',
  void: 'sandbox.void',
  pending: 'sandbox.pending',
  succeeded: 'sandbox.succeeded',
  failed: 'sandbox.failed',
  refunded: 'sandbox.refunded',
} as const

const isKnown = (state: string): state is keyof typeof STATES => Object.hasOwn(STATES, state)

type Facts = { name: string; at: number; amountCents: number; state: string }

/** A line about money: day, what, how much, and how it stands. */
function MoneyRow({ name, at, amountCents, state }: Facts) {
  const t = useMemberT()
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 border-t border-line py-2.5">
      <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
      <span className="text-right font-bold">{formatCents(amountCents, t.locale)}</span>
      <span className="text-[13px] text-muted">{formatDay(new Date(at * 1000), t)}</span>
      <span className="text-right text-[13px] text-muted">{isKnown(state) ? t(STATES[state]) : state}</span>
    </li>
  )
}

type Section = { id: string; title: string; empty: string; most: number; children: readonly ReactNode[] }

function MoneySection({ id, title, empty, most, children }: Section) {
  const t = useMemberT()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-xl font-bold">
        {title}
      </h2>
      {children.length === 0 && <p className="text-muted">{empty}</p>}
      <ul>{children}</ul>
      {children.length >= most && <p className="mt-2 text-muted">{t('sandbox.latest', { count: most })}</p>}
    </section>
  )
}

type Invoices = Pick<Portal, 'invoices' | 'most'>

/** The bills of subscriptions. */
export function PortalInvoices({ invoices, most }: Invoices) {
  const t = useMemberT()
  return (
    <MoneySection id="invoices" title={t('sandbox.invoices')} empty={t('sandbox.noInvoices')} most={most}>
      {invoices.map(({ id, number, at, amountCents, status }) => (
        <MoneyRow key={id} name={number} at={at} amountCents={amountCents} state={status} />
      ))}
    </MoneySection>
  )
}

type Charges = Pick<Portal, 'charges' | 'most'>

/** Every attempt to take money. */
export function PortalCharges({ charges, most }: Charges) {
  const t = useMemberT()
  return (
    <MoneySection id="charges" title={t('sandbox.charges')} empty={t('sandbox.noCharges')} most={most}>
      {charges.map(({ id, what, at, amountCents, status }) => (
        <MoneyRow
          key={id}
          name={what || t('sandbox.charge')}
          at={at}
          amountCents={amountCents}
          state={status}
        />
      ))}
    </MoneySection>
  )
}
