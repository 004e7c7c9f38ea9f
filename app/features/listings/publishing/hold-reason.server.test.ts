import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { holdsTicker } from '#app/features/entitlements/queries.server.ts'
import { moderateItems } from '#app/features/moderation/moderate-items.server.ts'
import { nextInQueue } from '#app/features/moderation/queue/queries.server.ts'
import { daysAfter } from '#app/lib/day.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aListing, DRAFT } from '#tests/factories/items.ts'
import { adminCtx, anOrder } from '#tests/factories/moderation.ts'
import { buyListing, publishPaid } from '#tests/factories/posting.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { listingById } from '#tests/helpers/rows.ts'
import { moveListing } from '../move-listing.server.ts'
import { revokePurchase } from './revoke-purchase.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))
beforeEach(() => db.deleteFrom('mailOutbox').execute())

/** Publishes where the operator reviews the first post of an account, unless the test says otherwise. */
function publishHere(listingId: string, given: Parameters<typeof publishPaid>[2] = {}) {
  return publishPaid(db, listingId, { holdFirstPosts: 1, ...given })
}

describe('[AD-05] an operator who looks at the first posts of a new account (D-04)', () => {
  test('has a paid one wait, with a mail that says so, unseen and out of the ticker', async () => {
    const owner = await aProfile(db, { language: 'es' })
    const listing = await aListing(db, { ...DRAFT, userId: owner.id })
    const { id } = listing
    await buyListing(db, listing, { tier: 'silver', holdFirstPosts: 1 })
    expect(await listingById(db, id)).toMatchObject({
      status: 'pending',
      moderation: 'waiting',
      paymentStatus: 'completed',
      listed: false,
      featuredTicker: false,
      expiresAt: null,
    })
    expect((await nextInQueue(db, null, { locale: 'en', now: NOW }))?.item).toMatchObject({
      id,
      unpaid: false,
    })
    expect(await emailsTo(db, owner.email)).toMatchObject([
      { subject: 'Tu anuncio está en revisión: Kenworth T680 sleeper' },
    ])
  })

  test('its thirty days and its place in the ticker begin when it is approved; a renewal does not let it out', async () => {
    const { id } = await aListing(db, DRAFT)
    await publishHere(id, { tier: 'silver' })
    await publishHere(id, { now: daysAfter(NOW, 1) })
    expect(await listingById(db, id)).toMatchObject({ status: 'pending', moderation: 'waiting' })
    const admin = { ...(await adminCtx(db)), now: daysAfter(NOW, 3) }
    await moderateItems(admin, anOrder('approve', [await listingById(db, id)]))
    expect(await listingById(db, id)).toMatchObject({
      status: 'active',
      listed: true,
      createdAt: daysAfter(NOW, 3),
      expiresAt: daysAfter(NOW, 63),
      featuredTicker: true,
    })
    expect(await holdsTicker(db, id, daysAfter(NOW, 32))).toBe(true)
    expect(await holdsTicker(db, id, daysAfter(NOW, 34))).toBe(false)
  })

  test('lets the next go live by itself once one was approved, and those of admins always', async () => {
    const owner = await aProfile(db)
    await aListing(db, { userId: owner.id })
    const second = await aListing(db, { ...DRAFT, userId: owner.id })
    await publishHere(second.id)
    expect((await listingById(db, second.id)).listed).toBe(true)
    const boss = await aProfile(db, { role: 'admin' })
    const own = await aListing(db, { ...DRAFT, userId: boss.id })
    await publishHere(own.id)
    expect((await listingById(db, own.id)).listed).toBe(true)
  })

  test('a rejected or removed post is no approved one', async () => {
    const owner = await aProfile(db)
    await aListing(db, { userId: owner.id, moderation: 'removed', status: 'inactive' })
    const second = await aListing(db, { ...DRAFT, userId: owner.id })
    await publishHere(second.id)
    expect(await listingById(db, second.id)).toMatchObject({ moderation: 'waiting', listed: false })
  })

  test('nothing waits unless the operator asked for it', async () => {
    const { id } = await aListing(db, DRAFT)
    await publishHere(id, { holdFirstPosts: 0 })
    expect((await listingById(db, id)).listed).toBe(true)
  })

  test('refunded while it waits, it is a draft again, in no queue and not to be approved', async () => {
    const { id } = await aListing(db, DRAFT)
    await publishHere(id, { sourceId: 'pi_held' })
    await revokePurchase(ctxFor(db), { listingId: id, sourceId: 'pi_held' })
    expect(await listingById(db, id)).toMatchObject({
      status: 'pending',
      paymentStatus: 'pending',
      moderation: 'approved',
    })
    const approving = moderateItems(await adminCtx(db), anOrder('approve', [await listingById(db, id)]))
    expect(await refusalOf(approving)).toMatchObject({ code: 'moderation.unpaid' })
  })

  test('its owner cannot let it out', async () => {
    const owner = await aProfile(db)
    const { id } = await aListing(db, { ...DRAFT, userId: owner.id })
    await publishHere(id)
    const ctx = ctxFor(db, { actor: anActor({ id: owner.id }) })
    expect(await refusalOf(moveListing(ctx, { id, to: 'active' }))).toMatchObject({ kind: 'conflict' })
  })
})

