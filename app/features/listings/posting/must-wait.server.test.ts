import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { moderateItems } from '#app/features/moderation/moderate-items.server.ts'
import { nextInQueue } from '#app/features/moderation/queue/queries.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aListing } from '#tests/factories/items.ts'
import { adminCtx, anOrder } from '#tests/factories/moderation.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { lettersTo } from '#tests/helpers/letters.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { moveListing } from '../move-listing.server.ts'
import { type Publication, publishListing } from './publish-listing.server.ts'
import { holdsTicker } from './queries.server.ts'
import { withdrawListing } from './withdraw-listing.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))
beforeEach(() => db.deleteFrom('mailOutbox').execute())

const DRAFT = { status: 'pending', paymentStatus: 'pending', expiresAt: null } as const
let payments = 0

function publishHere(
  listingId: string,
  {
    now = NOW,
    holdFirstPosts = 1,
    ...paid
  }: Partial<Publication> & { now?: Date; holdFirstPosts?: number } = {},
) {
  payments += 1
  const { site } = ctxFor(db)
  return publishListing(ctxFor(db, { now, random: Math.random, site: { ...site, holdFirstPosts } }), {
    listingId,
    tier: 'single',
    amountCents: 4000,
    sourceId: `pi_${payments}`,
    paidAt: now,
    ...paid,
  })
}

const listingById = (id: string) =>
  db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

describe('[AD-05] an operator who looks at the first posts of a new account (D-04)', () => {
  test('has a paid one wait, with a mail that says so, unseen and out of the ticker', async () => {
    const owner = await aProfile(db, { language: 'es' })
    const { id } = await aListing(db, { ...DRAFT, userId: owner.id })
    await publishHere(id, { tier: 'silver' })
    expect(await listingById(id)).toMatchObject({
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
    expect(await lettersTo(db, owner.email)).toMatchObject([
      { subject: 'Tu anuncio está en revisión: Kenworth T680 sleeper' },
    ])
  })

  test('its thirty days and its place in the ticker begin when it is approved; a renewal does not let it out', async () => {
    const { id } = await aListing(db, DRAFT)
    await publishHere(id, { tier: 'silver' })
    await publishHere(id, { now: later(1) })
    expect(await listingById(id)).toMatchObject({ status: 'pending', moderation: 'waiting' })
    const admin = { ...(await adminCtx(db)), now: later(3) }
    await moderateItems(admin, anOrder('approve', [await listingById(id)]))
    expect(await listingById(id)).toMatchObject({
      status: 'active',
      listed: true,
      createdAt: later(3),
      expiresAt: later(63),
      featuredTicker: true,
    })
    expect(await holdsTicker(db, id, later(32))).toBe(true)
    expect(await holdsTicker(db, id, later(34))).toBe(false)
  })

  test('lets the next go live by itself once one was approved, and those of admins always', async () => {
    const owner = await aProfile(db)
    await aListing(db, { userId: owner.id })
    const second = await aListing(db, { ...DRAFT, userId: owner.id })
    await publishHere(second.id)
    expect((await listingById(second.id)).listed).toBe(true)
    const boss = await aProfile(db, { role: 'admin' })
    const own = await aListing(db, { ...DRAFT, userId: boss.id })
    await publishHere(own.id)
    expect((await listingById(own.id)).listed).toBe(true)
  })

  test('a rejected or removed post is no approved one', async () => {
    const owner = await aProfile(db)
    await aListing(db, { userId: owner.id, moderation: 'removed', status: 'inactive' })
    const second = await aListing(db, { ...DRAFT, userId: owner.id })
    await publishHere(second.id)
    expect(await listingById(second.id)).toMatchObject({ moderation: 'waiting', listed: false })
  })

  test('nothing waits unless the operator asked for it', async () => {
    const { id } = await aListing(db, DRAFT)
    await publishHere(id, { holdFirstPosts: 0 })
    expect((await listingById(id)).listed).toBe(true)
  })

  test('refunded while it waits, it is a draft again, in no queue and not to be approved', async () => {
    const { id } = await aListing(db, DRAFT)
    await publishHere(id, { sourceId: 'pi_held' })
    await withdrawListing(ctxFor(db), { listingId: id, sourceId: 'pi_held' })
    expect(await listingById(id)).toMatchObject({
      status: 'pending',
      paymentStatus: 'pending',
      moderation: 'approved',
    })
    const approving = moderateItems(await adminCtx(db), anOrder('approve', [await listingById(id)]))
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
