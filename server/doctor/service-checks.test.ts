import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { readSettings } from '#app/platform/env.server.ts'
import { providerSays } from '#tests/helpers/provider-line.ts'
import { type Check, examineBy } from './check.ts'
import { examineProvider } from './service-checks.ts'

const SITE = 'https://haulpost.example'
const WEBHOOK = `${SITE}/api/stripe/webhook`

type Account = {
  readonly livemode?: boolean
  readonly endpoints?: readonly { readonly url: string; readonly status: string }[]
  /** What a key may not read. */
  readonly refuses?: string
}

/** A payment provider that knows an account and its webhooks. */
function provider({ livemode = true, endpoints = [], refuses = '-' }: Account) {
  const httpClient = Stripe.createFetchHttpClient(async (url: RequestInfo | URL) => {
    const { pathname } = new URL(new Request(url).url)
    if (pathname.includes(refuses))
      return providerSays(403, JSON.stringify({ error: { message: 'The key may not read this.' } }))
    const balance = { object: 'balance', livemode, available: [], pending: [] }
    const list = { object: 'list', has_more: false, data: endpoints }
    return providerSays(200, JSON.stringify(pathname === '/v1/balance' ? balance : list))
  })
  return new Stripe('sk_test_doctor', { httpClient, maxNetworkRetries: 0 })
}

const found = (account: Account) => {
  const check: Check = {
    name: 'payments',
    advice: 'Check the key.',
    examine: () => examineProvider(provider(account), SITE),
  }
  return examineBy(check, { settings: readSettings({}), connectionString: '' })
}

test.each<[string, string, string, Account]>([
  ['the webhook of this site', 'good', 'live', { endpoints: [{ url: WEBHOOK, status: 'enabled' }] }],
  ['none', 'bad', 'no webhook', {}],
  ['one of another site', 'bad', 'no webhook', { endpoints: [{ url: `${WEBHOOK}/x`, status: 'enabled' }] }],
  ['one that is turned off', 'bad', 'no webhook', { endpoints: [{ url: WEBHOOK, status: 'disabled' }] }],
  [
    'one in a test account',
    'note',
    'a test account',
    { livemode: false, endpoints: [{ url: WEBHOOK, status: 'enabled' }] },
  ],
  ['no right to read the balance', 'bad', 'may not read', { refuses: 'balance' }],
  ['no right to read webhooks', 'bad', 'may not read', { refuses: 'webhook_endpoints' }],
])('[RUN-06] with %s at the payment provider, the doctor says %s: %s', async (_, state, text, account) => {
  const finding = await found(account)
  expect(finding).toMatchObject({ state })
  expect(finding.text).toContain(text)
  expect(finding.state === 'good' || Boolean(finding.advice)).toBe(true)
})

test('[RUN-06] the missing webhook is named with its whole address', async () => {
  expect((await found({})).advice).toContain(WEBHOOK)
})
