import { sign } from '@haulpost/stripe-simulator/signature'
import type { Db } from '#app/platform/db/database.server.ts'
import { WEBHOOK_PATH } from '#app/platform/payments/webhook-path.ts'
import { DEMO_ACCOUNTS } from '#db/seeds/demo-accounts.ts'

const WEBHOOK_SECRET = 'whsec_bench'

/** Makes a site verify events of the payment provider. */
export const PROVIDER = {
  STRIPE_SECRET_KEY: 'sk_test_bench',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_bench',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
} as const

/** An event about nothing that the site keeps: it is noted, and the provider is not asked about it. */
const eventOf = (id: string) => ({
  id,
  object: 'event',
  type: 'account.updated',
  created: Math.floor(Date.now() / 1000),
  livemode: false,
  data: { object: { id: 'acct_bench' } },
})

/** Sends an event as the payment provider does. Returns the status of the response. */
export async function deliverEvent(url: string, id: string): Promise<number> {
  const body = JSON.stringify(eventOf(id))
  const response = await fetch(url + WEBHOOK_PATH, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': sign(body, WEBHOOK_SECRET, new Date()),
    },
    body,
  })
  await response.arrayBuffer()
  return response.status
}

/** Returns what a site knows of an event, as text. */
export async function notedEvent(db: Db, id: string): Promise<string> {
  const rows = await db.selectFrom('paymentEvents').selectAll().where('id', '=', id).execute()
  return JSON.stringify(rows)
}

async function opensDashboard(url: string, cookie: string): Promise<boolean> {
  const page = await fetch(`${url}/dashboard`, { headers: { cookie }, redirect: 'manual' })
  await page.arrayBuffer()
  return page.status === 200
}

/** Whether a member of the demo signs in with the password from before, and sees their pages. */
export async function canSignIn(url: string): Promise<boolean> {
  const { email = '', password = '' } = DEMO_ACCOUNTS.find(({ role }) => role === 'user') ?? {}
  const response = await fetch(`${url}/signin`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ email, password }),
  })
  await response.arrayBuffer()
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return opensDashboard(url, cookie)
}
