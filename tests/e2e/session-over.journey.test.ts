import { test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { PASSWORD } from '#tests/factories/accounts.ts'
import { openPage, until, untilAlive } from './browser.ts'
import { signInAs } from './sign-in-as.ts'
import { useSiteDatabase } from './site-data.ts'

const db = useSiteDatabase()
const t = TRANSLATE.en

/** A page of somebody whose session can be ended from elsewhere. */
async function pageOf(role: 'user' | 'admin') {
  const page = await openPage()
  const { id, email } = await signInAs(page, db, { role })
  return { page, email, endSession: () => db.deleteFrom('sessions').where('userId', '=', id).execute() }
}

const signInFor = (page: string) =>
  `location.pathname + location.search === '/signin?to=${encodeURIComponent(page)}'`

test('[PROF-01] who is signed out elsewhere and goes on is asked to sign in, and then gets where they wanted', async () => {
  const { page, email, endSession } = await pageOf('user')
  await page.goto('/dashboard/settings')
  await untilAlive(page)
  await endSession()

  await page.getByRole('link', { name: t('dashboard.favoritesTab'), exact: true }).click()
  await until(page, signInFor('/dashboard/favorites'))
  // A new document: nothing on it says any more who was signed in.
  await page
    .getByRole('link', { name: t('shell.logIn') })
    .first()
    .waitFor()
  await untilAlive(page)
  await page.getByLabel(t('accounts.email')).fill(email)
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: t('accounts.signIn'), exact: true }).click()
  await until(page, `location.pathname === '/dashboard/favorites'`)
})

test('[PROF-01] so is who sends a form, and comes back to the page it stands on', async () => {
  const { page, endSession } = await pageOf('user')
  await page.goto('/profile?edit')
  await untilAlive(page)
  await endSession()

  await page.getByRole('button', { name: t('profile.save') }).click()
  await until(page, signInFor('/profile?edit'))
})

test('[PROF-01] so is who presses a button of a list that answers on the spot', async () => {
  const { page, endSession } = await pageOf('admin')
  await page.goto('/admin/users?verified=no')
  await untilAlive(page)
  await endSession()

  await page
    .getByRole('button', { name: new RegExp(`^${t('people.verify')} `, 'u') })
    .first()
    .click()
  await until(page, signInFor('/admin/users?verified=no'))
  await page
    .getByRole('link', { name: t('shell.logIn') })
    .first()
    .waitFor()
})
