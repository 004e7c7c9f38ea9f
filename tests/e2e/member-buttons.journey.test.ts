import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { aSession, PASSWORD } from '#tests/factories/accounts.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { aPayment } from '#tests/factories/payments.ts'
import { fillCard, payButton } from './checkout.ts'
import { expect, test } from './journey.ts'
import { expectPath, waitForHydration } from './page-checks.ts'
import { fresh, inDays, running } from './periods.ts'

test.use({ freshBrowsers: true })

// What members press seldom.

const t = TRANSLATE.en

async function open(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
}

test('[DASH-02] [DASH-03] the dashboard filters with its button, and its questions can be left', async ({
  db,
  signIn,
  page,
}) => {
  const { id: userId } = await signIn(page)
  const { id } = await aListing(db, { userId, title: { en: 'Kept lowboy' }, ...running() })
  await aListing(db, { userId, title: { en: 'Dolly' }, ...running() })
  await open(page, '/dashboard')
  await page.getByLabel(t('dashboard.find')).fill('lowboy')
  await page.getByRole('button', { name: t('dashboard.filter') }).click()
  await page.waitForURL('**q=lowboy**')
  await expect(page.getByText('Dolly')).toHaveCount(0)

  for (const leave of [t('dashboard.cancel'), 'Close']) {
    await page.getByRole('link', { name: /^Delete/u }).click()
    await page.getByRole('dialog').getByRole('button', { name: leave, exact: true }).click()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  }
  await open(page, `/dashboard/listings/${id}?ask=deleted`)
  await page.getByRole('button', { name: t('dashboard.deleteButton') }).click()
  await expect(page.getByText('Listing deleted successfully!')).toBeVisible()
})

test('[DASH-11] [PAY-08] addresses are copied, and a receipt is printed', async ({ db, signIn, page }) => {
  const { id: userId } = await signIn(page)
  const listing = await aListing(db, { userId, title: { en: 'Copied dolly' }, ...running() })
  const ad = await anAd(db, { userId, ...running() })
  const payment = await aPayment(db, { userId, listingId: listing.id })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const [path, address] of [
    [`/dashboard/listings/${listing.id}`, `/listings/${listing.listingId}`],
    [`/dashboard/promotions/${ad.id}`, `/promotions/${ad.adId}`],
    [`/payment-success?payment=${payment.id}`, `/listings/${listing.listingId}`],
  ] as const) {
    await open(page, path)
    await page.getByRole('button', { name: t('dashboard.copyLink') }).click()
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toContain(address)
  }
  await open(page, `/dashboard/receipts/${payment.id}`)
  await page.evaluate('window.print = () => { document.title = "printed" }')
  await page.getByRole('button', { name: t('receipts.print') }).click()
  await expect(page).toHaveTitle('printed')
})

test('[DASH-07] settings are saved, data is downloaded, other devices are signed out', async ({
  db,
  signIn,
  page,
}) => {
  const { id: userId } = await signIn(page)
  const others = { createdAt: inDays(-1), seenAt: new Date(), expiresAt: inDays(1) }
  for (let n = 0; n < 3; n += 1) await aSession(db, userId, others)
  const sessions = async () =>
    (await db.selectFrom('sessions').select('id').where('userId', '=', userId).execute()).length
  await open(page, '/dashboard/settings')
  await page.getByLabel('Email me before a listing expires').uncheck()
  await page.getByRole('button', { name: t('accounts.save'), exact: true }).click()
  await expect(page.getByText(t('accounts.saved'))).toBeVisible()
  await page
    .getByRole('button', { name: t('accounts.endSession') })
    .first()
    .click()
  await expect.poll(sessions).toBe(3)
  await page.getByRole('button', { name: t('accounts.endOthers') }).click()
  await expect.poll(sessions).toBe(1)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: t('accounts.exportButton') }).click()
  expect(await text(await (await coming).createReadStream())).toContain(userId)

  await page.getByRole('link', { name: t('accounts.changeEmail') }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expectPath(page, '/')
  expect(await sessions()).toBe(0)
})

test('[SUB-03] [PAY-08] cards are made the default and removed, billing details are saved', async ({
  openCheckout,
}) => {
  const checkout = await openCheckout({}, '?tier=gold')
  const { page } = checkout
  await open(page, '/dashboard/payments')
  for (const number of ['4242424242424242', '5555555555554444']) {
    await page.getByRole('button', { name: t('billing.addCard') }).click()
    await fillCard(checkout, number)
    await page.getByRole('button', { name: t('billing.saveCard') }).click()
    await expect(page.locator('li span').getByText(number.slice(-4))).toBeVisible()
  }
  const cards = page.getByRole('region', { name: t('billing.cards') }).getByRole('listitem')
  const master = cards.filter({ hasText: '4444' })
  await master.getByRole('button', { name: t('billing.makeDefault') }).click()
  await expect(master.getByText(t('billing.default'), { exact: true })).toBeVisible()
  const remove = cards.filter({ hasText: '4242' }).getByRole('button', { name: t('billing.removeCard') })
  await remove.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('billing.keepIt') })
    .click()
  await expect(cards).toHaveCount(2)
  await remove.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('billing.removeCard') })
    .click()
  await expect(cards).toHaveCount(1)
  await page.getByRole('button', { name: t('billing.addCard') }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.locator('dialog[open]')).toHaveCount(0)

  await page.getByLabel('Company').fill('Lakeside Freight LLC')
  await page.getByRole('button', { name: t('receipts.save') }).click()
  await expect(page.getByText(t('receipts.saved'))).toBeVisible()
})

