import { describe, expect, test } from 'vitest'
import { findChange } from '#app/features/billboards/changes/queries.server.ts'
import { billboardValues } from '#app/features/billboards/editing/billboard-values.ts'
import { editBillboard } from '#app/features/billboards/editing/edit-billboard.server.ts'
import { findEditedBillboard } from '#app/features/billboards/editing/queries.server.ts'
import { billboardForm } from '#app/features/billboards/editing/schema.ts'
import { ownBillboards } from '#app/features/billboards/own/queries.server.ts'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { versionOf } from '#app/platform/forms/stored-version.server.ts'
import { anAd } from '#tests/factories/items.ts'
import { adminCtx, anOrder } from '#tests/factories/moderation.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { anUpload } from '#tests/factories/uploads.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { adById } from '#tests/helpers/rows.ts'
import { findModeratedItem } from './items/queries.server.ts'
import { moderateItems } from './moderate-items.server.ts'
import { countQueue, nextInQueue } from './queue/queries.server.ts'

const { db } = useDatabase()

const TYPED = {
  titleEn: 'Tires day and night',
  descriptionEn: 'Now also at mile 63.',
  price: '$900',
  category: 'repair-shops-parts',
  contactType: 'website',
  websiteUrl: 'https://tires.example/',
}
const form = billboardForm(TRANSLATE.en, 'en')

const CONTACT = {
  websiteUrl: '',
  price: '$500',
  contactType: 'contact_info',
  contactName: 'Al',
  contactEmail: 'al@example.com',
} as const

/** The owner of a live, paid billboard, who sends changes of it. */
async function anAdvertiser() {
  const owner = await aProfile(db, { language: 'es' })
  const billboard = await anAd(db, { userId: owner.id, expiresAt: daysAgo(-20), ...CONTACT })
  const { id } = billboard
  let clock = NOW.getTime()
  const ctx = () => ctxFor(db, { actor: anActor({ id: owner.id }), now: new Date((clock += 1000)) })
  const picture = 'c'.repeat(32)
  await anUpload(db, owner.id, { pictureId: picture })
  async function send(given: object = {}, pictures: readonly string[] = [picture]) {
    const stored = (await findChange(db, id)) ?? (await findEditedBillboard(db, id))
    const version = stored && versionOf(billboardValues(stored))
    await editBillboard(ctx(), { id, form: form.parse({ ...TYPED, pictures, ...given, version }) })
  }
  const admin = await adminCtx(db)
  const seen = async () => {
    const item = await findModeratedItem(db, { kind: 'banner', id }, admin)
    if (!item) throw new Error('no such item')
    return item
  }
  return {
    owner,
    id,
    picture,
    billboard,
    send,
    admin,
    seen,
    decide: async (action: 'approve' | 'reject', given: object = {}) =>
      moderateItems(admin, { ...anOrder(action, []), items: [await seen()], ...given }),
    card: async () => {
      const filter = {
        actor: anActor({ id: owner.id }),
        page: 1,
        locale: 'en',
        now: NOW,
        status: null,
        q: '',
      } as const
      return (await ownBillboards(db, filter)).items[0]?.change
    },
    edits: () =>
      db
        .selectFrom('itemEdits')
        .select(['actorId', 'actorRole', 'source'])
        .where('billboardId', '=', id)
        .execute(),
    isShown: async () =>
      (await db.selectFrom('ads').select('id').where(isPublic('ads', NOW)).where('id', '=', id).execute())
        .length === 1,
  }
}

/** What everyone sees of a billboard. */
const shown = async (id: string) => {
  const { title, images, price, websiteUrl, moderation, listed, expiresAt, searchText } = await adById(db, id)
  return { title, images, price, websiteUrl, moderation, listed, expiresAt, searchText }
}

