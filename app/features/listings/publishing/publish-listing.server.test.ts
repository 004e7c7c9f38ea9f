import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startPaidTime } from '#app/features/billboards/start-paid-time.server.ts'
import { holdsTicker } from '#app/features/entitlements/queries.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aListing, DRAFT } from '#tests/factories/items.ts'
import { buyListing, publishPaid } from '#tests/factories/posting.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo, takeJobs } from '#tests/helpers/emails.ts'
import { adsOf, listingById } from '#tests/helpers/rows.ts'
import { publishListing } from './publish-listing.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))
beforeEach(() => db.deleteFrom('mailOutbox').execute())

const partsOf = (listingId: string) =>
  db
    .selectFrom('entitlements')
    .selectAll()
    .where('listingId', '=', listingId)
    .orderBy('createdAt')
    .orderBy('endsAt')
    .execute()

describe('a draft that is paid for', () => {
  test('[POST-09] goes live for 30 days', async () => {
    const { id } = await aListing(db, { ...DRAFT, createdAt: daysAgo(9) })
    expect(await publishPaid(db, id)).toEqual({ outcome: 'published', listingId: id, replaced: null })
    expect(await listingById(db, id)).toMatchObject({
      status: 'active',
      listed: true,
      paymentStatus: 'completed',
      paymentType: 'regular-listing',
      paymentAmount: 4000,
      expiresAt: daysAgo(-30),
      createdAt: NOW,
      featuredTicker: false,
    })
  })

  test('[SHARE-04] has its share images drawn, once it is public', async () => {
    await takeJobs(db, 'share-images.draw')
    const { id, listingId } = await aListing(db, DRAFT)
    await publishPaid(db, id)
    expect(await takeJobs(db, 'share-images.draw')).toEqual([{ kind: 'listing', publicId: listingId }])
  })

  test('[POST-09] goes live once, however often and concurrently its payment is reported', async () => {
    const { id } = await aListing(db, DRAFT)
    const told = () => publishPaid(db, id, { sourceId: 'pi_same' })
    const outcomes = (await Promise.all([told(), told(), told()])).map(({ outcome }) => outcome)
    expect(outcomes.toSorted()).toEqual(['published', 'repeated', 'repeated'])
    expect(await publishPaid(db, id, { sourceId: 'pi_same', now: daysAgo(-3) })).toMatchObject({
      outcome: 'repeated',
    })
    expect(await listingById(db, id)).toMatchObject({ expiresAt: daysAgo(-30) })
    expect(await partsOf(id)).toHaveLength(1)
  })

  test('[POST-09] nothing of it happens when the caller gives up', async () => {
    const { id } = await aListing(db, DRAFT)
    const work = db.transaction().execute(async (trx) => {
      await publishListing(ctxFor(trx), {
        listingId: id,
        tier: 'gold',
        amountCents: 30_000,
        sourceId: 'pi_undone',
        paidAt: NOW,
      })
      throw new Error('undone')
    })
    await expect(work).rejects.toThrow('undone')
    expect(await listingById(db, id)).toMatchObject(DRAFT)
    expect(await partsOf(id)).toEqual([])
  })

  test('[POST-09] stays deleted, paid or not: its owner did not want it any more', async () => {
    const draft = await aListing(db, { ...DRAFT, deletedAt: daysAgo(1) })
    expect(await publishPaid(db, draft.id)).toMatchObject({ outcome: 'gone' })
    expect(await listingById(db, draft.id)).toMatchObject({ listed: false, deletedAt: daysAgo(1) })
    const deleted = await aListing(db, { deletedAt: daysAgo(1) })
    expect(await publishPaid(db, deleted.id)).toMatchObject({ outcome: 'gone' })
    expect(await listingById(db, deleted.id)).toMatchObject({ listed: false })
    expect(await publishPaid(db, '00000000-0000-4000-8000-0000000000ff')).toMatchObject({ outcome: 'gone' })
  })

  test('[D-12] of a user who was banned while paying buys nothing, and no email says that it is live', async () => {
    const { id: userId, email } = await aProfile(db)
    const { id } = await aListing(db, { ...DRAFT, userId })
    await db.updateTable('profiles').set({ role: 'banned' }).where('id', '=', userId).execute()
    expect(await publishPaid(db, id)).toMatchObject({ outcome: 'gone' })
    expect(await listingById(db, id)).toMatchObject({ status: 'pending', paymentStatus: 'pending' })
    expect([await partsOf(id), await emailsTo(db, email)]).toEqual([[], []])
  })

  test('[POST-14] brings its owner one mail, in their language', async () => {
    const owner = await aProfile(db, { language: 'ru' })
    const listing = await aListing(db, { ...DRAFT, userId: owner.id, title: { ru: 'Трак', en: 'Truck' } })
    await buyListing(db, listing)
    await buyListing(db, listing, { now: daysAgo(-20) })
    const letters = await emailsTo(db, owner.email)
    const posted = letters.filter(({ template }) => template === 'listings.posted')
    expect(posted).toHaveLength(1)
    expect(posted[0]?.subject).toBe('Объявление опубликовано: Трак')
    expect(posted[0]?.body).toContain('$40')
    expect(letters.map(({ template }) => template).toSorted()).toEqual(['billing.receipt', 'listings.posted'])
  })

  test('[POST-14] an owner without a language is written to in that of the listing', async () => {
    const owner = await aProfile(db)
    await buyListing(
      db,
      await aListing(db, { ...DRAFT, userId: owner.id, title: { es: 'Camión\r\nBcc: x' } }),
    )
    expect(await emailsTo(db, owner.email)).toMatchObject([
      { subject: 'Tu anuncio ya está publicado: Camión Bcc: x' },
    ])
  })
})

