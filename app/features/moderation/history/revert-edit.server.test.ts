import { expect, test } from 'vitest'
import { listEdits } from '#app/features/audit/edits/queries.server.ts'
import { billboardValues } from '#app/features/billboards/editing/billboard-values.ts'
import { editBillboard } from '#app/features/billboards/editing/edit-billboard.server.ts'
import { findEditedBillboard } from '#app/features/billboards/editing/queries.server.ts'
import { billboardForm } from '#app/features/billboards/editing/schema.ts'
import { completeFacts } from '#app/features/listings/completing/complete-facts.server.ts'
import { editListing } from '#app/features/listings/posting/edit-listing.server.ts'
import { listingValues } from '#app/features/listings/posting/listing-values.ts'
import { listingToEdit } from '#app/features/listings/posting/queries.server.ts'
import { listingForm } from '#app/features/listings/posting/schema.ts'
import { deleteUnused, picturesInUse } from '#app/features/uploads/queries.server.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { versionOf } from '#app/platform/forms/stored-version.server.ts'
import { FILES, listing as importedListing } from '#tests/factories/imported-rows.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { ADMIN_ID, adminCtx } from '#tests/factories/moderation.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { anUpload } from '#tests/factories/uploads.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { useImports } from '#tests/helpers/importing.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { adById, listingById } from '#tests/helpers/rows.ts'
import { revertEdit } from './revert-edit.server.ts'

const { db } = useDatabase()
const imports = useImports(db)

async function anOwner() {
  const { id } = await aProfile(db)
  return { id, ctx: ctxFor(db, { actor: anActor({ id }) }) }
}

async function anAdmin() {
  const actor = anActor({ id: ADMIN_ID, role: 'admin' })
  return { ...(await adminCtx(db)), actor }
}

/** Edits a listing as its form does: everything it says, with these fields changed. */
async function edit(ctx: Ctx, id: string, changed: Record<string, unknown>) {
  const stored = await listingToEdit(db, id)
  const values = stored ? listingValues(stored) : {}
  const form = listingForm(TRANSLATE.en, 'en').parse({
    ...values,
    ...changed,
    version: versionOf(values),
  })
  await editListing(ctx, { id, form })
}

const PHONE = { contactPhone: '(555) 010-0100' }
const editsOf = (id: string) => listEdits(db, { kind: 'listing', id })

const aUsers = (userId: string) => aListing(db, { userId, contactName: 'Dana' })

test('[LOG-04] an edit by the owner or by an admin keeps each changed field, before and after, and no other', async () => {
  const owner = await anOwner()
  const admin = await anAdmin()
  const { id } = await aUsers(owner.id)

  await edit(owner.ctx, id, { titleEn: 'Better title' })
  await edit(admin, id, { ...PHONE, businessCity: 'Gary' })
  await edit(admin, id, {})

  expect(await editsOf(id)).toMatchObject([
    {
      actorId: ADMIN_ID,
      actorRole: 'admin',
      source: 'form',
      changes: { contactPhone: ['(555) 010-0199', '(555) 010-0100'], businessCity: ['Joliet', 'Gary'] },
    },
    {
      actorId: owner.id,
      actorRole: 'user',
      source: 'form',
      changes: { titleEn: ['Kenworth T680 sleeper', 'Better title'] },
    },
  ])
  expect((await editsOf(id)).map(({ changes }) => Object.keys(changes).length)).toEqual([2, 1])
})

test('[LOG-04] the log names the fields of every edit, and no contact data, because no one can erase it', async () => {
  const owner = await anOwner()
  const { id } = await aUsers(owner.id)
  await edit(owner.ctx, id, PHONE)
  await edit(await anAdmin(), id, { contactPhone: '(555) 010-0177' })

  const log = await db.selectFrom('auditLog').selectAll().where('targetId', '=', id).execute()
  expect(log.map(({ details }) => details)).toMatchObject([
    { fields: ['contactPhone'] },
    { fields: ['contactPhone'] },
  ])
  expect(JSON.stringify(log)).not.toContain('010-01')
})

test('[LOG-04] an import and confirmed facts are edits, too', async () => {
  await imports.run(FILES)
  await imports.run({ ...FILES, 'listings.json': [importedListing({ contactPhone: '312-555-0199' })] })
  const { id } = await db
    .selectFrom('listings')
    .select('id')
    .where('contactPhone', '=', '(312) 555-0199')
    .executeTakeFirstOrThrow()
  expect(await editsOf(id)).toMatchObject([
    {
      source: 'import',
      actorRole: 'operator',
      actorId: null,
      changes: { contactPhone: ['(312) 555-0147', '(312) 555-0199'] },
    },
  ])

  const owner = await anOwner()
  const truck = await aListing(db, { userId: owner.id, title: { en: '2019 Kenworth T680, 450,000 miles' } })
  await completeFacts(owner.ctx, truck.id, { confirmed: ['year'], next: 'save' })
  expect(await editsOf(truck.id)).toMatchObject([
    { source: 'facts', changes: { attribute_year: ['', '2019'] } },
  ])
})