describe('[PRICE-04] a price of less than half of what is usual', () => {
  const LIKE = { comparableGroup: 'truck/sleeper/volvo/vnl', comparableYear: 2021 } as const
  beforeAll(async () => {
    await db
      .insertInto('usualPrices')
      .values({
        ...LIKE,
        listings: 9,
        lowest: 3_000_000,
        firstQuarter: 3_600_000,
        median: 4_000_000,
        thirdQuarter: 4_700_000,
        highest: 6_000_000,
      })
      .execute()
  })

  test('has the listing wait for an admin, and the poster learns why by mail', async () => {
    const owner = await aProfile(db, { language: 'en' })
    await aListing(db, { userId: owner.id })
    const listing = await aListing(db, { ...DRAFT, ...LIKE, userId: owner.id, comparableValue: 1_999_999 })
    await buyListing(db, listing, { tier: 'single', holdFirstPosts: 0 })
    expect(await listingById(db, listing.id)).toMatchObject({
      status: 'pending',
      moderation: 'waiting',
      heldFor: 'price',
      listed: false,
    })
    const [mail] = await emailsTo(db, owner.email)
    expect(mail?.body).toContain('less than half of what is usual')
    const { item } = (await nextInQueue(db, null, { locale: 'en', now: NOW })) ?? {}
    expect(item).toBeDefined()
  })

  test('does not concern half of it and more, listings without comparable ones, and those of admins', async () => {
    const boss = await aProfile(db, { role: 'admin' })
    const drafts = [
      await aListing(db, { ...DRAFT, ...LIKE, comparableValue: 2_000_000 }),
      await aListing(db, { ...DRAFT, ...LIKE, comparableYear: 2011, comparableValue: 1 }),
      await aListing(db, { ...DRAFT, ...LIKE, comparableValue: 1, userId: boss.id }),
    ]
    for (const { id } of drafts) await publishHere(id, { holdFirstPosts: 0 })
    for (const { id } of drafts)
      expect(await listingById(db, id)).toMatchObject({ status: 'active', listed: true, heldFor: null })
  })

  test('is looked at once: approved, the listing is public', async () => {
    const { id } = await aListing(db, { ...DRAFT, ...LIKE, comparableValue: 5 })
    await publishHere(id, { holdFirstPosts: 0 })
    await moderateItems(await adminCtx(db), anOrder('approve', [await listingById(db, id)]))
    expect(await listingById(db, id)).toMatchObject({ status: 'active', listed: true })
    await publishHere(id, { holdFirstPosts: 0, sourceId: 'pi_again' })
    expect(await listingById(db, id)).toMatchObject({ status: 'active', listed: true })
  })
})