describe('packages', () => {
  test('[POST-12] silver runs in the ticker', async () => {
    const { id } = await aListing(db, DRAFT)
    await publishPaid(db, id, { tier: 'silver', amountCents: 10_000 })
    expect(await listingById(db, id)).toMatchObject({ featuredTicker: true, paymentType: 'silver-package' })
    expect(await partsOf(id)).toMatchObject([
      { kind: 'post', startsAt: NOW, endsAt: daysAgo(-30) },
      { kind: 'ticker', startsAt: NOW, endsAt: daysAgo(-30) },
    ])
  })

  test('[POST-12] [POST-13] gold makes a billboard of the listing, and tells the operator and the buyer', async () => {
    const owner = await aProfile(db)
    const listing = await aListing(db, { ...DRAFT, userId: owner.id, category: 'repair-shops-parts' })
    await buyListing(db, listing, { tier: 'gold' })
    const [billboard] = await adsOf(db, owner.id)
    expect(billboard).toMatchObject({
      status: 'pending',
      moderation: 'waiting',
      category: 'repair-shops-parts',
      title: { en: 'Kenworth T680 sleeper' },
      contactType: 'contact_info',
      expiresAt: null,
    })
    const { site } = ctxFor(db)
    expect(await emailsTo(db, site.adminEmail)).toMatchObject([
      { subject: 'A paid banner ad is waiting for review: Kenworth T680 sleeper' },
    ])
    const [letter] = await emailsTo(db, owner.email)
    expect(letter?.body).toContain('We’ll contact you within 24 hours about your banner ad.')
  })

  test('[POST-12] the 30 days of a billboard begin when it first goes live', async () => {
    const owner = await aProfile(db)
    const { id } = await aListing(db, { ...DRAFT, userId: owner.id })
    await publishPaid(db, id, { tier: 'platinum', amountCents: 60_000 })
    const [billboard] = await adsOf(db, owner.id)
    const kinds = ['category-board', 'home-board']
    const boards = async () => (await partsOf(id)).filter(({ kind }) => kinds.includes(kind))
    expect(await boards()).toMatchObject([{ startsAt: null }, { startsAt: null }])
    await startPaidTime(ctxFor(db, { now: daysAgo(-4) }), billboard?.id ?? '')
    await startPaidTime(ctxFor(db, { now: daysAgo(-6) }), billboard?.id ?? '')
    const began = { startsAt: daysAgo(-4), endsAt: daysAgo(-34) }
    expect(await boards()).toMatchObject([began, began])
    expect(await adsOf(db, owner.id)).toMatchObject([{ expiresAt: daysAgo(-34) }])
  })

  test('[POST-12] gold paid again goes on with the same billboard', async () => {
    const owner = await aProfile(db)
    const { id } = await aListing(db, { ...DRAFT, userId: owner.id })
    await publishPaid(db, id, { tier: 'gold', amountCents: 30_000 })
    const [billboard] = await adsOf(db, owner.id)
    await startPaidTime(ctxFor(db), billboard?.id ?? '')
    await publishPaid(db, id, { tier: 'gold', amountCents: 30_000, now: daysAgo(-10) })
    expect(await adsOf(db, owner.id)).toMatchObject([{ id: billboard?.id, expiresAt: daysAgo(-60) }])
  })

  test('[POST-12] an upgrade adds the ticker and no days', async () => {
    const { id } = await aListing(db, DRAFT)
    await publishPaid(db, id)
    await publishPaid(db, id, {
      tier: 'silver',
      amountCents: 6000,
      upgradedFrom: 'single',
      now: daysAgo(-10),
    })
    expect(await listingById(db, id)).toMatchObject({ featuredTicker: true, expiresAt: daysAgo(-30) })
  })
})

