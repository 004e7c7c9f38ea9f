import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { expect, test } from './journey.ts'
import { expectPath, waitForHydration } from './page-checks.ts'
import { filled, itemsOf } from './page-items.ts'
import { fresh, running } from './periods.ts'

// The buttons that forms have in common, on every page with such a form.

const t = TRANSLATE.en

async function expectPasswordToggles(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
  const show = page.getByRole('button', { name: t('accounts.showPassword') }).first()
  const field = page.locator(`[id="${await show.getAttribute('aria-controls')}"]`)
  await show.click()
  await expect(field, path).toHaveAttribute('type', 'text')
  await page
    .getByRole('button', { name: t('accounts.hidePassword') })
    .first()
    .click()
  await expect(field, path).toHaveAttribute('type', 'password')
}

test('[AUTH-02] every field for a password shows and hides what was typed', async ({
  openPage,
  signIn,
  page: visitor,
}) => {
  for (const path of ['/signin', '/signup']) await expectPasswordToggles(visitor, path)

  const member = await openPage()
  await signIn(member, {}, 20)
  const ofMembers = ['/account/confirm', '/dashboard/settings?open=password', '/dashboard/passkeys']
  for (const path of [...ofMembers, '/dashboard/second-factor']) await expectPasswordToggles(member, path)
})

/** Types into a field of a form, comes back to it, and starts over. */
async function expectStartOver({ page, path, label }: { page: Page; path: string; label: string }) {
  // Optional fields say so after their name.
  const field = page.getByLabel(new RegExp(String.raw`^${RegExp.escape(label)}\s*(?:\(|$)`, 'u')).first()
  await page.goto(path)
  await waitForHydration(page)
  const before = await field.inputValue()
  await field.fill(`${before} typed`)
  await expect(page.getByText(t('forms.draftSaved'))).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  await expect(field, path).toHaveValue(`${before} typed`)
  await page.getByRole('button', { name: t('forms.startOver') }).click()
  await expect(field, path).toHaveValue(before)
}

test('[FORM-01] every form with a draft can be started over', async ({ db, openAdminPage, signIn, page }) => {
  const { id: userId } = await signIn(page)
  const names = await itemsOf(db, userId)
  for (const [path, label] of [
    ['/contact', t('contact.subject')],
    ['/report/listings/{listingNumber}', t('reports.note')],
    ['/post-ad?write', t('billboards.titleIn', { language: 'English' })],
    ['/dashboard/listings/{listing}/edit', t('posting.listingTitle')],
  ] as const)
    await expectStartOver({ page, path: filled(path, names), label })
  const admin = await openAdminPage()
  await expectStartOver({ page: admin, path: '/admin/ads/new', label: t('posting.listingTitle') })
  const label = t('billboards.titleIn', { language: 'English' })
  await expectStartOver({ page: admin, path: filled('/admin/ads/banner/{ad}/edit', names), label })
})

test('[CON-02] [AUTH-03] a message is sent, and a confirmation link once more', async ({ page }) => {
  await page.goto('/contact')
  await waitForHydration(page)
  await page.getByLabel(t('contact.name'), { exact: true }).fill('Pat')
  await page.getByLabel(t('contact.email'), { exact: true }).fill(`${randomUUID()}@example.com`)
  await page.getByLabel(t('contact.subject'), { exact: true }).fill('A question')
  await page.getByLabel(t('contact.message'), { exact: true }).fill('How long does a listing run?')
  await page.getByRole('button', { name: t('contact.send') }).click()
  await expect(page.getByText(t('contact.sentTitle'))).toBeVisible()

  await page.goto('/resend-confirmation')
  await waitForHydration(page)
  await page.getByLabel(t('accounts.email')).fill(`${randomUUID()}@example.com`)
  await page.getByRole('button', { name: t('accounts.resendButton') }).click()
  await expect(page.getByText(t('accounts.checkEmail'), { exact: true })).toBeVisible()
})

type Closing = { readonly page: Page; readonly path: string; readonly leadsTo: string }

async function expectClosed({ page, path, leadsTo }: Closing) {
  await page.goto(path)
  await waitForHydration(page)
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  await page.getByRole('dialog').getByRole('link', { name: 'Close', exact: true }).click()
  await expect(page.locator('dialog[open]'), path).toHaveCount(0)
  await expectPath(page, leadsTo)
}

test('[DASH-05] [POST-01] forms in windows are closed by their button', async ({ db, signIn, page }) => {
  const { id: userId } = await signIn(page)
  const { id } = await aListing(db, { userId, ...running() })
  const { id: ad } = await anAd(db, { userId, ...fresh() })
  for (const [path, leadsTo] of [
    [`/dashboard/listings/${id}/edit`, '/dashboard'],
    [`/dashboard/listings/${id}/repost`, '/dashboard'],
    ['/post-listing?write', '/post-listing'],
    ['/post-ad?write', '/post-ad'],
    [`/edit-ad/${ad}?ask=remove`, `/edit-ad/${ad}`],
  ] as const)
    await expectClosed({ page, path, leadsTo })
})

test('[POST-09] a listing that is posted again is saved to be paid later', async ({ db, signIn, page }) => {
  const { id: userId } = await signIn(page)
  const { id } = await aListing(db, { userId, ...running(), contactName: 'Pat' })
  await page.goto(`/dashboard/listings/${id}/repost`)
  await waitForHydration(page)
  await page.getByRole('button', { name: t('posting.saveForLater') }).click()
  await expectPath(page, '/dashboard')
  await expect(page.getByText(t('dashboard.unpaid')).first()).toBeVisible()
})
