import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aListing, DRAFT } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { publishListing } from '../publishing/publish-listing.server.ts'
import { postingJobs } from './jobs.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))
beforeEach(async () => {
  await db.deleteFrom('listings').execute()
  await db.deleteFrom('mailOutbox').execute()
})

const run = (name: keyof typeof postingJobs, now = NOW) => postingJobs[name].run(ctxFor(db, { now }), null)

const listings = (id: string) => db.selectFrom('listings').selectAll().where('id', '=', id).execute()

describe('[POST-15] three days before its end an owner gets an email', () => {
  test('once, in their language, with a link to go on, whichever node is first', async () => {
    const owner = await aProfile(db, { language: 'es' })
    const { id } = await aListing(db, { userId: owner.id, expiresAt: daysAgo(-2) })
    await Promise.all([run('listings.tell-of-ends'), run('listings.tell-of-ends')])
    await run('listings.tell-of-ends', daysAgo(-1))
    const letters = await emailsTo(db, owner.email)
    expect(letters).toMatchObject([{ subject: 'Tu anuncio está por vencer: Kenworth T680 sleeper' }])
    expect(letters[0]?.body).toContain(`/dashboard/listings/${id}/repost`)
  })

  test('of every listing, however many end on one day', async () => {
    const owner = await aProfile(db)
    for (let n = 0; n < 201; n += 1) await aListing(db, { userId: owner.id, expiresAt: daysAgo(-2) })
    await run('listings.tell-of-ends')
    expect(await emailsTo(db, owner.email)).toHaveLength(201)
  })

  test('again when the end is another one', async () => {
    const owner = await aProfile(db)
    const { id } = await aListing(db, { userId: owner.id, expiresAt: daysAgo(-2) })
    await run('listings.tell-of-ends')
    await db
      .updateTable('listings')
      .set({ expiresAt: daysAgo(-32) })
      .where('id', '=', id)
      .execute()
    await run('listings.tell-of-ends', daysAgo(-30))
    expect(await emailsTo(db, owner.email)).toHaveLength(2)
  })

  test('but not who does not want to know, nor of what goes on by itself, is hidden, or has more time', async () => {
    const quiet = await aProfile(db, { expiryAlerts: false })
    const owner = await aProfile(db)
    await aListing(db, { userId: quiet.id, expiresAt: daysAgo(-2) })
    await aListing(db, { userId: owner.id, expiresAt: daysAgo(-4) })
    await aListing(db, { userId: owner.id, expiresAt: daysAgo(-2), moderation: 'rejected' })
    const renewing = await aListing(db, { userId: owner.id, expiresAt: daysAgo(-2) })
    await db
      .insertInto('subscriptions')
      .values({
        userId: owner.id,
        listingId: renewing.id,
        stripeSubscriptionId: 'sub_1',
        stripeCustomerId: 'cus_1',
        packageType: 'single',
      })
      .execute()
    await run('listings.tell-of-ends')
    expect(await emailsTo(db, owner.email)).toEqual([])
    expect(await emailsTo(db, quiet.email)).toEqual([])
  })
})

describe('[POST-09] a draft no one touches', () => {
  test('is spoken of once after two days', async () => {
    const owner = await aProfile(db, { language: 'ru' })
    const fresh = await aProfile(db)
    await aListing(db, { ...DRAFT, userId: owner.id, updatedAt: daysAgo(2) })
    await aListing(db, { ...DRAFT, userId: fresh.id, updatedAt: daysAgo(1) })
    await Promise.all([run('listings.remind-of-drafts'), run('listings.remind-of-drafts')])
    await run('listings.remind-of-drafts', daysAgo(-9))
    expect(await emailsTo(db, owner.email)).toMatchObject([
      { subject: 'Объявление ещё не опубликовано: Kenworth T680 sleeper' },
    ])
    expect(await emailsTo(db, fresh.email)).toHaveLength(1)
  })

  test('is not spoken of to who wants no mail or was banned, nor when it was deleted', async () => {
    const quiet = await aProfile(db, { emailNotifications: false })
    const banned = await aProfile(db)
    const owner = await aProfile(db)
    const old = { ...DRAFT, updatedAt: daysAgo(2) }
    await aListing(db, { ...old, userId: quiet.id })
    await aListing(db, { ...old, userId: banned.id })
    await aListing(db, { ...old, userId: owner.id, deletedAt: daysAgo(1) })
    await db.updateTable('profiles').set({ role: 'banned' }).where('id', '=', banned.id).execute()
    await run('listings.remind-of-drafts')
    const letters = await Promise.all([quiet, banned, owner].map(({ email }) => emailsTo(db, email)))
    expect(letters).toEqual([[], [], []])
  })

  test('is removed after 30; a payment that was under way goes back', async () => {
    const old = await aListing(db, { ...DRAFT, updatedAt: daysAgo(30) })
    const young = await aListing(db, { ...DRAFT, updatedAt: daysAgo(29) })
    await run('listings.tidy')
    expect(await listings(old.id)).toMatchObject([{ deletedAt: NOW }])
    expect(await listings(young.id)).toMatchObject([{ deletedAt: null }])
    const paid = { tier: 'single', amountCents: 4000, sourceId: 'pi_late', paidAt: NOW } as const
    expect(await publishListing(ctxFor(db), { listingId: old.id, ...paid })).toMatchObject({
      outcome: 'gone',
    })
    expect(await listings(old.id)).toMatchObject([{ listed: false, deletedAt: NOW }])
  })
})

test('[POST-15] what was deleted 30 days ago is erased (D-38)', async () => {
  const old = await aListing(db, { deletedAt: daysAgo(30) })
  const young = await aListing(db, { deletedAt: daysAgo(29) })
  await run('listings.tidy')
  await run('listings.tidy')
  expect(await listings(old.id)).toEqual([])
  expect(await listings(young.id)).toHaveLength(1)
})

describe('[POST-12] a paid place in the ticker', () => {
  const ticker = async (listingId: string, endsAt: Date, sourceId: string) =>
    db
      .insertInto('entitlements')
      .values({
        listingId,
        kind: 'ticker',
        sourceId,
        tier: 'silver',
        amount: 0,
        startsAt: daysAgo(40),
        endsAt,
      })
      .execute()

  test('ends while the listing goes on, and then an admin may put it there by hand', async () => {
    const { id } = await aListing(db, { featuredTicker: true })
    await ticker(id, NOW, 'pi_over')
    await run('listings.end-ticker-places')
    expect(await listings(id)).toMatchObject([{ featuredTicker: false, status: 'active' }])
    await db.updateTable('listings').set({ featuredTicker: true }).where('id', '=', id).execute()
    await run('listings.end-ticker-places', daysAgo(-1))
    expect(await listings(id)).toMatchObject([{ featuredTicker: true }])
  })

  test('goes on while another one is paid', async () => {
    const { id } = await aListing(db, { featuredTicker: true })
    await ticker(id, NOW, 'pi_first')
    await ticker(id, daysAgo(-20), 'pi_next')
    await run('listings.end-ticker-places')
    expect(await listings(id)).toMatchObject([{ featuredTicker: true }])
  })
})
