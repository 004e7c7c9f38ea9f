import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { tokenMailed } from '#tests/helpers/letters.ts'
import { expectNoAxeViolations, openPage, screenshot, until, untilAlive } from './browser.ts'
import { useSiteDatabase } from './site-data.ts'

const db = useSiteDatabase()

const PASSWORD = 'seventeen tarps 4'
const NEW_PASSWORD = 'eighteen straps 5'
const LOOK_MS = 200

/** The link of a mail, as soon as the worker has written it. */
async function mailedLink(path: string, template: string, email: string): Promise<string> {
  for (;;) {
    const token = await tokenMailed(db, template, email).catch(() => null)
    if (token) return `${path}?token=${token}`
    await delay(LOOK_MS)
  }
}

const anAddress = () => `${randomUUID()}@example.com`

describe('an account', () => {
  for (const language of LOCALES) {
    test(`[AUTH-01] [AUTH-02] [AUTH-08] in ${language}: signed up, confirmed, greeted, and out again`, async () => {
      const t = TRANSLATE[language]
      const email = anAddress()
      const page = await openPage({ language, width: language === 'en' ? 1280 : 320 })

      await page.goto('/signup')
      await untilAlive(page)
      await expectNoAxeViolations(page)
      await screenshot(page, `sign-up-${language}`)
      await page.getByLabel(t('accounts.fullName')).fill('Dana Driver')
      await page.getByLabel(t('accounts.email')).fill(email)
      await page.getByLabel(t('accounts.password'), { exact: true }).fill(PASSWORD)
      await page.getByLabel(t('accounts.confirmPassword')).fill('something else')
      await page.getByRole('button', { name: t('accounts.signUp') }).click()
      await page.getByText(t('accounts.passwordsDiffer')).waitFor()
      expect(await page.getByLabel(t('accounts.password'), { exact: true }).inputValue()).toBe(PASSWORD)

      await page.getByLabel(t('accounts.confirmPassword')).fill(PASSWORD)
      await page.getByRole('button', { name: t('accounts.signUp') }).click()
      await page.getByText(t('accounts.checkEmailText', { email })).waitFor()
      expect(await page.evaluate('document.activeElement.getAttribute("role")')).toBe('status')
      await expectNoAxeViolations(page)

      await page.goto(await mailedLink('/confirm-email', 'accounts.confirm-email', email))
      await untilAlive(page)
      await page.getByRole('button', { name: t('accounts.confirmButton') }).click()
      await until(page, `location.pathname === '/'`)
      await page.getByText(t('shell.greeting', { name: 'Dana Driver' })).waitFor({ state: 'attached' })

      await page.evaluate(`document.querySelector('form[action="/signout"]').requestSubmit()`)
      await page.getByText(t('shell.logIn')).first().waitFor({ state: 'attached' })
    })
  }

  test('[AUTH-04] [AUTH-05] [AUTH-06] a forgotten password is replaced, and signing in leads back', async () => {
    const email = anAddress()
    const page = await openPage()
    await page.goto('/signup')
    await untilAlive(page)
    await page.getByLabel('Full name').fill('Dana Driver')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.getByRole('link', { name: 'Back to sign in' }).click()

    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await page.getByRole('link', { name: 'Send another email' }).waitFor()
    await page.getByRole('link', { name: 'Send another email' }).click()
    await page.getByRole('button', { name: 'Send reset link' }).waitFor()

    await page.goto(await mailedLink('/reset-password', 'accounts.reset-password', email))
    await untilAlive(page)
    await expectNoAxeViolations(page)
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Show the password' }).first().click()
    expect(await page.getByLabel('New password', { exact: true }).getAttribute('type')).toBe('text')
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Update password' }).click()
    await page.getByText('Password updated successfully!').waitFor()
    await until(page, `location.pathname === '/signin'`)

    await page.goto('/signin?to=/categories/jobs')
    await untilAlive(page)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('Invalid email or password. Please try again.').waitFor()
    await screenshot(page, 'sign-in-refused')
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await until(page, `location.pathname === '/categories/jobs'`)
    await page.getByText('Hello, Dana Driver').waitFor()
  })

  test('[AUTH-01] [AUTH-04] without JavaScript', async () => {
    const email = anAddress()
    const page = await openPage({ javaScript: false, language: 'es' })
    const t = TRANSLATE.es
    await page.goto('/signup')
    await page.getByLabel(t('accounts.fullName')).fill('Dana Driver')
    await page.getByLabel(t('accounts.email')).fill(email)
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(PASSWORD)
    await page.getByLabel(t('accounts.confirmPassword')).fill('otra cosa')
    await page.getByRole('button', { name: t('accounts.signUp') }).click()
    await page.getByText(t('accounts.passwordsDiffer')).waitFor()
    expect(await page.getByLabel(t('accounts.email')).inputValue()).toBe(email)

    await page.getByLabel(t('accounts.password'), { exact: true }).fill(PASSWORD)
    await page.getByLabel(t('accounts.confirmPassword')).fill(PASSWORD)
    await page.getByRole('button', { name: t('accounts.signUp') }).click()
    await page.getByText(t('accounts.checkEmailText', { email })).waitFor()
    await page.goto(await mailedLink('/confirm-email', 'accounts.confirm-email', email))
    await page.getByRole('button', { name: t('accounts.confirmButton') }).click()

    await page.waitForURL((url) => url.pathname === '/')
    expect(await page.getByText(t('shell.greeting', { name: 'Dana Driver' })).count()).toBeGreaterThan(0)
  })
})
