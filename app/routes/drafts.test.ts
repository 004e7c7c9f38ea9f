import { expect, test } from 'vitest'
import type { Actor } from '#app/lib/actor.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { sentListing } from '#tests/factories/posting.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

async function aMember(given: Parameters<typeof aProfile>[1] = {}): Promise<Actor> {
  const { id, email, role } = await aProfile(db, given)
  return anActor({ id, email, role })
}

const MARK = 'a1b2c3d4'
const keep = async (actor: Actor | null, body: object) =>
  (await siteWith(db, { actor })).post('/api/draft', body)

const pageOf = async (actor: Actor, path: string) => (await (await siteWith(db, { actor })).get(path)).text()

test.each([
  ['/post-listing?write=1', 'post', 'titleEn'],
  ['/post-ad?write=1', 'billboard', 'titleEn'],
  ['/profile?edit', 'profile', 'bio'],
  ['/dashboard/payments', 'billing-details', 'company'],
])(
  '[FORM-01] %s brings back what was typed, for its user alone, until it is started over',
  async (path, form, field) => {
    const [actor, other] = [await aMember(), await aMember()]
    const fields = { [field]: 'Half a text', strange: 'x' }
    expect((await keep(actor, { form, mark: MARK, fields })).status).toBe(200)

    const page = await pageOf(actor, path)
    expect(page).toContain('Half a text')
    expect(page).toContain('We kept what you typed last time.')
    expect(await pageOf(other, path)).not.toContain('Half a text')

    await keep(actor, { form, mark: MARK, fields: null })
    expect(await pageOf(actor, path)).not.toContain('Half a text')
  },
)

test('[FORM-01] so do the forms of admins, and those that edit a banner ad', async () => {
  const admin = await aMember({ role: 'admin' })
  const { id } = await anAd(db)
  const listing = await aListing(db)
  const forms = [
    ['admin', '/admin/ads/new'],
    [`edit:${listing.id}`, `/admin/ads/listing/${listing.id}/edit`],
    [`billboard:${id}`, `/admin/ads/banner/${id}/edit`],
  ] as const
  for (const [form, path] of forms) {
    await keep(admin, { form, mark: MARK, fields: { titleEn: 'Half a text' } })
    expect(await pageOf(admin, path)).toContain('Half a text')
  }
})

test('[FORM-02] two drafts: the address names one, and the page leads to the other', async () => {
  const actor = await aMember()
  await keep(actor, { form: 'post', mark: '00000001', fields: { titleEn: 'First text' } })
  await keep(actor, { form: 'post', mark: '00000002', fields: { titleEn: 'Second text' } })
  const first = await pageOf(actor, '/post-listing?write=1&draft=00000001')
  expect(first).toContain('First text')
  expect(first).not.toMatch(/value="Second text"/u)
  expect(first).toMatch(/Other drafts of this form:.*Draft of [^<]*(?:<!-- -->)? · Second text</su)
  expect(first).toContain('write=1&amp;draft=00000002')

  const fresh = await pageOf(actor, '/post-listing?write=1&draft=new')
  expect(fresh).not.toMatch(/value="(?:First|Second) text"|We kept/u)
  expect(fresh).toContain('draft=00000001')
  for (const strange of ["'--", 'x'.repeat(500), ''])
    expect(await pageOf(actor, `/post-listing?write=1&draft=${strange}`)).toMatch(/First text|Second text/u)
})

test('[FORM-01] pictures of others are no part of a draft', async () => {
  const actor = await aMember()
  const fields = { titleEn: 'Ken', pictures: ['f'.repeat(32), "'; drop table uploads --"] }
  await keep(actor, { form: 'post', mark: MARK, fields })
  const page = await pageOf(actor, '/post-listing?write=1')
  expect(page).toContain('Ken')
  expect(page).not.toMatch(/f{32}|drop table/u)
})

test('[FORM-03] sending the form ends its draft and no other', async () => {
  const actor = await aMember()
  const other = { form: 'post', mark: '00000002', fields: { titleEn: 'Another one' } }
  await keep(actor, { form: 'post', mark: MARK, fields: { titleEn: 'Ken' } })
  await keep(actor, other)
  const site = await siteWith(db, { actor })
  expect((await site.post('/post-listing?write=1', sentListing({ draft: MARK }))).status).toBe(302)

  const kept = await db.selectFrom('unsentForms').select('fields').where('userId', '=', actor.id).execute()
  expect(kept).toEqual([{ fields: other.fields }])
})

test('[FORM-03] a form that stays open while someone else signs in keeps nothing as theirs', async () => {
  const [first, next] = [await aMember(), await aMember()]
  const body = { form: 'post', mark: MARK, fields: { titleEn: 'Half a text' } }

  expect((await keep(next, { ...body, user: first.id })).status).toBe(401)
  expect(await pageOf(next, '/post-listing?write=1')).not.toContain('Half a text')
  expect((await keep(first, { ...body, user: first.id })).status).toBe(200)
  expect(await pageOf(first, '/post-listing?write=1')).toContain('Half a text')
})

test.each([
  ['a form that is none', { form: 'Post 1', mark: MARK, fields: {} }],
  ['no mark', { form: 'post', fields: {} }],
  ['a mark that is none', { form: 'post', mark: "a'--", fields: {} }],
  ['a field whose name is none', { form: 'post', mark: MARK, fields: { 'a.b': 'x' } }],
  ['a number', { form: 'post', mark: MARK, fields: { titleEn: 5 } }],
  ['a book', { form: 'post', mark: MARK, fields: { descriptionEn: 'x'.repeat(30_000) } }],
  [
    'many long fields',
    { form: 'post', mark: MARK, fields: { a: 'x'.repeat(7999), b: 'я'.repeat(7999), c: 'ñ'.repeat(7999) } },
  ],
  [
    'many fields',
    {
      form: 'post',
      mark: MARK,
      fields: Object.fromEntries(Array.from({ length: 121 }, (_, n) => [`f${n}`, ''])),
    },
  ],
  ['no fields', { form: 'post', mark: MARK }],
])('[FORM-01] %s is refused', async (_, body) => {
  expect((await keep(await aMember(), body)).status).toBe(400)
})

test('[SEC-06] what the database cannot hold is left out', async () => {
  const actor = await aMember()
  const fields = { titleEn: 'a\ud800b\0c', pictures: ['\0', '\ud800'], tier: ['gold'] }
  expect((await keep(actor, { form: 'post', mark: MARK, fields })).status).toBe(200)
  expect(await pageOf(actor, '/post-listing?write=1')).toContain('a\ufffdbc')
})

test('[FORM-01] visitors and banned users keep nothing on the server', async () => {
  const body = { form: 'post', mark: MARK, fields: { titleEn: 'x' } }
  expect((await keep(null, body)).status).toBe(401)
  expect((await keep(await aMember({ role: 'banned' }), body)).status).toBe(403)
})
