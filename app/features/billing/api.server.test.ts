import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aPayingUser } from '#tests/helpers/paying-user.ts'
import { overBadLine } from '#tests/helpers/provider-line.ts'
import { siteWith } from '#tests/helpers/site.ts'

// Payments over HTTP, as browsers and other clients of the built site use them.

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const begun = z.object({ paymentId: z.string(), clientSecret: z.string(), amount: z.number() })
const errorBody = z.object({ error: z.string(), code: z.string() })

/** Returns a user with an unpaid listing, and the calls of their tab. */
async function atCheckout() {
  const payer = await aPayingUser(db)
  const { id: listingId } = await payer.unpaidListing()
  const site = await siteWith(db, { actor: payer.ctx().actor, payments: payer.payments })
  return {
    payer,
    listingId,
    once: (tier: string, amount: number) =>
      site.post('/api/create-payment-intent', {
        amount,
        metadata: { listing_id: listingId, tier, reason: 'new' },
      }),
    renewing: (tier: string) =>
      site.post('/api/create-subscription', { packageType: tier, listingId, reason: 'new' }),
    settle: (paymentId: string) => site.post('/api/settle-payment', { paymentId }),
  }
}

test('[PAY-05] two tabs pay for one draft, each another package: the first is called off, the second pays', async () => {
  const { payer, listingId, once, renewing, settle } = await atCheckout()
  const first = begun.parse(await (await renewing('gold')).json())
  const second = begun.parse(await (await once('silver', 10_000)).json())

  await expect(payer.confirm(first.clientSecret)).rejects.toThrow(/cancel/u)
  await payer.confirm(second.clientSecret)

  expect(await (await settle(second.paymentId)).json()).toEqual({ state: 'paid', pausedMinutes: null })
  expect(await (await settle(first.paymentId)).json()).toEqual({ state: 'canceled', pausedMinutes: null })
  expect(await payer.charged()).toBe(10_000)
  expect(await payer.listing(listingId)).toMatchObject({ paymentType: 'silver-package' })
})

test('[PAY-05] a tab left open from before the listing was paid cannot pay for it again', async () => {
  const { payer, once, renewing } = await atCheckout()
  const { clientSecret } = begun.parse(await (await once('single', 4000)).json())
  await payer.confirm(clientSecret)

  // First the site does not know of it yet, then it does.
  const early = await once('gold', 30_000)
  await payer.deliverEvents()
  for (const response of [early, await once('single', 4000), await renewing('single')]) {
    expect(response.status).toBe(409)
    expect(errorBody.parse(await response.json())).toMatchObject({
      code: 'billing.alreadyPaid',
      error: 'This listing is already paid for.',
    })
  }
  expect(await payer.charged()).toBe(4000)
})

test('[PAY-06] the twenty-first payment in five minutes learns how long to wait; a visitor begins none', async () => {
  const { once } = await atCheckout()
  const statuses: number[] = []
  for (let n = 0; n < 20; n += 1) statuses.push((await once('single', 1)).status)
  expect(new Set(statuses)).toEqual(new Set([400]))

  const response = await once('single', 4000)

  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '15'])
  expect(errorBody.parse(await response.json()).error).toBe('Rate limit exceeded. Try again in 15 seconds.')
  const visitor = await siteWith(db)
  expect((await visitor.post('/api/create-payment-intent', { amount: 4000 })).status).toBe(401)
})

test('[SUB-02] what is wanted of a migrated subscription is refused in its words, and the provider is not asked', async () => {
  const payer = await aPayingUser(db)
  const migrated = {
    stripeSubscriptionId: 'migrated_9',
    stripeCustomerId: 'migrated_c',
    packageType: 'gold',
  } as const
  await db
    .insertInto('subscriptions')
    .values({ ...migrated, userId: payer.userId, status: 'active', listingTitle: 'Reefer' })
    .execute()
  const asked: string[] = []
  const { payments } = overBadLine(payer.payments, async ({ url }, real) => {
    asked.push(url)
    return real()
  })
  const site = await siteWith(db, { actor: payer.ctx().actor, payments })
  const subscriptionId = 'migrated_9'

  for (const [path, body, code] of [
    ['cancel-subscription', {}, 'billing.migratedCancel'],
    ['cancel-subscription', { resume: true }, 'billing.migratedRenewal'],
    ['update-subscription-payment-method', { paymentMethodId: 'pm_1' }, 'billing.migratedBilling'],
  ] as const) {
    const response = await site.post(`/api/${path}`, { subscriptionId, ...body })
    expect(response.status).toBe(409)
    expect(errorBody.parse(await response.json()).code).toBe(code)
  }
  expect(asked).toEqual([])
})
