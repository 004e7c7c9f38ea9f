import { randomUUID } from 'node:crypto'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { emailsTo, tokenMailed } from '#tests/helpers/emails.ts'
import { expect, test } from './journey.ts'
import { expectNoAxeViolations, expectPath, screenshot, waitForHydration } from './page-checks.ts'

const PASSWORD = 'seventeen tarps 4'
const NEW_PASSWORD = 'eighteen straps 5'

/** Returns the link of an email, once the worker has written it. */
async function mailedLink(db: Db, path: string, template: string, email: string): Promise<string> {
  const templates = async () => (await emailsTo(db, email)).map((email) => email.template)
  await expect.poll(templates, `mails to ${email}`).toContain(template)
  return `${path}?token=${await tokenMailed(db, template, email)}`
}

const anAddress = () => `${randomUUID()}@example.com`

test.describe('an account', () => {
  test('[AUTH-01] [AUTH-02] [AUTH-08] signed up, confirmed, greeted, and out again', async ({
    db,
    openPage,
  }) => {
    const t = TRANSLATE.en
    const email = anAddress()
    const page = await openPage({ language: 'en' })

    await page.goto('/signup')
    await waitForHydration(page)
    await expectNoAxeViolations(page)
    await screenshot(page, `sign-up-en`)
    await page.getByLabel(t('accounts.fullName')).fill('Dana Driver')
    await page.getByLabel(t('accounts.email')).fill(email)
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(PASSWORD)
    await page.getByLabel(t('accounts.confirmPassword')).fill('something else')
    await page.getByRole('button', { name: t('accounts.signUp') }).click()
    await expect(page.getByText(t('accounts.passwordsDiffer'))).toBeVisible()
    await expect(page.getByLabel(t('accounts.password'), { exact: true })).toHaveValue(PASSWORD)

    await page.getByLabel(t('accounts.confirmPassword')).fill(PASSWORD)
    await page.getByRole('button', { name: t('accounts.signUp') }).click()
    await expect(page.getByText(t('accounts.checkEmailText', { email }))).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: email })).toBeFocused()
    await expectNoAxeViolations(page)

    await page.goto(await mailedLink(db, '/confirm-email', 'accounts.confirm-email', email))
    await waitForHydration(page)
    await page.getByRole('button', { name: t('accounts.confirmButton') }).click()
    await expectPath(page, '/dashboard')
    await expect(page.getByText(t('dashboard.emailConfirmed'))).toBeVisible()
    await expect(page.getByText(t('shell.greeting', { name: 'Dana Driver' }))).toBeAttached()

    await page.evaluate(`document.querySelector('form[action="/signout"]').requestSubmit()`)
    await expect(page.getByText(t('shell.logIn')).first()).toBeAttached()
  })

  test('[AUTH-04] [AUTH-05] [AUTH-06] a forgotten password is replaced, and signing in leads back', async ({
    db,
    page,
  }) => {
    const email = anAddress()
    await page.goto('/signup')
    await waitForHydration(page)
    await page.getByLabel('Full name').fill('Dana Driver')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.getByRole('link', { name: 'Back to sign in' }).click()

    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByRole('link', { name: 'Send another email' })).toBeVisible()
    await page.getByRole('link', { name: 'Send another email' }).click()
    await expect(page.getByRole('button', { name: 'Send reset link' })).toBeVisible()

    await page.goto(await mailedLink(db, '/reset-password', 'accounts.reset-password', email))
    await waitForHydration(page)
    await expectNoAxeViolations(page)
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Show the password' }).first().click()
    await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide the password' }).first().click()
    await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('type', 'password')
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Update password' }).click()
    await expect(page.getByText('Password updated successfully!')).toBeVisible()
    await expectPath(page, '/signin')

    await page.goto('/signin?to=/categories/jobs')
    await waitForHydration(page)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible()
    await screenshot(page, 'sign-in-refused')
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expectPath(page, '/categories/jobs')
    await expect(page.getByText('Hello, Dana Driver')).toBeVisible()
  })

  test('[AUTH-01] [AUTH-04] without JavaScript', async ({ db, openPage }) => {
    const email = anAddress()
    const page = await openPage({ javaScript: false, language: 'es' })
    const t = TRANSLATE.es
    await page.goto('/signup')
    await page.getByLabel(t('accounts.fullName')).fill('Dana Driver')
    await page.getByLabel(t('accounts.email')).fill(email)
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(PASSWORD)
    await page.getByLabel(t('accounts.confirmPassword')).fill('otra cosa')
    await page.getByRole('button', { name: t('accounts.signUp') }).click()
    await expect(page.getByText(t('accounts.passwordsDiffer'))).toBeVisible()
    await expect(page.getByLabel(t('accounts.email'))).toHaveValue(email)

    await page.getByLabel(t('accounts.password'), { exact: true }).fill(PASSWORD)
    await page.getByLabel(t('accounts.confirmPassword')).fill(PASSWORD)
    await page.getByRole('button', { name: t('accounts.signUp') }).click()
    await expect(page.getByText(t('accounts.checkEmailText', { email }))).toBeVisible()
    await page.goto(await mailedLink(db, '/confirm-email', 'accounts.confirm-email', email))
    await page.getByRole('button', { name: t('accounts.confirmButton') }).click()

    await page.waitForURL((url) => url.pathname === '/dashboard')
    await expect(page.getByText(t('shell.greeting', { name: 'Dana Driver' }))).not.toHaveCount(0)
  })
})
