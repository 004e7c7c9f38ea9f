import { beforeAll, describe, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { startCheckout } from '#tests/helpers/checkout.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aPayingUser } from '#tests/helpers/paying-user.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { cardsOf } from './queries.server.ts'
import { setCardSaving } from './set-card-saving.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

async function withACharge(renews = false) {
  const payer = await aPayingUser(db)
  const { id } = await payer.unpaidListing()
  return { payer, ...(await startCheckout(payer.ctx(), { listingId: id, tier: 'single', renews })) }
}

describe('[PAY-01] [SUB-03] the new card of a payment is kept', () => {
  test.each([
    ['not, unless someone says so', [], false],
    ['when someone says so', [true], true],
    ['not, when they have changed their mind', [true, false], false],
  ] as const)('%s', async (_, choices, isKept) => {
    const { payer, paymentId, clientSecret } = await withACharge()
    for (const keep of choices) await setCardSaving(payer.ctx(), { paymentId, keep })

    await payer.confirm(clientSecret)
    await payer.deliverEvents()

    const kept = { brand: 'visa', last4: '4242', isDefault: true }
    expect(await cardsOf(db, payer.userId)).toMatchObject(isKept ? [kept] : [])
    expect(await payer.charged()).toBe(4000)
  })

  test('in any case when it renews itself', async () => {
    const { payer, paymentId, clientSecret } = await withACharge(true)
    await setCardSaving(payer.ctx(), { paymentId, keep: false })

    await payer.confirm(clientSecret)
    await payer.deliverEvents()

    expect(await cardsOf(db, payer.userId)).toHaveLength(1)
  })

  test('by no one but who pays', async () => {
    const { payer, paymentId, clientSecret } = await withACharge()
    const stranger = await aPayingUser(db)

    const refusal = await refusalOf(setCardSaving(stranger.ctx(), { paymentId, keep: true }))

    expect(refusal).toMatchObject({ kind: 'notFound', code: 'billing.noSuchPayment' })
    await payer.confirm(clientSecret)
    await payer.deliverEvents()
    expect(await cardsOf(db, payer.userId)).toEqual([])
  })
})
