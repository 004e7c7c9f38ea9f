import { beforeAll, describe, expect, test } from 'vitest'
import { ownPath } from '#app/features/items/own/own-item.ts'
import { jsonValue } from '#app/platform/db/json-value.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { startCheckout } from '#tests/helpers/checkout.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { aPayingUser } from '#tests/helpers/paying-user.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

/** A user who has bought Platinum, and pages as that user sees them. */
async function aBuyer() {
  const payer = await aPayingUser(db)
  const site = await siteWith(db, { actor: payer.ctx().actor, payments: payer.payments })
  const { id } = await payer.unpaidListing({ title: { en: 'Peterbilt 579' } })
  const { clientSecret, paymentId } = await startCheckout(payer.ctx(), {
    listingId: id,
    tier: 'platinum',
    renews: false,
  })
  await payer.confirm(clientSecret)
  await payer.deliverEvents()
  const read = async (address: string) => (await (await site.get(address)).text()).replaceAll('<!-- -->', '')
  const { billboardId } = await db
    .selectFrom('entitlements')
    .select('billboardId')
    .where('listingId', '=', id)
    .where('kind', '=', 'home-board')
    .executeTakeFirstOrThrow()
  return { payer, read, id, paymentId, billboardId: String(billboardId) }
}

const PICTURE = [{ id: 'b'.repeat(32), width: 800, height: 600 }]

describe('[PAY-14] what was bought, on one page', () => {
  test('names the package, every placement, who does what, and the payment with its receipt', async () => {
    const { read, id, paymentId, billboardId } = await aBuyer()
    const page = await read(`/dashboard/listings/${id}/purchase`)
    for (const shown of [
      'What you bought',
      'Platinum',
      '$600.00',
      'Peterbilt 579',
      `href="/dashboard/receipts/${paymentId}"`,
      // The listing and its ticker place run; the banner ad has not begun.
      'Feb 16, 2026 to Mar 18, 2026',
      'Its 30 days start on the day it first appears.',
      'In review',
      // It was made of a listing without a picture.
      'Your turn:',
      `href="/edit-ad/${billboardId}"`,
    ])
      expect(page).toContain(shown)
  })

  test('with a picture it is the site’s turn, and once it is shown nothing is left', async () => {
    const { read, id, billboardId } = await aBuyer()
    const images = { images: jsonValue(PICTURE) }
    await db.updateTable('ads').set(images).where('id', '=', billboardId).execute()
    expect(await read(`/dashboard/listings/${id}/purchase`)).toMatch(
      /Our turn: ?<\/b>We review the banner ad/u,
    )
    await db
      .updateTable('ads')
      .set({ status: 'active', moderation: 'approved', expiresAt: new Date(NOW.getTime() + 86_400_000) })
      .where('id', '=', billboardId)
      .execute()
    const page = await read(`/dashboard/listings/${id}/purchase`)
    expect(page).toContain('href="/categories/trucks-trailers-marketplace"')
    expect(page).not.toMatch(/Our turn|Your turn/u)
  })

  test('is linked from the card, from the page after the payment and from the mail', async () => {
    const { payer, read, id, paymentId } = await aBuyer()
    const to = `/dashboard/listings/${id}/purchase`
    expect(await read('/dashboard')).toContain(`href="${to}"`)
    const after = await read(`/payment-success?payment=${paymentId}`)
    expect(after).toContain(`href="${to}"`)
    expect(after).toContain('Platinum: $600.00')
    expect((await emailsTo(db, payer.email)).at(-1)?.body).toContain(`http://localhost:3000${to}`)
  })

  test('does not exist for others, nor for what was never paid for', async () => {
    const { id } = await aBuyer()
    const stranger = await siteWith(db, { actor: anActor() })
    expect((await stranger.get(`/dashboard/listings/${id}/purchase`)).status).toBe(404)
    const payer = await aPayingUser(db)
    const unpaid = await payer.unpaidListing()
    const site = await siteWith(db, { actor: payer.ctx().actor })
    expect((await site.get(`/dashboard/listings/${unpaid.id}/purchase`)).status).toBe(404)
    const { id: given } = await aListing(db, { userId: payer.userId })
    await anAd(db, { userId: payer.userId })
    expect((await site.get(`/dashboard/listings/${given}/purchase`)).status).toBe(200)
  })
})

test('[AD-04] before a banner ad of a package is deleted, the question says that what was paid is lost', async () => {
  const { payer, read, billboardId } = await aBuyer()
  const LOST = 'This banner ad is part of the package that you paid for.'
  const { id: posted } = await anAd(db, { userId: payer.userId })
  const questions = (id: string) => [
    `/edit-ad/${id}?ask=remove`,
    `${ownPath({ kind: 'banner', id })}?ask=deleted`,
  ]

  for (const address of questions(billboardId)) expect(await read(address)).toContain(LOST)
  for (const address of questions(posted)) expect(await read(address)).not.toContain(LOST)
})
