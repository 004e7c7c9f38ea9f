import { describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { versionOf } from '#app/platform/forms/stored-version.server.ts'
import { anAd } from '#tests/factories/items.ts'
import { adminCtx } from '#tests/factories/moderation.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { adById } from '#tests/helpers/rows.ts'
import { billboardValues } from './billboard-values.ts'
import { editBillboard } from './edit-billboard.server.ts'
import { findEditedBillboard } from './queries.server.ts'
import { billboardForm } from './schema.ts'

const { db } = useDatabase()

const typed = {
  titleEn: 'Tires <b>now</b>',
  descriptionEn: 'Day and night.',
  price: 'from $1,200',
  category: 'repair-shops-parts',
  contactType: 'website',
  websiteUrl: 'https://tires.example/',
  pictures: [],
}
const form = billboardForm(TRANSLATE.en, 'en')
const input = (given = {}) => form.parse({ ...typed, ...given })

function messagesOf(given: object): Record<string, string[] | undefined> {
  const parsed = form.safeParse({ ...typed, ...given })
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.map((one) => [one.path.join(), [one.message]]))
}

describe('[MOD-03] [AD-02] what a billboard must say', () => {
  test.each([
    [{ titleEn: ' ' }, { titleEn: ['Title is required'] }],
    [{ price: '' }, { price: ['Price is required'] }],
    [{ websiteUrl: '' }, { websiteUrl: ['Website URL is required when choosing website redirect.'] }],
    [
      { websiteUrl: 'javascript:alert(1)' },
      { websiteUrl: ['Please enter a valid website URL (e.g., https://example.com)'] },
    ],
    [
      { contactType: 'contact_info' },
      {
        contactName: ['Contact name is required when choosing contact information.'],
        contactEmail: ['Contact email is required when choosing contact information.'],
      },
    ],
    [
      { contactType: 'contact_info', contactName: 'Al', contactEmail: 'al@' },
      { contactEmail: ['Please enter a valid email address.'] },
    ],
    [{ category: 'casino' }, { category: [TRANSLATE.en('posting.categoryRequired')] }],
  ])('%j', (given, expected) => {
    expect(messagesOf(given)).toEqual(expected)
  })

  test('[FORM-06] all errors are shown at once, also those between fields', () => {
    const nothing = { titleEn: '', price: '', category: '', contactType: 'contact_info' }
    expect(Object.keys(messagesOf(nothing)).sort()).toEqual(
      ['category', 'contactEmail', 'contactName', 'price', 'titleEn'].sort(),
    )
  })

  test('what the listing of a package may leave empty, its billboard may too: no price, no email', () => {
    const bare = { ...typed, price: '', contactType: 'contact_info', contactName: 'Al', contactEmail: '' }
    const ofPackage = billboardForm(TRANSLATE.en, 'en', 'package')
    expect(ofPackage.safeParse(bare)).toMatchObject({ success: true, data: { price: '' } })
    expect(ofPackage.safeParse({ ...bare, contactEmail: 'al@' }).success).toBe(false)
    expect(ofPackage.safeParse({ ...bare, contactName: '' }).success).toBe(false)
  })

  test('angle brackets go, an amount keeps its digits, words stay', () => {
    expect(input()).toMatchObject({ titleEn: 'Tires bnow/b', price: '$1200' })
    expect(input({ price: 'Negotiable' }).price).toBe('Negotiable')
  })

  test('a website may be typed without https://, as in a listing', () => {
    expect(input({ websiteUrl: 'tires.example.com' }).websiteUrl).toBe('https://tires.example.com')
  })
})

/** Edits the version that is stored. */
async function edit(ctx: Ctx, id: string) {
  const billboard = await findEditedBillboard(db, id)
  const version = billboard && versionOf(billboardValues(billboard))
  await editBillboard(ctx, { id, form: input({ version }) })
}

describe('[AD-05] who edits a billboard', () => {
  test('an admin changes what it says, not where it stands; it is logged', async () => {
    const { id, userId } = await anAd(db)
    await edit(await adminCtx(db), id)
    expect(await adById(db, id)).toMatchObject({
      title: { en: 'Tires bnow/b' },
      priceCents: 120_000,
      status: 'active',
      moderation: 'approved',
      userId,
    })
    const log = await db.selectFrom('auditLog').selectAll().where('targetId', '=', id).execute()
    expect(log).toMatchObject([
      {
        action: 'update_ad',
        details: { before: { title: { en: 'Big rig repair, day and night' } }, after: { price: '$1200' } },
      },
    ])
  })

  test('what its owner changes before it was approved waits with it (D-13), and the log names the fields', async () => {
    const { id: userId } = await aProfile(db)
    const { id } = await anAd(db, { userId, moderation: 'rejected', status: 'inactive' })
    await edit(ctxFor(db, { actor: anActor({ id: userId }) }), id)
    expect(await adById(db, id)).toMatchObject({ moderation: 'waiting', title: { en: 'Tires bnow/b' } })
    const log = await db.selectFrom('auditLog').selectAll().where('targetId', '=', id).execute()
    expect(log).toMatchObject([{ action: 'update_ad', actorRole: 'user' }])
    expect(Object.keys(log[0]?.details ?? {})).toEqual(['fields'])
  })

  test.each([null, anActor(), anActor({ role: 'banned' })])('%o changes nothing', async (actor) => {
    const row = await anAd(db)
    const refusal = await refusalOf(edit(ctxFor(db, { actor }), row.id))
    expect(refusal).toHaveProperty('code')
    expect(await adById(db, row.id)).toEqual(row)
  })
})
