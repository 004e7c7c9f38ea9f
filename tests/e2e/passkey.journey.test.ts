import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { anAccount, PASSWORD } from '#tests/factories/accounts.ts'
import { aListing } from '#tests/factories/items.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { withAuthenticator } from './authenticator.ts'
import { expect, test } from './journey.ts'
import { expectNoAxeViolations, expectPath, screenshot, waitForHydration } from './page-checks.ts'
import { fresh } from './periods.ts'

test.use({ freshBrowsers: true })

test('[AUTH-04] [AUTH-13] a passkey is added in the settings, signs in without a password, and does what was wanted', async ({
  db,
  openPage,
}) => {
  const t = TRANSLATE.ru
  const { email } = await anAccount(db)
  const page = await openPage({ language: 'ru', width: 320 })
  await withAuthenticator(page)

  await page.goto('/signin?to=/dashboard/passkeys')
  await waitForHydration(page)
  await page.getByLabel(t('accounts.email')).fill(email)
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: t('accounts.signIn'), exact: true }).click()
  await expectPath(page, '/dashboard/passkeys')
  await waitForHydration(page)
  await expect(page.getByText(t('passkeys.none'))).toBeVisible()
  await page.getByLabel(t('accounts.currentPassword')).fill(PASSWORD)
  await page.getByRole('button', { name: t('passkeys.add') }).click()
  await expect(page.getByRole('button', { name: t('passkeys.remove', { name: 'Linux' }) })).toBeVisible()
  const [notice] = await emailsTo(db, email)
  expect(notice?.template).toBe('accounts.passkey-added')
  await expectNoAxeViolations(page)
  await screenshot(page, 'passkeys-ru')

  await page.context().clearCookies({ name: 'sid' })
  const { id: listing } = await aListing(db, fresh())
  await page.goto(`/signin?to=/dashboard/settings&save=${listing}`)
  await waitForHydration(page)
  await expect(page.getByText(t('accounts.whySave'))).toBeVisible()
  await page.getByRole('button', { name: t('passkeys.signIn') }).click()
  await expectPath(page, '/dashboard/settings')
  await expect(page.getByText(email).first()).toBeVisible()
  const saved = db.selectFrom('favorites').select('listingId').where('listingId', '=', listing)
  expect(await saved.execute()).toHaveLength(1)
})

test('[AUTH-04] a passkey that was removed opens nothing, and the page says so', async ({ page }) => {
  const t = TRANSLATE.en
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
  })
  await page.goto('/signin')
  await waitForHydration(page)
  await page.getByRole('button', { name: t('passkeys.signIn') }).click()
  await expect(page.getByText(t('passkeys.wrong'))).toBeVisible()
  await expectPath(page, '/signin')
})

test('[AUTH-04] the button for a passkey has its place before the scripts come, and none where there are no scripts', async ({
  openPage,
}) => {
  const page = await openPage({ javaScript: false })
  await page.goto('/signin')
  const button = page.locator('button', { hasText: 'Sign in with a passkey' })
  await expect(button).toBeAttached()
  await expect(button).toBeDisabled()
  await expect(button).toBeHidden()
})
