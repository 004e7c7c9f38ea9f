import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { PASSWORD } from '#tests/factories/accounts.ts'
import { expect, type Journey, test } from './journey.ts'
import { expectPath, waitForHydration } from './page-checks.ts'

const t = TRANSLATE.en

/** Opens a page of a user whose session can be ended from elsewhere. */
async function pageOf(
  { db, openPage, signIn }: Pick<Journey, 'db' | 'openPage' | 'signIn'>,
  role: 'user' | 'admin',
) {
  const page = await openPage()
  const { id, email } = await signIn(page, { role })
  return { page, email, endSession: () => db.deleteFrom('sessions').where('userId', '=', id).execute() }
}

const signInFor = (path: string) => `/signin?to=${encodeURIComponent(path)}`

test('[PROF-01] who is signed out elsewhere and goes on is asked to sign in, and then gets where they wanted', async ({
  db,
  openPage,
  signIn,
}) => {
  const { page, email, endSession } = await pageOf({ db, openPage, signIn }, 'user')
  await page.goto('/dashboard/settings')
  await waitForHydration(page)
  await endSession()

  await page.getByRole('link', { name: t('dashboard.favoritesTab'), exact: true }).click()
  await expect(page).toHaveURL(signInFor('/dashboard/favorites'))
  // A new document, on which nothing says who was signed in.
  await expect(page.getByRole('link', { name: t('shell.logIn') }).first()).toBeVisible()
  await waitForHydration(page)
  await page.getByLabel(t('accounts.email')).fill(email)
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: t('accounts.signIn'), exact: true }).click()
  await expectPath(page, '/dashboard/favorites')
})

test('[PROF-01] so is a user who sends a form, and comes back to its page', async ({
  db,
  openPage,
  signIn,
}) => {
  const { page, endSession } = await pageOf({ db, openPage, signIn }, 'user')
  await page.goto('/profile?edit')
  await waitForHydration(page)
  await endSession()

  await page.getByRole('button', { name: t('profile.save') }).click()
  await expect(page).toHaveURL(signInFor('/profile?edit'))
})

test('[PROF-01] so is a user who presses a button of a list that responds in place', async ({
  db,
  openPage,
  signIn,
}) => {
  const { page, endSession } = await pageOf({ db, openPage, signIn }, 'admin')
  await page.goto('/admin/users?verified=no')
  await waitForHydration(page)
  await endSession()

  await page
    .getByRole('button', { name: new RegExp(`^${t('users.verify')} `, 'u') })
    .first()
    .click()
  await expect(page).toHaveURL(signInFor('/admin/users?verified=no'))
  await expect(page.getByRole('link', { name: t('shell.logIn') }).first()).toBeVisible()
})