test('[SUB-02] [SUB-03] turning a renewal off can be thought over, and it can be paid by another card', async ({
  openCheckout,
}) => {
  const checkout = await openCheckout({}, '?tier=single')
  const { page } = checkout
  await page.getByRole('radio', { name: t('billing.renews') }).check()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Continue to payment/u }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await page.getByRole('button', { name: /^Continue to payment/u }).click()
  await fillCard(checkout, '4242424242424242')
  await payButton(page, t, '$40.00').click()
  await expect(page.getByText(t('billing.paid'))).toBeVisible()

  await open(page, '/dashboard/payments')
  await page.getByRole('button', { name: t('billing.turnOff') }).click()
  await page.getByRole('button', { name: t('billing.keepRenewal') }).click()
  await expect(page.getByRole('button', { name: t('billing.turnOff') })).toBeVisible()
  await page.getByRole('button', { name: t('billing.addCard') }).click()
  await fillCard(checkout, '5555555555554444')
  await page.getByRole('button', { name: t('billing.saveCard') }).click()
  await expect(page.locator('li span').getByText('4444').first()).toBeVisible()
  await page.getByRole('button', { name: t('billing.useThisCard') }).click()
  const mastercard = t('billing.cardFacts', { brand: 'Mastercard', last4: '4444' })
  await expect(page.getByText(`${t('billing.paysWith')}: ${mastercard}`)).toBeVisible()
})

test('[DASH-11] [PAY-01] a larger package is paid for with its own button', async ({ db, signIn, page }) => {
  const { id: userId } = await signIn(page)
  const { id } = await aListing(db, { userId, ...running() })
  await open(page, `/dashboard/listings/${id}/pay?tier=gold`)
  await page.getByLabel(t('billing.withoutPicture')).check()
  await page.getByRole('button', { name: /^Upgrade/u }).click()
  await expect(page.getByRole('dialog', { name: t('billing.completePayment') })).toBeVisible()
})

test('[AUTH-04] an authenticator app is set up with the button of its page', async ({ signIn, page }) => {
  await signIn(page, {}, 0)
  await open(page, '/dashboard/second-factor')
  await page.getByLabel(t('accounts.currentPassword')).fill(PASSWORD)
  await page.getByRole('button', { name: t('twoFactor.begin') }).click()
  await expect(page.getByRole('main').locator('svg, img').first()).toBeVisible()
})

test('[AD-04] [AD-06] the page of a billboard: other languages, numbers, schedule, status, link, removal', async ({
  db,
  openPage,
  signIn,
  page,
}) => {
  const { id: userId } = await signIn(page)
  const { id } = await anAd(db, { userId, ...fresh() })
  const statusOf = () =>
    db.selectFrom('ads').select(['status', 'deletedAt']).where('id', '=', id).executeTakeFirst()
  await open(page, `/edit-ad/${id}`)
  await page.getByText(t('billboards.otherLanguages'), { exact: true }).click()
  await expect(page.getByLabel(t('billboards.titleIn', { language: 'Русский' }))).toBeVisible()
  await page.getByText(t('billboards.asTable')).first().click()
  await expect(page.getByRole('table').first()).toBeVisible()
  await page.getByLabel(t('billboards.endsOn')).fill(inDays(20).toISOString().slice(0, 10))
  await page.getByRole('button', { name: t('billboards.scheduleSave') }).click()
  await page.getByRole('button', { name: t('billboards.scheduleAnyway') }).click()
  await expect(page.getByText(t('billboards.scheduleSaved'))).toBeVisible()

  await page.getByRole('button', { name: t('billboards.linkMake') }).click()
  const link = page.getByLabel(t('billboards.linkAddress'), { exact: true })
  const first = await link.inputValue()
  await page.getByRole('button', { name: t('billboards.linkAnew') }).click()
  await expect(link).not.toHaveValue(first)
  const advertiser = await openPage()
  await open(advertiser, new URL(await link.inputValue()).pathname)
  await advertiser.getByText(t('billboards.asTable')).first().click()
  await expect(advertiser.getByRole('table').first()).toBeVisible()
  await page.getByRole('button', { name: t('billboards.linkEnd') }).click()
  await expect(link).toHaveCount(0)

  await page.getByRole('button', { name: t('billboards.moveInactive') }).click()
  await expect.poll(statusOf).toMatchObject({ status: 'inactive' })
  await page.getByRole('button', { name: t('billboards.moveActive') }).click()
  await expect.poll(statusOf).toMatchObject({ status: 'active' })
  await page.getByRole('button', { name: t('billboards.moveSold') }).click()
  await expect.poll(statusOf).toMatchObject({ status: 'sold' })
  await page.getByRole('link', { name: t('billboards.remove') }).click()
  await page.getByRole('button', { name: t('billboards.removeYes') }).click()
  await expect(page.getByText(t('billboards.removed'))).toBeVisible()
  expect((await statusOf())?.deletedAt).not.toBeNull()
})

test('[AD-04] an admin sets the status of a billboard on its page', async ({ db, adminPage: page }) => {
  const { id } = await anAd(db, fresh())
  await open(page, `/edit-ad/${id}`)
  await page.getByRole('combobox', { name: t('billboards.status') }).selectOption('inactive')
  await page.getByRole('button', { name: t('billboards.statusSave') }).click()
  await expect(page.getByText(t('billboards.statusSaved'))).toBeVisible()
})

test('[AD-01] the form of a new billboard shows other languages', async ({ signIn, page }) => {
  await signIn(page)
  await open(page, '/post-ad?write')
  await page.getByText(t('billboards.otherLanguages'), { exact: true }).click()
  await expect(page.getByLabel(t('billboards.titleIn', { language: 'Русский' }))).toBeVisible()
  await expectPath(page, '/post-ad')
})
