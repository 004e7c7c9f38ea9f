import { beforeAll, describe, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { lettersTo, takeJobs } from '#tests/helpers/letters.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { aTill } from '#tests/helpers/till.ts'
import { billingJobs } from './jobs.server.ts'
import { refundPayment } from './refund-payment.server.ts'
import { settlePayment } from './settle-payment.server.ts'
import { startPayment } from './start-payment.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

/** A payment of which the provider has the money, and the site knows nothing. */
async function charged() {
  const till = await aTill(db)
  const { id } = await till.draft()
  const wish = { listingId: id, tier: 'silver', renews: false } as const
  const { paymentId, clientSecret } = await startPayment(till.ctx(), wish)
  await till.confirm(clientSecret)
  return { till, id, paymentId }
}

async function paid() {
  const { till, id, paymentId } = await charged()
  await settlePayment(till.ctx(), paymentId)
  return { till, id, paymentId }
}

describe('[PAY-08] a refund', () => {
  test('by an admin gives the money back once, takes the listing offline, and tells its owner', async () => {
    const { till, id, paymentId } = await paid()
    const asAdmin = { ...till.ctx(), actor: anActor({ role: 'admin' }) }

    await refundPayment(asAdmin, { paymentId })
    await refundPayment(asAdmin, { paymentId })
    await till.hear()

    expect(await till.payment(paymentId)).toMatchObject({ state: 'refunded', refundedAt: NOW })
    expect(await till.listing(id)).toMatchObject({ status: 'pending', featuredTicker: false })
    const { data } = await till.payments.stripe.refunds.list()
    expect(data.map(({ amount }) => amount)).toEqual([10_000])
    const letters = await lettersTo(db, till.email)
    const told = letters.filter(({ template }) => template === 'billing.refunded')
    expect(told).toHaveLength(1)
    expect(told[0]?.body).toContain('$100.00')
    const log = db.selectFrom('auditLog').select('action').where('targetId', '=', paymentId)
    expect(await log.execute()).toContainEqual({ action: 'payment_refunded' })
  })

  test('is for admins only, and for money that came', async () => {
    const { till, paymentId } = await paid()
    expect(await refusalOf(refundPayment(till.ctx(), { paymentId }))).toMatchObject({ kind: 'forbidden' })

    const { id } = await till.draft()
    const open = await startPayment(till.ctx(), { listingId: id, tier: 'gold', renews: false })
    const asAdmin = { ...till.ctx(), actor: anActor({ role: 'admin' }) }
    expect(await refusalOf(refundPayment(asAdmin, open))).toMatchObject({ code: 'billing.refundNotPaid' })
  })
})

test('[PAY-05] money for a listing that was purged meanwhile goes back by itself', async () => {
  const { till, id, paymentId } = await charged()
  await db.deleteFrom('listings').where('id', '=', id).execute()

  await till.hear()
  const { run } = billingJobs(till)['billing.refund']
  for (const asked of await takeJobs(db, 'billing.refund')) await run(till.ctx(), asked)

  expect(await till.payment(paymentId)).toMatchObject({ state: 'refunded', listingId: null })
})