test('[LOG-05] an admin takes an edit back, apart from later edits of other fields, and that is an edit itself', async () => {
  const owner = await anOwner()
  const { id } = await aUsers(owner.id)
  await edit(owner.ctx, id, { ...PHONE, titleEn: 'Bait' })
  await edit(owner.ctx, id, { businessCity: 'Gary' })
  const [, bait] = await editsOf(id)

  await revertEdit(await anAdmin(), { kind: 'listing', id, edit: bait?.id ?? 0 })

  expect(await listingById(db, id)).toMatchObject({
    title: { en: 'Kenworth T680 sleeper' },
    contactPhone: '(555) 010-0199',
    businessCity: 'Gary',
    moderation: 'approved',
  })
  const [undo] = await editsOf(id)
  expect(undo).toMatchObject({
    source: 'revert',
    reverts: bait?.id,
    changes: { titleEn: ['Bait', 'Kenworth T680 sleeper'] },
  })

  await revertEdit(await anAdmin(), { kind: 'listing', id, edit: undo?.id ?? 0 })
  expect(await listingById(db, id)).toMatchObject({ title: { en: 'Bait' } })
})

test('[LOG-05] what was changed again since, or breaks a rule of today, is not taken back', async () => {
  const owner = await anOwner()
  const admin = await anAdmin()
  const { id } = await aUsers(owner.id)
  await edit(owner.ctx, id, PHONE)
  await edit(owner.ctx, id, { contactPhone: '(555) 010-0155' })
  const [, first] = await editsOf(id)
  const revert = { kind: 'listing', id, edit: first?.id ?? 0 } as const
  expect(await refusalOf(revertEdit(admin, revert))).toMatchObject({
    kind: 'conflict',
    code: 'moderation.changedSince',
  })
  expect(await listingById(db, id)).toMatchObject({ contactPhone: '(555) 010-0155' })

  const nameless = await aListing(db, { userId: owner.id, contactName: '' })
  await edit(owner.ctx, nameless.id, { contactName: 'Dana' })
  const [named] = await editsOf(nameless.id)
  expect(
    await refusalOf(revertEdit(admin, { kind: 'listing', id: nameless.id, edit: named?.id ?? 0 })),
  ).toMatchObject({ kind: 'conflict', code: 'moderation.notRevertible' })
})

test('[LOG-05] only admins take edits back, and only edits of that item', async () => {
  const owner = await anOwner()
  const admin = await anAdmin()
  const { id } = await aUsers(owner.id)
  const other = await aUsers(owner.id)
  await edit(owner.ctx, id, PHONE)
  const [done] = await editsOf(id)
  const undo = { kind: 'listing', id, edit: done?.id ?? 0 } as const
  const asOwner = { ...admin, actor: anActor({ id: owner.id }) }

  expect(await refusalOf(revertEdit(asOwner, undo))).toMatchObject({ kind: 'forbidden' })
  expect(await refusalOf(revertEdit(admin, { ...undo, id: other.id }))).toMatchObject({ kind: 'notFound' })
  expect(await listingById(db, id)).toMatchObject(PHONE)
})

test('[LOG-05] a removed picture comes back for 30 days, and its file stays until then', async () => {
  const owner = await anOwner()
  const picture = await anUpload(db, owner.id, { usedAt: daysAgo(3) })
  const { id } = await aListing(db, { userId: owner.id, contactName: 'Dana', images: [picture] })
  await edit({ ...owner.ctx, now: new Date() }, id, { pictures: [] })
  const [removal] = await editsOf(id)
  await deleteUnused(db, daysAgo(-1))
  await db.deleteFrom('uploads').where('pictureId', '=', picture.id).execute()
  const isKept = async () => (await picturesInUse(db, picture.id.slice(0, 1))).has(picture.id)
  expect(await isKept()).toBe(true)

  await db
    .updateTable('itemEdits')
    .set({ at: daysAgo(31, new Date()) })
    .where('listingId', '=', id)
    .execute()
  expect(await isKept()).toBe(false)
  await db.updateTable('itemEdits').set({ at: new Date() }).where('listingId', '=', id).execute()

  await revertEdit({ ...(await anAdmin()), now: new Date() }, { kind: 'listing', id, edit: removal?.id ?? 0 })
  expect(await listingById(db, id)).toMatchObject({ images: [picture] })
})

test('[LOG-04] [LOG-05] the same for a banner ad: an admin who takes an edit back has seen it', async () => {
  const owner = await anOwner()
  const unseen = { status: 'pending', moderation: 'waiting', price: '$50' } as const
  const { id } = await anAd(db, { userId: owner.id, ...unseen, websiteUrl: 'https://good.example' })
  const stored = await findEditedBillboard(db, id)
  const values = stored ? billboardValues(stored) : {}
  const bad = { ...values, websiteUrl: 'https://bad.example', version: versionOf(values) }
  await editBillboard(owner.ctx, { id, form: billboardForm(TRANSLATE.en, 'en').parse(bad) })

  const [done] = await listEdits(db, { kind: 'banner', id })
  expect(done?.changes).toEqual({ websiteUrl: ['https://good.example', 'https://bad.example'] })
  await revertEdit(await anAdmin(), { kind: 'banner', id, edit: done?.id ?? 0 })
  expect(await adById(db, id)).toMatchObject({ websiteUrl: 'https://good.example' })
})

test('[LOG-04] the last 50 edits of an item are kept, and go with it', async () => {
  const owner = await anOwner()
  const { id } = await aUsers(owner.id)
  const row = { listingId: id, at: daysAgo(2), actorRole: 'user', source: 'form', changes: '{}' } as const
  await db
    .insertInto('itemEdits')
    .values(Array.from({ length: 60 }, () => row))
    .execute()
  await edit(owner.ctx, id, PHONE)
  const kept = await editsOf(id)
  expect(kept).toHaveLength(50)
  expect(kept[0]?.changes).toHaveProperty('contactPhone')
  await db.deleteFrom('listings').where('id', '=', id).execute()
  expect(await editsOf(id)).toEqual([])
})
