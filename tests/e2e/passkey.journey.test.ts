import { expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { anAccount, PASSWORD } from '#tests/factories/accounts.ts'
import { lettersTo } from '#tests/helpers/letters.ts'
import { withAuthenticator } from './authenticator.ts'
import { expectNoAxeViolations, openPage, screenshot, until, untilAlive } from './browser.ts'
import { useSiteDatabase } from './site-data.ts'

const db = useSiteDatabase()

test.each(LOCALES)(
  '[AUTH-04] in %s: a passkey is added in the settings, and signs in without a password',
  async (language) => {
    const t = TRANSLATE[language]
    const { email } = await anAccount(db)
    const page = await openPage({ language, width: language === 'en' ? 1280 : 320 })
    await withAuthenticator(page)

    await page.goto('/signin?to=/dashboard/passkeys')
    await untilAlive(page)
    await page.getByLabel(t('accounts.email')).fill(email)
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: t('accounts.signIn'), exact: true }).click()
    await until(page, `location.pathname === '/dashboard/passkeys'`)
    await untilAlive(page)
    await page.getByText(t('passkeys.none')).waitFor()
    await page.getByLabel(t('accounts.currentPassword')).fill(PASSWORD)
    await page.getByRole('button', { name: t('passkeys.add') }).click()
    await page.getByRole('button', { name: t('passkeys.remove', { name: 'Linux' }) }).waitFor()
    const [letter] = await lettersTo(db, email)
    expect(letter?.template).toBe('accounts.passkey-added')
    await expectNoAxeViolations(page)
    await screenshot(page, `passkeys-${language}`)

    await page.context().clearCookies({ name: 'sid' })
    await page.goto('/signin?to=/dashboard/settings')
    await untilAlive(page)
    await page.getByRole('button', { name: t('passkeys.signIn') }).click()
    await until(page, `location.pathname === '/dashboard/settings'`)
    await page.getByText(email).first().waitFor()
  },
)

test('[AUTH-04] a passkey that was removed opens nothing, and that is said', async () => {
  const t = TRANSLATE.en
  const page = await openPage()
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
  })
  await page.goto('/signin')
  await untilAlive(page)
  await page.getByRole('button', { name: t('passkeys.signIn') }).click()
  await page.getByText(t('passkeys.wrong')).waitFor()
  expect(new URL(page.url()).pathname).toBe('/signin')
})
