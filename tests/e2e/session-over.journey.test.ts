import type { Page } from '@playwright/test'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { PASSWORD } from '#tests/factories/accounts.ts'
import { expect, type Journey, test } from './journey.ts'
import { expectNoAxeViolations, expectPath, waitForHydration } from './page-checks.ts'

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

async function fillSignIn(page: Page, email: string) {
  await waitForHydration(page)
  await page.getByLabel(t('accounts.email')).fill(email)
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: t('accounts.signIn'), exact: true }).click()
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
  await fillSignIn(page, email)
  await expectPath(page, '/dashboard/favorites')
})

test('[FORM-08] a form stays when its session has ended, and is sent after signing in in another tab', async ({
  db,
  openPage,
  signIn,
}) => {
  const page = await openPage({ expectsErrors: true })
  const { id, email } = await signIn(page)
  await page.goto('/profile?edit')
  await waitForHydration(page)
  await db.deleteFrom('sessions').where('userId', '=', id).execute()
  const bio = page.getByLabel(t('profile.bio'), { exact: false })
  const ended = page.getByRole('alert').filter({ hasText: 'Your session has ended' })

  await bio.fill('Thirty years of reefers')
  await expect(ended).toBeVisible()
  await page.getByRole('button', { name: t('profile.save') }).click()
  await expect(page.getByRole('alert').filter({ hasText: t('common.signInFirst') })).toBeVisible()
  await expect(bio).toHaveValue('Thirty years of reefers')
  await expectNoAxeViolations(page)

  const opening = page.context().waitForEvent('page')
  await ended.getByRole('link').click()
  const tab = await opening
  await fillSignIn(tab, email)
  await expectPath(tab, '/')
  await tab.close()
  await page.getByRole('button', { name: t('profile.save') }).click()
  await expect(page.getByText(t('profile.saved'))).toBeVisible()
  await expect(page.getByText('Thirty years of reefers')).toBeVisible()
})

test('[FORM-09] without scripts, what was typed after the session had ended is back after signing in', async ({
  db,
  openPage,
  signIn,
}) => {
  const page = await openPage({ javaScript: false, language: 'ru', width: 320 })
  const ru = TRANSLATE.ru
  const { id, email } = await signIn(page)
  const signInByForm = async () => {
    await page.getByLabel(ru('accounts.email')).fill(email)
    await page.getByLabel(ru('accounts.password'), { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: ru('accounts.signIn'), exact: true }).click()
  }
  await db.deleteFrom('sessions').where('userId', '=', id).execute()
  await page.goto('/ru/signin?to=%2Fprofile%3Fedit')
  await signInByForm()
  const bio = page.getByLabel(ru('profile.bio'), { exact: false })
  await db.deleteFrom('sessions').where('userId', '=', id).execute()

  await bio.fill('Тридцать лет на рефрижераторах')
  await page.getByRole('button', { name: ru('profile.save') }).click()
  await expect(page.getByText(ru('accounts.whyDraft'))).toBeVisible()
  await signInByForm()
  await expect(bio).toHaveValue('Тридцать лет на рефрижераторах')
  await expect(page.getByText(ru('forms.restored'))).toBeVisible()
  await page.getByRole('button', { name: ru('profile.save') }).click()
  await expect(page.getByText(ru('profile.saved'))).toBeVisible()
  await expect(page.getByText('Тридцать лет на рефрижераторах')).toBeVisible()
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
