import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { MessageKey } from '#app/i18n/translate.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { Link } from '#app/ui/link.tsx'

const TABS = [
  { to: '/admin/money', name: 'money.payments' },
  { to: '/admin/money/subscriptions', name: 'money.subscriptions' },
  { to: '/admin/money/refunds', name: 'money.refunds' },
] as const satisfies readonly { to: string; name: MessageKey }[]

/** The heading of the money pages, and the links between them. */
export function MoneyHead({ children }: { children?: ReactNode }) {
  const t = useAdminT()
  const { pathname } = useLocation()
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <h1 className="text-2xl font-extrabold tracking-tight">{t('money.title')}</h1>
        {children}
      </div>
      <nav aria-label={t('money.title')} className="tabs">
        {TABS.map(({ to, name }) => (
          <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
            {t(name)}
          </Link>
        ))}
      </nav>
    </div>
  )
}

type TotalsProps = {
  count: string
  /** Amounts in cents, each with its name. */
  amounts: readonly { readonly name: string; readonly cents: number }[]
  hint: string
}

/** The totals of everything that was asked for, not only of this page. */
export function Totals({ count, amounts, hint }: TotalsProps) {
  const t = useAdminT()
  return (
    <div>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        <div className="flex items-baseline gap-2">
          <dt className="sr-only">{t('money.count')}</dt>
          <dd className="font-bold">{count}</dd>
        </div>
        {amounts.map(({ name, cents }) => (
          <div key={name} className="flex items-baseline gap-2">
            <dt className="text-muted">{name}</dt>
            <dd className="font-bold whitespace-nowrap">{formatCents(cents, t.locale)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-muted">{hint}</p>
    </div>
  )
}
