import { Elements } from '@stripe/react-stripe-js'
import { type ReactNode, useState } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { loadPayments } from '#app/platform/payments/load-stripe.ts'

/** The provider that the browser talks to. */
export type Provider = { readonly mode: 'live' | 'simulated'; readonly publishableKey: string }

type Props = { provider: Provider; clientSecret: string; children: ReactNode }

/** Colors of the card form: the provider draws it in its own frame, out of reach of our stylesheets. */
const LOOKS = {
  light: { theme: 'stripe', variables: { colorPrimary: '#3d3fc4', borderRadius: '8px' } },
  dark: { theme: 'night', variables: { colorPrimary: '#a5a7f5', borderRadius: '8px' } },
} as const

/** The chosen theme, or that of the device ([NAV-14]). */
function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
}

/** Loads the provider's card form, here and nowhere else, in the style the specification names ([PAY-01]). */
export function CardElements({ provider, clientSecret, children }: Props) {
  const t = useAccountT()
  const [stripe] = useState(() => loadPayments(provider))
  const [options] = useState(() => ({
    clientSecret,
    locale: t.locale,
    appearance: LOOKS[isDark() ? 'dark' : 'light'],
  }))
  return (
    <Elements stripe={stripe} options={options}>
      {children}
    </Elements>
  )
}

/** Says that no money moves. Shown wherever money is mentioned while payments are simulated. */
export function SimulatedNote({ mode }: { mode: Provider['mode'] }) {
  const t = useAccountT()
  if (mode === 'live') return null
  return (
    <p className="rounded-sign border-2 border-amber bg-card px-3 py-2 text-label font-semibold">
      {t('billing.simulated')}
    </p>
  )
}
