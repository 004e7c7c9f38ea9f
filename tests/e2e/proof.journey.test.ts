import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { PASSWORD } from '#tests/factories/accounts.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { withAuthenticator } from './authenticator.ts'
import { expectNoAxeViolations, openPage, screenshot, until, untilAlive } from './browser.ts'
import { signInAs } from './sign-in-as.ts'
import { useSiteDatabase } from './site-data.ts'

const db = useSiteDatabase()

const isNarrow = `document.documentElement.scrollWidth <= document.documentElement.clientWidth`

/** A page of an admin who signed in so many minutes ago. */
async function adminPage(visitor: Parameters<typeof openPage>[0], minutes: number) {
  const page = await openPage(visitor)
  const { id } = await signInAs(page, db, { role: 'admin', fullName: 'Bo Boss' }, minutes)
  return { id, page }
}

const notesOf = async (id: string) =>
  (await db.selectFrom('profiles').select('adminNotes').where('id', '=', id).executeTakeFirst())?.adminNotes

test.each(LOCALES)(
  '[USR-04] in %s: a ban asks for the password again after a while, on the page, and then does what was asked',
  async (language) => {
    const t = TRANSLATE[language]
    const email = `${randomUUID()}@example.com`
    const { id } = await aProfile(db, { email, fullName: 'Dana García' })
    const { page } = await adminPage({ language, width: language === 'en' ? 1280 : 320 }, 20)
    const list = `/admin/users?q=${encodeURIComponent(email)}`
    await page.goto(list)
    await untilAlive(page)
    await page.getByRole('button', { name: new RegExp(`^${t('people.ban')} Dana`, 'u') }).click()
    await page.getByLabel(t('people.reason')).fill('Sells "gold" loads & lies')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('people.ban'), exact: true })
      .click()

    const password = page.getByLabel(t('accounts.password'), { exact: true })
    await password.waitFor()
    expect(await password.evaluate((field) => field === document.activeElement)).toBe(true)
    await expectNoAxeViolations(page)
    expect(await page.evaluate(isNarrow)).toBe(true)
    await screenshot(page, `proof-${language}`)
    await password.fill('not this one')
    await page.getByRole('button', { name: t('accounts.proveButton') }).click()
    await page.getByText(t('accounts.currentPasswordWrong')).waitFor()
    expect(await notesOf(id)).toBe('')
    await password.fill(PASSWORD)
    await page.getByRole('button', { name: t('accounts.proveButton') }).click()
    await page.getByText(t('people.banDone'), { exact: true }).waitFor()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(list)
    expect(await notesOf(id)).toBe('Banned: Sells "gold" loads & lies')
  },
)

test('[USR-06] without JavaScript the file is handed out after the password, and the filter is still there', async () => {
  const t = TRANSLATE.ru
  const { page } = await adminPage({ language: 'ru', width: 320, javaScript: false }, 20)
  await page.goto('/admin/users?q=Boss')
  await page.getByRole('button', { name: t('people.exportCsv') }).click()
  await page.getByRole('heading', { name: t('accounts.proveTitle') }).waitFor()
  await screenshot(page, 'proof-page-ru')
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: t('accounts.proveButton') }).click()
  await page.getByRole('heading', { name: t('people.title') }).waitFor()
  expect(new URL(page.url()).search).toBe('?q=Boss')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: t('people.exportCsv') }).click()
  expect((await file).suggestedFilename()).toBe('users.csv')
})

test('[AUTH-04] a passkey is proof as well', async () => {
  const t = TRANSLATE.en
  const { id, page } = await adminPage({}, 5)
  await withAuthenticator(page)
  await page.goto('/dashboard/passkeys')
  await untilAlive(page)
  await page.getByLabel(t('accounts.currentPassword')).fill(PASSWORD)
  await page.getByRole('button', { name: t('passkeys.add') }).click()
  await page.getByRole('button', { name: t('passkeys.remove', { name: 'Linux' }) }).waitFor()
  const before = new Date(Date.now() - 20 * 60_000)
  await db.updateTable('sessions').set({ createdAt: before }).where('userId', '=', id).execute()

  await page.goto('/account/confirm?to=/dashboard/settings')
  await untilAlive(page)
  await page.getByRole('button', { name: t('passkeys.use') }).click()
  await until(page, `location.pathname === '/dashboard/settings'`)
})
