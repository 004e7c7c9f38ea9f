import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { anAccount, aSession } from '#tests/factories/accounts.ts'
import { cookieBrowser } from '#tests/helpers/cookie-browser.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { formVersionsIn } from '#tests/helpers/form-versions.ts'

const { db } = useDatabase()

/** The browser of a signed-in user. */
async function aMember(given: Parameters<typeof anAccount>[1] = {}) {
  const { id } = await anAccount(db, given)
  const browser = await cookieBrowser(db)
  browser.jar.set('sid', await aSession(db, id))
  const row = () => db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  /** Sends the form as it was opened just now. */
  const save = async (fields: Readonly<Record<string, string>>) => {
    const [version = ''] = formVersionsIn(await (await browser.get('/profile?edit')).text())
    return browser.send('/profile?edit', { ...fields, version })
  }
  return { ...browser, save, id, row }
}

const PROFILE = { fullName: 'Dana Driver', language: 'en', emailNotifications: 'on' }

test('[PROF-01] a visitor is led to the sign-in page, and from there back', async () => {
  const response = await (await cookieBrowser(db)).get('/profile?edit')
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    '/signin?to=%2Fprofile%3Fedit%3D',
  ])
})

test.each(LOCALES)(
  '[PROF-01] [PROF-02] in %s the profile is shown, with the ways to edit it and back',
  async (language) => {
    const t = TRANSLATE[language]
    const { get } = await aMember({ language, bio: '<b>Flatbed</b>', favoriteCategories: ['mechanics'] })
    const response = await get('/profile')
    const page = await response.text()

    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(page).toContain(t('profile.title'))
    expect(page).toMatch(/<a[^>]*href="\/dashboard"/u)
    expect(page).toContain('href="/profile?edit"')
    expect(page).toContain('&lt;b&gt;Flatbed')
    expect(page).not.toContain('<b>Flatbed')
  },
)

test('[PROF-02] [PROF-03] saving works without JavaScript, is confirmed, and can be cancelled', async () => {
  const { get, save, row } = await aMember()
  const form = await (await get('/profile?edit')).text()
  expect(form).toContain('value="Pat Poster"')
  expect(form).toMatch(/<a[^>]*href="\/profile"[^>]*>Cancel/u)

  const saved = await save({ ...PROFILE, phone: '5551234567' })
  expect([saved.status, saved.headers.get('location')]).toEqual([302, '/profile?saved'])
  expect(await row()).toMatchObject({
    fullName: 'Dana Driver',
    phone: '(555) 123-4567',
    emailNotifications: true,
  })
  expect(await (await get('/profile?saved')).text()).toContain('Profile updated successfully')
})

test('[PROF-02] [LANG-02] the language of the profile is that of the site from then on', async () => {
  const { get, save, jar, row } = await aMember()
  await save({ ...PROFILE, language: 'ru' })
  expect(jar.get('lang')).toBe('ru')
  expect(await row()).toMatchObject({ language: 'ru' })
  expect(await (await get('/profile?saved')).text()).toContain('Профиль обновлён')
})

test('[PROF-02] errors are shown beside their fields, and what was typed stays', async () => {
  const { save, row } = await aMember()
  const response = await save({
    ...PROFILE,
    phone: '123',
    bio: 'Reefer & flatbed',
    language: 'es',
  })
  const page = await response.text()

  expect(response.status).toBe(422)
  expect(page).toContain('Enter all ten digits of a US number, or a number of another country with its +')
  expect(page).toContain('Reefer &amp; flatbed')
  expect(page).toMatch(/<input(?=[^>]*value="es")(?=[^>]*checked)/u)
  expect(await row()).toMatchObject({ fullName: 'Pat Poster' })
})

test('[PROF-03] a stranger’s photo is refused with the reason', async () => {
  const { save } = await aMember()
  const response = await save({ ...PROFILE, avatar: 'f'.repeat(32) })
  expect(response.status).toBe(422)
  expect(await response.text()).toContain(
    'Failed to update profile: This picture is no longer there. Please upload it again.',
  )
})

test('[PROF-03] role, verification, notes, address and id cannot be written from here', async () => {
  const { save, id, row } = await aMember()
  const before = await row()
  const other = await aMember()
  await save({
    ...PROFILE,
    id: other.id,
    userId: other.id,
    role: 'admin',
    isVerified: 'on',
    is_verified: 'true',
    adminNotes: 'trusted',
    admin_notes: 'trusted',
    email: 'boss@example.com',
    emailVerified: 'on',
    avatarUrl: 'https://x.example/a.png',
    providerCustomerId: 'cus_1',
  })
  const { role, isVerified, adminNotes, email, avatarUrl, providerCustomerId } = before
  expect(await row()).toMatchObject({
    id,
    role,
    isVerified,
    adminNotes,
    email,
    avatarUrl,
    providerCustomerId,
    fullName: 'Dana Driver',
  })
  expect(await other.row()).toMatchObject({ fullName: 'Pat Poster' })
})

test('[PROF-03] a database that is not set up has its own message', async () => {
  const { get } = await aMember()
  await sql`alter table profiles rename column bio to bio_elsewhere`.execute(db)
  try {
    const response = await get('/profile')
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('The database is not set up yet. Please contact support.')
  } finally {
    await sql`alter table profiles rename column bio_elsewhere to bio`.execute(db)
  }
})
