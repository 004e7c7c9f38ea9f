import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#app/lib/actor.ts'
import { versionOf } from '#app/platform/forms/stored-version.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aListing, DRAFT } from '#tests/factories/items.ts'
import { aPostedForm } from '#tests/factories/posting.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { listingById } from '#tests/helpers/rows.ts'
import { createFreeListing } from './create-free-listing.server.ts'
import { editListing } from './edit-listing.server.ts'
import { listingValues } from './listing-values.ts'
import { listingToEdit } from './queries.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

async function aUser(role: Actor['role'] = 'user'): Promise<Actor> {
  const { id, email } = await aProfile(db, { role })
  return anActor({ id, email, role })
}

/** Edits the version that is stored. */
async function edit(actor: Actor | null, id: string, given: Record<string, unknown> = {}) {
  const listing = await listingToEdit(db, id)
  const version = listing && versionOf(listingValues(listing))
  const form = aPostedForm({ titleEn: 'Changed', version, ...given })
  await editListing(ctxFor(db, { actor }), { id, form })
}

const logOf = (targetId: string) =>
  db.selectFrom('auditLog').select('action').where('targetId', '=', targetId).execute()

test('[DASH-05] an owner changes what a listing says, and nothing of what was paid and decided', async () => {
  const actor = await aUser()
  const before = await aListing(db, {
    userId: actor.id,
    featuredTicker: true,
    views: 7,
    paymentAmount: 10_000,
  })
  await edit(actor, before.id)
  const { title, searchText, ...after } = await listingById(db, before.id)
  expect(title).toEqual({ en: 'Changed' })
  expect(searchText).toContain('changed')
  const { userId, listingId, status, moderation, featuredTicker, views, paymentAmount, expiresAt } = before
  expect(after).toMatchObject({
    userId,
    listingId,
    status,
    moderation,
    featuredTicker,
    views,
    paymentAmount,
    expiresAt,
  })
  expect(await logOf(before.id)).toEqual([{ action: 'update_listing' }])
})

test('[LOG-01] [MOD-03] an admin’s change is written into the log, of their own listing too, with what it was before', async () => {
  const admin = await aUser('admin')
  for (const { id } of [await aListing(db), await aListing(db, { userId: admin.id })]) {
    await edit(admin, id)
    expect(await listingById(db, id)).toMatchObject({ title: { en: 'Changed' } })
    const [entry] = await db.selectFrom('auditLog').selectAll().where('targetId', '=', id).execute()
    expect(entry).toMatchObject({
      action: 'update_listing',
      actorId: admin.id,
      details: { before: { title: { en: 'Kenworth T680 sleeper' } }, after: { title: { en: 'Changed' } } },
    })
  }
})

test('[DASH-05] strangers, visitors and banned users change nothing', async () => {
  const owner = await aUser()
  const { id } = await aListing(db, { userId: owner.id })
  expect(await refusalOf(edit(await aUser(), id))).toMatchObject({ kind: 'notFound' })
  expect(await refusalOf(edit(null, id))).toMatchObject({ kind: 'unauthenticated' })
  expect(await refusalOf(edit({ ...owner, role: 'banned' }, id))).toMatchObject({ kind: 'forbidden' })
  expect(await listingById(db, id)).toMatchObject({ title: { en: 'Kenworth T680 sleeper' } })
})

test('[DASH-05] what was removed, reposted or deleted is not changed any more', async () => {
  const actor = await aUser()
  const fresh = await aListing(db, { userId: actor.id })
  const removed = await aListing(db, { userId: actor.id, moderation: 'removed' })
  const replaced = await aListing(db, { userId: actor.id, replacedBy: fresh.id })
  const deleted = await aListing(db, { userId: actor.id, deletedAt: daysAgo(1) })
  expect(await refusalOf(edit(actor, removed.id))).toMatchObject({ kind: 'conflict' })
  expect(await refusalOf(edit(actor, replaced.id))).toMatchObject({ kind: 'conflict' })
  expect(await refusalOf(edit(actor, deleted.id))).toMatchObject({ kind: 'notFound' })
  expect(await refusalOf(edit(actor, randomUUID()))).toMatchObject({ kind: 'notFound' })
})

test('[MOD-08] an admin posts without paying: live for 30 days, not in the ticker, with a mail of $0', async () => {
  const actor = await aUser('admin')
  const ctx = { ...ctxFor(db, { random: Math.random }), actor }
  const formId = randomUUID()
  const { id } = await createFreeListing(ctx, { formId, form: aPostedForm() })
  expect(await createFreeListing(ctx, { formId, form: aPostedForm() })).toEqual({ id })
  expect(await listingById(db, id)).toMatchObject({
    status: 'active',
    featuredTicker: false,
    paymentStatus: 'completed',
    paymentAmount: 0,
    expiresAt: daysAgo(-30),
  })
  const letters = await emailsTo(db, actor.email)
  expect(letters).toHaveLength(1)
  expect(letters[0]?.body).toContain('Package: admin. Amount: $0.')
  expect(await logOf(id)).toEqual([{ action: 'create_listing' }])
})

test('[MOD-08] no one else posts without paying', async () => {
  const ctx = { ...ctxFor(db), actor: await aUser() }
  const work = createFreeListing(ctx, { formId: randomUUID(), form: aPostedForm() })
  expect(await refusalOf(work)).toMatchObject({ kind: 'forbidden' })
})

test('[PRICE-03] a price that was lowered shows from what and since when, until it changes again', async () => {
  const actor = await aUser()
  const { id } = await aListing(db, { userId: actor.id, compensation: '46500', priceCents: 4_650_000 })
  const sold = { category: 'trucks-trailers-marketplace' }
  await edit(actor, id, { ...sold, compensation: '$44,900' })
  expect(await listingById(db, id)).toMatchObject({ priceWasCents: 4_650_000, priceDroppedAt: NOW })
  await edit(actor, id, { ...sold, compensation: '$44,900', titleEn: 'New tires' })
  expect(await listingById(db, id)).toMatchObject({ priceWasCents: 4_650_000, priceDroppedAt: NOW })
  await edit(actor, id, { ...sold, compensation: '$50,000' })
  expect(await listingById(db, id)).toMatchObject({ priceWasCents: null, priceDroppedAt: null })
})

test('[PRICE-03] the price of an unpaid listing may change as often as one likes: no one has seen it', async () => {
  const actor = await aUser()
  const { id } = await aListing(db, {
    ...DRAFT,
    userId: actor.id,
    priceCents: 4_650_000,
    compensation: '46500',
  })
  await edit(actor, id, { category: 'trucks-trailers-marketplace', compensation: '$44,900' })
  expect(await listingById(db, id)).toMatchObject({ priceWasCents: null })
})
