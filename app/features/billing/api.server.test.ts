import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'
import { aTill } from '#tests/helpers/till.ts'

// Money over HTTP: what browsers and other clients of the built site meet.

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const begun = z.object({ paymentId: z.string(), clientSecret: z.string(), amount: z.number() })
const said = z.object({ error: z.string(), code: z.string() })

/** Somebody with a draft, and the calls a tab of theirs makes. */
async function atTheTill() {
  const till = await aTill(db)
  const { id: listingId } = await till.draft()
  const site = await siteWith(db, { actor: till.ctx().actor, payments: till.payments })
  return {
    till,
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
  const { till, listingId, once, renewing, settle } = await atTheTill()
  const first = begun.parse(await (await renewing('gold')).json())
  const second = begun.parse(await (await once('silver', 10_000)).json())

  await expect(till.confirm(first.clientSecret)).rejects.toThrow(/cancel/u)
  await till.confirm(second.clientSecret)

  expect(await (await settle(second.paymentId)).json()).toEqual({ state: 'paid' })
  expect(await (await settle(first.paymentId)).json()).toEqual({ state: 'canceled' })
  expect(await till.charged()).toBe(10_000)
  expect(await till.listing(listingId)).toMatchObject({ paymentType: 'silver-package' })
})

test('[PAY-05] a tab left open from before the listing was paid cannot pay for it again', async () => {
  const { till, once, renewing } = await atTheTill()
  const { clientSecret } = begun.parse(await (await once('single', 4000)).json())
  await till.confirm(clientSecret)

  // The site has not heard of it yet, and afterwards it has.
  const early = await once('gold', 30_000)
  await till.hear()
  for (const answer of [early, await once('single', 4000), await renewing('single')]) {
    expect(answer.status).toBe(409)
    expect(said.parse(await answer.json())).toMatchObject({
      code: 'billing.alreadyPaid',
      error: 'This listing is already paid for.',
    })
  }
  expect(await till.charged()).toBe(4000)
})
