import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addCard } from '#app/features/billing/cards/add-card.server.ts'
import type { PaymentReason } from '#app/features/billing/rules.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aListing } from '#tests/factories/items.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aPayingUser } from '#tests/helpers/paying-user.ts'
import { payOnce } from '#tests/helpers/places-to-pay.ts'
import { siteWith } from '#tests/helpers/site.ts'
import { bumpBill } from './bump-bill.server.ts'
import { listingBill } from './listing-bill.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

/** The owner of a live listing, with a saved card, and the pages on which it is paid for. */
async function anOwner() {
  const payer = await aPayingUser(db)
  const own = { userId: payer.userId, createdAt: daysAgo(5), expiresAt: daysAgo(-25) }
  const { id: listingId } = await aListing(db, own)
  const card = await payer.card()
  await addCard(payer.ctx(), { paymentMethodId: card })
  const page = { id: listingId, url: new URL('http://localhost/') }
  const site = await siteWith(db, { actor: payer.ctx().actor, payments: payer.payments })
  const extension = { listingId, tier: 'single', reason: 'renewal', amount: 4000, card } as const
  return {
    payer,
    site,
    listingId,
    card,
    page: () => listingBill(payer.ctx(), page),
    bumpPage: () => bumpBill(payer.ctx(), page),
    extend: (lastPaymentId: string | null) => payOnce(site, { ...extension, lastPaymentId }),
  }
}

const code = z.object({ code: z.string() })
const codeOf = async (response: Response) => code.parse(await response.json()).code

describe('[PAY-05] a page that was opened before the last purchase', () => {
  test('extends a listing once, however often its button is pressed', async () => {
    const { payer, page, extend } = await anOwner()
    const { lastPaymentId } = await page()
    expect((await extend(lastPaymentId)).status).toBe(200)

    const again = await extend(lastPaymentId)

    expect([again.status, await codeOf(again)]).toEqual([409, 'billing.paidMeanwhile'])
    expect(await payer.charged()).toBe(4000)
    expect((await extend((await page()).lastPaymentId)).status).toBe(200)
    expect(await payer.charged()).toBe(8000)
  })

  test.each([
    ['extend', 'single', 'renewal', 4000],
    ['upgrade', 'gold', 'upgrade', 26_000],
    ['bump', 'top', 'bump', 1000],
  ] as const)('does not %s', async (_, tier, reason: PaymentReason, amount) => {
    const { payer, site, listingId, card, page, bumpPage, extend } = await anOwner()
    const { lastPaymentId } = tier === 'top' ? await bumpPage() : await page()
    // Another user's listing is above it: a bump is for sale.
    await aListing(db)
    await extend((await page()).lastPaymentId)

    const late = await payOnce(site, { listingId, tier, reason, amount, card, lastPaymentId })

    expect([late.status, await codeOf(late)]).toEqual([409, 'billing.paidMeanwhile'])
    expect(await payer.charged()).toBe(4000)
  })

  test('does not begin to renew', async () => {
    const { payer, site, listingId, card, page, extend } = await anOwner()
    const { lastPaymentId } = await page()
    await extend(lastPaymentId)

    const about = { packageType: 'single', listingId, paymentMethodId: card, reason: 'renewal' }
    const late = await site.post('/api/create-subscription', { ...about, lastPaymentId })

    expect([late.status, await codeOf(late)]).toEqual([409, 'billing.paidMeanwhile'])
    expect(await payer.charged()).toBe(4000)
  })
})
