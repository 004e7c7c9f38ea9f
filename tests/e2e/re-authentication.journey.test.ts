import { randomUUID } from 'node:crypto'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { PASSWORD } from '#tests/factories/accounts.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { withAuthenticator } from './authenticator.ts'
import { expect, type Journey, test } from './journey.ts'
import {
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  expectPath,
  screenshot,
  waitForHydration,
} from './page-checks.ts'
import type { Visitor } from './visitor.ts'

test.use({ freshBrowsers: true })

/** A page of an admin who signed in `minutes` ago. */
async function adminPage(
  { openPage, signIn }: Pick<Journey, 'openPage' | 'signIn'>,
  visitor: Visitor,
  minutes: number,
) {
  const page = await openPage(visitor)
  const { id } = await signIn(page, { role: 'admin', fullName: 'Bo Boss' }, minutes)
  return { id, page }
}

const notesOf = async (db: Db, id: string) =>
  (await db.selectFrom('profiles').select('adminNotes').where('id', '=', id).executeTakeFirst())?.adminNotes

test('[USR-04] a ban asks for the password again after a while, on the page, and then does what was asked', async ({
  db,
  openPage,
  signIn,
}) => {
  const t = TRANSLATE.es
  const email = `${randomUUID()}@example.com`
  const { id } = await aProfile(db, { email, fullName: 'Dana García' })
  const { page } = await adminPage({ openPage, signIn }, { language: 'es', width: 320 }, 20)
  const list = `/admin/users?q=${encodeURIComponent(email)}`
  await page.goto(list)
  await waitForHydration(page)
  await page.getByRole('button', { name: new RegExp(`^${t('users.ban')} Dana`, 'u') }).click()
  await page.getByLabel(t('users.reason')).fill('Sells "gold" loads & lies')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('users.ban'), exact: true })
    .click()

  const password = page.getByLabel(t('accounts.password'), { exact: true })
  await expect(password).toBeVisible()
  await expect(password).toBeFocused()
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
  await screenshot(page, 'proof-es')
  await password.fill('not this one')
  await page.getByRole('button', { name: t('accounts.reauthenticateButton') }).click()
  await expect(page.getByText(t('accounts.currentPasswordWrong'))).toBeVisible()
  await page.getByRole('button', { name: t('accounts.showPassword') }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: t('accounts.hidePassword') }).click()
  expect(await notesOf(db, id)).toBe('')
  await password.fill(PASSWORD)
  await page.getByRole('button', { name: t('accounts.reauthenticateButton') }).click()
  await expect(page.getByText(t('users.banDone'), { exact: true })).toBeVisible()
  await expect(page).toHaveURL(list)
  expect(await notesOf(db, id)).toBe('Banned: Sells "gold" loads & lies')
})

test('[USR-06] without JavaScript the file is handed out after the password, and the filter is still there', async ({
  openPage,
  signIn,
}) => {
  const t = TRANSLATE.ru
  const { page } = await adminPage(
    { openPage, signIn },
    { language: 'ru', width: 320, javaScript: false },
    20,
  )
  await page.goto('/admin/users?q=Boss')
  await page.getByRole('button', { name: t('users.exportCsv') }).click()
  await expect(page.getByRole('heading', { name: t('accounts.reauthenticateTitle') })).toBeVisible()
  await screenshot(page, 'proof-page-ru')
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: t('accounts.reauthenticateButton') }).click()
  await expect(page.getByRole('heading', { name: t('users.title') })).toBeVisible()
  await expect(page).toHaveURL(/\?q=Boss&/u)
  await expect(page.getByText(t('accounts.downloadReady'))).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: t('users.exportCsv') }).click()
  expect((await file).suggestedFilename()).toBe('users.csv')
})

test('[AUTH-04] a passkey re-authenticates as well', async ({ db, openPage, signIn }) => {
  const t = TRANSLATE.en
  const { id, page } = await adminPage({ openPage, signIn }, {}, 5)
  await withAuthenticator(page)
  await page.goto('/dashboard/passkeys')
  await waitForHydration(page)
  await page.getByLabel(t('accounts.currentPassword')).fill(PASSWORD)
  await page.getByRole('button', { name: t('passkeys.add') }).click()
  await expect(page.getByRole('button', { name: t('passkeys.remove', { name: 'Linux' }) })).toBeVisible()
  const signedInEarlier = () =>
    db
      .updateTable('sessions')
      .set({ createdAt: new Date(Date.now() - 20 * 60_000), provedAt: null })
      .where('userId', '=', id)
      .execute()
  await signedInEarlier()
  await page.goto('/account/confirm?to=/dashboard/settings')
  await waitForHydration(page)
  await page.getByRole('button', { name: t('passkeys.use') }).click()
  await expectPath(page, '/dashboard/settings')

  const { email } = await aProfile(db, { fullName: 'Dana' })
  await signedInEarlier()
  await page.goto(`/admin/users?q=${encodeURIComponent(email)}`)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Ban Dana' }).click()
  await page.getByLabel(t('users.reason')).fill('spam')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('users.ban'), exact: true })
    .click()
  await page.getByRole('button', { name: t('passkeys.use') }).click()
  await expect(page.getByText(t('users.banDone'), { exact: true })).toBeVisible()
})
