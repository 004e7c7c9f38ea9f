import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#app/lib/actor.ts'
import { aListing } from '#tests/factories/items.ts'
import { aPostedForm } from '#tests/factories/posting.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { anUpload } from '#tests/factories/uploads.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { listingById } from '#tests/helpers/rows.ts'
import { saveUnpaidListing } from './save-unpaid-listing.server.ts'

const { db } = useDatabase()

async function aUser(): Promise<Actor> {
  const { id } = await aProfile(db)
  return anActor({ id })
}

const save = (actor: Actor | null, given: Record<string, unknown> = {}, formId: string = randomUUID()) =>
  saveUnpaidListing(ctxFor(db, { actor, random: Math.random }), { formId, form: aPostedForm(given) })

test('[POST-09] what was written is saved before any money moves, and only its owner sees it', async () => {
  const actor = await aUser()
  const { id } = await save(actor, { titleRu: 'Водитель', serviceAreaType: 'all_states' })
  expect(await listingById(db, id)).toMatchObject({
    userId: actor.id,
    status: 'pending',
    paymentStatus: 'pending',
    moderation: 'approved',
    listed: false,
    featuredTicker: false,
    expiresAt: null,
    title: { en: 'Kenworth T680 sleeper', ru: 'Водитель' },
    category: 'cdl-a-company-drivers',
    contactPhone: '(555) 010-0199',
    businessState: 'IL',
    serviceAreaType: 'all_states',
    serviceState: null,
  })
  expect((await listingById(db, id)).searchText).toContain('водитель')
})

test('[POST-09] the same form sent twice at once is one draft; sent again it changes that draft', async () => {
  const actor = await aUser()
  const formId = randomUUID()
  const [a, b] = await Promise.all([save(actor, {}, formId), save(actor, {}, formId)])
  expect(a).toEqual(b)
  await save(actor, { titleEn: 'Peterbilt 579' }, formId)
  expect(await listingById(db, a.id)).toMatchObject({ title: { en: 'Peterbilt 579' } })
})

test('[POST-09] a form sent many times at once is one draft, and none of them fails', async () => {
  const actor = await aUser()
  const formId = randomUUID()
  const saved = await Promise.all(Array.from({ length: 8 }, () => save(actor, {}, formId)))
  expect(new Set(saved.map(({ id }) => id)).size).toBe(1)
})

test('[POST-09] a form can be sent once more after its draft was deleted', async () => {
  const actor = await aUser()
  const formId = randomUUID()
  const { id } = await save(actor, {}, formId)
  await db.updateTable('listings').set({ deletedAt: NOW }).where('id', '=', id).execute()
  const again = await save(actor, {}, formId)
  expect(again.id).not.toBe(id)
  expect(await listingById(db, id)).toMatchObject({ deletedAt: NOW })
})

test('[POST-09] a form that is paid already changes nothing any more', async () => {
  const actor = await aUser()
  const formId = randomUUID()
  const { id } = await save(actor, {}, formId)
  await db
    .updateTable('listings')
    .set({ status: 'active', paymentStatus: 'completed' })
    .where('id', '=', id)
    .execute()
  expect(await save(actor, { titleEn: 'Another' }, formId)).toEqual({ id })
  expect(await listingById(db, id)).toMatchObject({ title: { en: 'Kenworth T680 sleeper' } })
})

test('[POST-09] someone else’s form is another form', async () => {
  const formId = randomUUID()
  const first = await save(await aUser(), {}, formId)
  expect(await save(await aUser(), {}, formId)).not.toEqual(first)
})

test('[POST-04] only what is sold has a price', async () => {
  const actor = await aUser()
  const truck = await save(actor, { category: 'trucks-trailers-marketplace', compensation: '$45,000' })
  expect(await listingById(db, truck.id)).toMatchObject({ compensation: '$45000', priceCents: 4_500_000 })
  const job = await save(actor, { compensation: '$45000' })
  expect(await listingById(db, job.id)).toMatchObject({ compensation: '', priceCents: null })
})

test('[POST-07] pictures are those the poster has uploaded, in their order', async () => {
  const actor = await aUser()
  const pictures = [await anUpload(db, actor.id), await anUpload(db, actor.id)]
  const { id } = await save(actor, { pictures: pictures.map((picture) => picture.id).reverse() })
  expect((await listingById(db, id)).images).toEqual(pictures.toReversed())
  const foreign = await anUpload(db, (await aUser()).id)
  expect(await refusalOf(save(actor, { pictures: [foreign.id] }))).toMatchObject({
    code: 'uploads.unknownPicture',
  })
})

test('[POST-01] visitors and banned users cannot post', async () => {
  const banned = anActor({ ...(await aUser()), role: 'banned' })
  expect(await refusalOf(save(null))).toMatchObject({ kind: 'unauthenticated' })
  expect(await refusalOf(save(banned))).toMatchObject({ kind: 'forbidden', code: 'posting.banned' })
})

test('[POST-01] no one posts by the hundred', async () => {
  const actor = await aUser()
  for (let i = 0; i < 20; i += 1) await save(actor)
  expect(await refusalOf(save(actor))).toMatchObject({ kind: 'tooMany' })
})

test('[REPO-01] a repost names the listing it takes the place of, which stays as it is until it is paid', async () => {
  const actor = await aUser()
  const picture = { id: 'a'.repeat(32), width: 640, height: 480 }
  const old = await aListing(db, { userId: actor.id, images: [picture] })
  const form = aPostedForm({ pictures: [picture.id] })
  const ctx = ctxFor(db, { actor, random: Math.random })
  const { id } = await saveUnpaidListing(ctx, { formId: randomUUID(), form, replaces: old.id })
  expect(await listingById(db, id)).toMatchObject({ replaces: old.id, status: 'pending', images: [picture] })
  expect(await listingById(db, old.id)).toMatchObject({ status: 'active', replacedBy: null })
})

test('[REPO-01] someone else’s listing cannot be reposted', async () => {
  const { id: replaces } = await aListing(db)
  const ctx = ctxFor(db, { actor: await aUser() })
  const work = saveUnpaidListing(ctx, { formId: randomUUID(), form: aPostedForm(), replaces })
  expect(await refusalOf(work)).toMatchObject({ kind: 'notFound' })
})

test('[POST-09] what one has up already is not posted beside it, but may be once it is over, changed, or someone else’s', async () => {
  const actor = await aUser()
  const { id } = await save(actor)
  const set = (values: { status: 'active' | 'sold'; paymentStatus: 'completed' }) =>
    db.updateTable('listings').set(values).where('id', '=', id).execute()
  await set({ status: 'active', paymentStatus: 'completed' })

  expect(await refusalOf(save(actor, { titleEn: ' kenworth T680 SLEEPER ' }))).toMatchObject({
    kind: 'conflict',
    code: 'posting.alreadyExists',
  })
  await save(actor, { titleEn: 'Kenworth T680, the other one' })
  await save(await aUser())
  const again = { formId: randomUUID(), form: aPostedForm({}), replaces: id }
  await saveUnpaidListing(ctxFor(db, { actor, random: Math.random }), again)
  await set({ status: 'sold', paymentStatus: 'completed' })
  await save(actor)
})

test('[BIZ-06] what is posted is found by the company of its poster at once', async () => {
  const { id: userId } = await aProfile(db, { companyName: 'Northgate Lines' })
  const { id } = await save(anActor({ id: userId }))
  expect((await listingById(db, id)).searchVector).toContain("'northgate'")
})