describe('paid again', () => {
  test('[POST-15] a listing goes on from the later of now and its end (D-03)', async () => {
    const running = await aListing(db, { expiresAt: daysAgo(-5) })
    await publishPaid(db, running.id)
    expect(await listingById(db, running.id)).toMatchObject({
      expiresAt: daysAgo(-35),
      createdAt: daysAgo(1),
    })
    const over = await aListing(db, { status: 'expired', expiresAt: daysAgo(5) })
    await publishPaid(db, over.id)
    expect(await listingById(db, over.id)).toMatchObject({ status: 'active', expiresAt: daysAgo(-30) })
  })

  test('a listing its owner took down stays down, with more time and its place in the ticker for later', async () => {
    const { id } = await aListing(db, { status: 'inactive', expiresAt: daysAgo(-5) })
    await publishPaid(db, id, { tier: 'silver', amountCents: 10_000 })
    expect(await listingById(db, id)).toMatchObject({ status: 'inactive', featuredTicker: false })
    expect(await holdsTicker(db, id, NOW)).toBe(true)
  })
})

describe('a repost that is paid for', () => {
  test('[REPO-03] puts the old listing away and inherits what is left of it', async () => {
    const owner = await aProfile(db)
    const old = await aListing(db, { ...DRAFT, userId: owner.id })
    await publishPaid(db, old.id, { tier: 'silver', amountCents: 10_000, now: daysAgo(20) })
    const fresh = await aListing(db, { ...DRAFT, userId: owner.id, replaces: old.id })
    await publishPaid(db, fresh.id)
    expect(await listingById(db, old.id)).toMatchObject({
      status: 'inactive',
      replacedBy: fresh.id,
      featuredTicker: false,
    })
    expect(await listingById(db, fresh.id)).toMatchObject({ featuredTicker: true, expiresAt: daysAgo(-40) })
  })

  test('[REPO-03] a renewal of the old listing goes to the new one', async () => {
    const owner = await aProfile(db)
    const old = await aListing(db, { userId: owner.id, expiresAt: daysAgo(1), status: 'expired' })
    const fresh = await aListing(db, { ...DRAFT, userId: owner.id, replaces: old.id })
    await publishPaid(db, fresh.id)
    expect(await publishPaid(db, old.id)).toEqual({
      outcome: 'published',
      listingId: fresh.id,
      replaced: null,
    })
    expect(await listingById(db, fresh.id)).toMatchObject({ expiresAt: daysAgo(-60) })
  })

  test('[REPO-03] someone else’s listing is never put away', async () => {
    const old = await aListing(db)
    const fresh = await aListing(db, { ...DRAFT, replaces: old.id })
    await publishPaid(db, fresh.id)
    expect(await listingById(db, old.id)).toMatchObject({ listed: true, replacedBy: null })
  })
})
