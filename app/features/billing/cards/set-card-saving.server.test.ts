import { beforeAll, describe, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { startCheckout } from '#tests/helpers/checkout.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aTill } from '#tests/helpers/paying-user.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { cardsOf } from './queries.server.ts'
import { setCardSaving } from './set-card-saving.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

async function withACharge(renews = false) {
  const till = await aTill(db)
  const { id } = await till.draft()
  return { till, ...(await startCheckout(till.ctx(), { listingId: id, tier: 'single', renews })) }
}

describe('[PAY-01] [SUB-03] the new card of a payment is kept', () => {
  test.each([
    ['not, unless somebody says so', [], false],
    ['when somebody says so', [true], true],
    ['not, when they have changed their mind', [true, false], false],
  ] as const)('%s', async (_, choices, isKept) => {
    const { till, paymentId, clientSecret } = await withACharge()
    for (const keep of choices) await setCardSaving(till.ctx(), { paymentId, keep })

    await till.confirm(clientSecret)
    await till.hear()

    const kept = { brand: 'visa', last4: '4242', isDefault: true }
    expect(await cardsOf(db, till.userId)).toMatchObject(isKept ? [kept] : [])
    expect(await till.charged()).toBe(4000)
  })

  test('in any case when it renews itself', async () => {
    const { till, paymentId, clientSecret } = await withACharge(true)
    await setCardSaving(till.ctx(), { paymentId, keep: false })

    await till.confirm(clientSecret)
    await till.hear()

    expect(await cardsOf(db, till.userId)).toHaveLength(1)
  })

  test('by nobody but who pays', async () => {
    const { till, paymentId, clientSecret } = await withACharge()
    const stranger = await aTill(db)

    const refusal = await refusalOf(setCardSaving(stranger.ctx(), { paymentId, keep: true }))

    expect(refusal).toMatchObject({ kind: 'notFound', code: 'billing.noSuchPayment' })
    await till.confirm(clientSecret)
    await till.hear()
    expect(await cardsOf(db, till.userId)).toEqual([])
  })
})