describe('[AD-05] a change of an approved billboard', () => {
  test('waits while the approved version stays as it is, and the queue has both', async () => {
    const { id, billboard, send, card, seen, admin, picture, isShown, edits } = await anAdvertiser()
    const before = await shown(id)
    const waiting = await countQueue(db)
    await send()

    expect(await shown(id)).toEqual(before)
    expect(await isShown()).toBe(true)
    expect(await card()).toEqual({ state: 'waiting', reason: '' })
    expect(await edits()).toEqual([])
    expect(await countQueue(db)).toBe(waiting + 1)
    const { change, pictures } = await seen()
    const sentAt = change?.sentAt.getTime() ?? 0
    const place = { at: new Date(sentAt - 1), id }
    expect((await nextInQueue(db, place, admin))?.item.id).toBe(id)
    expect(change?.pictures.map((one) => one.id)).toEqual([picture])
    expect(pictures).toEqual(billboard.images)
    expect(change?.changes).toMatchObject({
      titleEn: ['Big rig repair, day and night', 'Tires day and night'],
    })
  })

  test('is public once it is approved, as an edit of its owner, and its paid days stay', async () => {
    const { id, owner, send, decide, card, picture, edits, isShown } = await anAdvertiser()
    const { expiresAt } = await shown(id)
    await send()
    await decide('approve')

    expect(await shown(id)).toMatchObject({
      title: { en: 'Tires day and night' },
      images: [{ id: picture }],
      price: '$900',
      moderation: 'approved',
      expiresAt,
    })
    expect((await shown(id)).searchText).toContain('mile 63')
    expect(await isShown()).toBe(true)
    expect(await card()).toBeNull()
    expect(await edits()).toEqual([{ actorId: owner.id, actorRole: 'user', source: 'form' }])
    expect((await emailsTo(db, owner.email)).map(({ template }) => template)).toEqual(['item-changeApproved'])
    expect(await refusalOf(decide('approve'))).toMatchObject({ code: 'moderation.alreadyDone' })
  })

  test('that is rejected leaves the approved version, and its owner reads why in their language', async () => {
    const { id, owner, send, decide, card } = await anAdvertiser()
    const before = await shown(id)
    await send()
    await decide('reject', { reason: 'other', reasonText: 'La foto no se ve.' })

    expect(await shown(id)).toEqual(before)
    expect(await card()).toEqual({ state: 'rejected', reason: 'La foto no se ve.' })
    const [letter] = await emailsTo(db, owner.email)
    expect(letter?.body).toContain('sigue la versión que aprobamos antes')
    expect(letter?.body).toContain('La foto no se ve.')
    expect((await findModeratedItem(db, { kind: 'banner', id }, await adminCtx(db)))?.change).toBeNull()
  })

  test('is replaced by a second one, and an admin who saw the first decides nothing', async () => {
    const { id, send, seen, admin } = await anAdvertiser()
    await send()
    const first = await seen()
    await send({ titleEn: 'Second' })

    const late = moderateItems(admin, { ...anOrder('approve', []), items: [first] })
    expect(await refusalOf(late)).toMatchObject({ code: 'moderation.changedMeanwhile' })
    expect((await seen()).change?.changes).toMatchObject({ titleEn: [expect.anything(), 'Second'] })
    expect(await shown(id)).toMatchObject({ title: { en: 'Big rig repair, day and night' } })
  })

  test('is taken back by a form with what is public', async () => {
    const { id, billboard, send, card } = await anAdvertiser()
    await send()
    await send(
      billboardValues(billboard),
      billboard.images.map((one) => one.id),
    )

    expect(await card()).toBeNull()
    expect(await findChange(db, id)).toBeUndefined()
  })

  test.each([
    ['was deleted', { deletedAt: NOW }],
    ['was removed', { moderation: 'removed', status: 'inactive' }],
  ] as const)('waits for no one while the billboard %s', async (_, state) => {
    const { id, send, seen } = await anAdvertiser()
    await send()
    const waiting = await countQueue(db)
    await db.updateTable('ads').set(state).where('id', '=', id).execute()

    expect(await countQueue(db)).toBe(waiting - 1)
    expect((await seen()).change).toBeNull()
  })

  test('of an expired one is approved without showing it again', async () => {
    const { id, send, decide, isShown } = await anAdvertiser()
    await send()
    await db
      .updateTable('ads')
      .set({ status: 'expired', expiresAt: daysAgo(1) })
      .where('id', '=', id)
      .execute()
    await decide('approve')

    expect(await shown(id)).toMatchObject({ title: { en: 'Tires day and night' } })
    expect(await adById(db, id)).toMatchObject({ status: 'expired' })
    expect(await isShown()).toBe(false)
  })
})
