import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { ADMIN_ID, adminCtx } from '#tests/factories/moderation.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

async function requireAdmin() {
  await adminCtx(db)
  return siteWith(db, { actor: anActor({ id: ADMIN_ID, role: 'admin', email: 'boss@example.com' }) })
}

const FIELDS = {
  titleEn: 'Reefer trailer, 53 ft',
  descriptionEn: 'Thermo King, new tires.',
  category: 'trucks-trailers-marketplace',
  compensation: '$18,500',
  contactName: 'Dana',
  contactPhone: '(602) 555-0142',
  serviceAreaType: 'all_states',
}

const formWith = (given: Record<string, string> = {}) =>
  new URLSearchParams({ ...FIELDS, formId: randomUUID(), ...given })

const listingsOfAdmin = () =>
  db.selectFrom('listings').selectAll().where('userId', '=', ADMIN_ID).orderBy('createdAt').execute()

describe('[MOD-08] /admin/ads/new', () => {
  test('makes a listing at once, with one mail of $0 and the package admin, however often it is sent', async () => {
    const site = await requireAdmin()
    const body = formWith()

    const page = await (await site.post('/admin/ads/new', body)).text()
    await site.post('/admin/ads/new', body)

    expect(page).toContain('Listing created successfully!')
    expect(await listingsOfAdmin()).toMatchObject([
      { status: 'active', featuredTicker: false, moderation: 'approved', paymentAmount: 0 },
    ])
    const emails = await emailsTo(db, 'boss@example.com')
    expect(emails.map(({ template }) => template)).toEqual(['listings.posted'])
    expect(emails[0]?.body).toContain('Package: admin. Amount: $0.')
  })

  test.each([
    [{ titleEn: '' }, 'Title is required'],
    [{ titleEn: 'x'.repeat(51) }, 'At most 50 characters'],
    [{ descriptionEn: '' }, 'Description is required'],
    [{ category: 'no-such' }, 'Category is required'],
    [{ contactName: '' }, 'Contact name is required'],
    [{ contactEmail: 'not an address' }, 'Please enter a valid email address'],
  ])('%j is wrong, said by the field, and nothing typed is lost', async (given, said) => {
    const before = await listingsOfAdmin()
    const site = await requireAdmin()
    const blank = await (await site.get('/admin/ads/new')).text()
    const response = await site.post('/admin/ads/new', formWith(given))
    const page = await response.text()

    expect(response.status).toBe(422)
    expect(blank).not.toContain(said)
    expect(page).toContain(said)
    expect(page).toContain('aria-invalid="true"')
    const { titleEn, descriptionEn } = { ...FIELDS, ...given }
    const typed = [titleEn, descriptionEn].filter((text) => text !== '')
    expect(typed).not.toEqual([])
    expect(typed.filter((text) => !page.includes(text))).toEqual([])
    expect(await listingsOfAdmin()).toEqual(before)
  })

  test('what refuses says so with its reason', async () => {
    const response = await (await requireAdmin()).post(
      '/admin/ads/new',
      formWith({ pictures: 'a'.repeat(32) }),
    )
    expect(response.status).toBe(422)
    expect(await response.text()).toContain(
      'Failed to create listing: This picture is no longer there. Please upload it again. Please try again.',
    )
  })

  test('a refusal of the database has its literal message, and nothing typed is lost', async () => {
    const site = await requireAdmin()
    await sql`alter table listings add constraint nothing_new check (title ->> 'en' <> 'Refused below') not valid`.execute(
      db,
    )
    const response = await site.post('/admin/ads/new', formWith({ titleEn: 'Refused below' }))
    await sql`alter table listings drop constraint nothing_new`.execute(db)

    const page = await response.text()
    expect(response.status).toBe(500)
    expect(page).toContain('Database error. Please try again or contact support.')
    expect(page).toContain('Thermo King, new tires.')
  })

  test('admins only, whatever is sent', async () => {
    const { id } = await aProfile(db)
    const stranger = await siteWith(db, { actor: anActor({ id }) })
    const visitor = await siteWith(db)
    expect((await stranger.post('/admin/ads/new', formWith())).status).toBe(403)
    expect((await visitor.post('/admin/ads/new', formWith())).status).not.toBe(200)
    expect(await db.selectFrom('listings').select('id').where('userId', '=', id).execute()).toEqual([])
  })

  test('ignores fields that no form has', async () => {
    const site = await requireAdmin()
    const { length } = await listingsOfAdmin()
    const { id } = await aProfile(db)
    await site.post('/admin/ads/new', formWith({ userId: id, featuredTicker: 'true', views: '9999' }))
    const all = await listingsOfAdmin()
    expect(all).toHaveLength(length + 1)
    expect(all.at(-1)).toMatchObject({ featuredTicker: false, views: 0 })
  })
})
