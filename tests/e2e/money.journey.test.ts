import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { anAd } from '#tests/factories/items.ts'
import { aLayout } from '#tests/factories/layouts.ts'
import { continueButton, fillCard, payButton, statusOf } from './checkout.ts'
import { expect, type Journey, test } from './journey.ts'
import {
  expectNoAxeViolations,
  expectNoOverflow,
  expectPath,
  screenshot,
  waitForHydration,
} from './page-checks.ts'

/** A user pays $100 for a listing, in the browser. */
async function aPaidListing({ db, openCheckout }: Pick<Journey, 'db' | 'openCheckout'>, language: Locale) {
  const payer = await openCheckout({ language })
  const { page, id, userId, t } = payer
  await continueButton(page, t).click()
  await fillCard(payer, '4242424242424242')
  await payButton(page, t, '$100.00').click()
  await expect(page.getByText(t('billing.paid'))).toBeVisible()
  await page.context().close()
  return { id, userId, payment: await paymentOf(db, id) }
}

const paymentOf = (db: Db, listingId: string) =>
  db
    .selectFrom('payments')
    .select(['id', 'receiptNumber', 'state', 'refundedAmount'])
    .where('listingId', '=', listingId)
    .executeTakeFirstOrThrow()

const mailsAbout = async (db: Db, userId: string) => {
  const { email } = await db
    .selectFrom('profiles')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const rows = await db.selectFrom('mailOutbox').select('template').where('recipient', '=', email).execute()
  return rows.map(({ template }) => template)
}

const logOf = async (db: Db, paymentId: string) => {
  const rows = await db
    .selectFrom('auditLog')
    .select('action')
    .where('targetId', '=', paymentId)
    .where('actorRole', '=', 'admin')
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

async function expectGood(page: Page, name: string) {
  await expectNoAxeViolations(page)
  await expectNoOverflow(page.locator('main'))
  await screenshot(page, name)
}

test.describe('[MON-04] [PAY-08] the refund button', () => {
  test('on the receipt, a part, then the rest; the money, the mail and the log say so', async ({
    db,
    openAdminPage,
    openCheckout,
  }) => {
    const t = TRANSLATE.es
    const { id, userId, payment } = await aPaidListing({ db, openCheckout }, 'es')
    const page = await openAdminPage({ language: 'es', width: 320 })
    await page.goto(`/dashboard/receipts/${payment.id}`)
    await waitForHydration(page)
    await page.getByRole('link', { name: t('billing.refund') }).click()
    await expect(page.getByRole('heading', { name: t('money.refundTitle') })).toBeVisible()
    await waitForHydration(page)
    await expectGood(page, `money-payment-es`)

    const send = page.locator('#refund').getByRole('button', { name: t('money.refundButton') })
    const dialog = page.getByRole('dialog', { name: t('money.refundQuestion', { amount: '$25.50' }) })
    await page.getByLabel(t('money.part'), { exact: true }).check()
    await send.click()
    await expect(page.getByText(t('money.amountWrong'))).toBeVisible()
    await page.getByLabel(t('money.amountLabel')).fill('25.50')
    await page.getByLabel(t('money.reasonLabel'), { exact: true }).fill('Placed a week late')
    await send.click()
    await expect(dialog).toBeVisible()
    await expectGood(page, `money-refund-question-es`)
    await dialog.getByRole('button', { name: t('billing.keepIt') }).click()
    await send.click()
    await dialog.getByRole('button', { name: t('billing.close'), exact: true }).click()
    await expect(dialog).toBeHidden()
    expect(await paymentOf(db, id)).toMatchObject({ refundedAmount: 0 })
    await send.click()
    await dialog.getByRole('button', { name: t('money.refundButton') }).click()
    await expect(page.getByText(t('money.refundedInPart'))).toBeVisible()
    expect(await paymentOf(db, id)).toMatchObject({ state: 'paid', refundedAmount: 2550 })
    expect(await statusOf(db, id)).toMatchObject({ status: 'active' })
    await expectGood(page, `money-refunded-in-part-es`)

    await page.getByLabel(t('money.reasonLabel'), { exact: true }).fill('Asked for the rest')
    await send.click()
    await page
      .getByRole('dialog', { name: t('money.refundQuestion', { amount: '$74.50' }) })
      .getByRole('button', { name: t('money.refundButton') })
      .click()
    await expect(page.getByText(t('money.refundedWhole'), { exact: true })).toBeVisible()
    expect(await paymentOf(db, id)).toMatchObject({ state: 'refunded', refundedAmount: 10_000 })
    expect(await statusOf(db, id)).toMatchObject({ status: 'pending' })
    expect(await logOf(db, payment.id)).toEqual(['payment_partly_refunded', 'payment_refunded'])
    expect(await mailsAbout(db, userId)).toContain('billing.refunded')
  })

  test('works without JavaScript', async ({ db, openAdminPage, openCheckout }) => {
    const { id, payment } = await aPaidListing({ db, openCheckout }, 'en')
    const page = await openAdminPage({ javaScript: false, width: 320 })
    await page.goto(`/admin/money/payments/${payment.id}`)
    await page.getByLabel('Part of it', { exact: true }).check()
    await page.getByLabel('Amount in US dollars').fill('10')
    await page.getByLabel('Reason', { exact: true }).fill('Goodwill')
    await page.locator('#refund').getByRole('button', { name: 'Refund' }).click()
    await expect(page.getByText('Part of the payment has been refunded')).toBeVisible()
    expect(await paymentOf(db, id)).toMatchObject({ state: 'paid', refundedAmount: 1000 })
  })
})

test.describe('[MON-01] [MON-02] [FUL-01] [ADM-05] the lists', () => {
  test('payments, subscriptions, refunds, fulfillment and failed mail lead to each other', async ({
    openAdminPage,
  }) => {
    const t = TRANSLATE.ru
    const page = await openAdminPage({ language: 'ru', width: 768 })
    await page.goto('/admin/money')
    await waitForHydration(page)
    await expect(page.getByText(t('money.totalsHint'))).toBeVisible()
    await expectGood(page, 'money-ru')
    await page.getByRole('link', { name: t('money.subscriptions'), exact: true }).click()
    await expect(page.getByText(t('money.perPeriodHint'))).toBeVisible()
    await expectGood(page, 'money-subscriptions-ru')
    await page.getByRole('link', { name: t('money.refunds'), exact: true }).click()
    await expect(page.getByText(t('money.refundsHint'))).toBeVisible()
    await expectGood(page, 'money-refunds-ru')
    await page.goto('/admin/fulfilment')
    await expect(page.getByText(t('fulfilment.lead'))).toBeVisible()
    await expectGood(page, 'fulfilment-ru')
    await page.goto('/admin/mail')
    await expect(page.getByRole('heading', { name: t('money.failedMail') })).toBeVisible()
    await expectGood(page, 'failed-mail-ru')
    await page.goto('/admin/dashboard')
    await waitForHydration(page)
    await expect(page.getByRole('heading', { name: t('statistics.inbox') })).toBeVisible()
    await expectGood(page, 'inbox-ru')
  })

  test('[MON-01] [MON-03] a payment is found and filtered, and its month is downloaded', async ({
    db,
    openCheckout,
    adminPage: page,
  }) => {
    const { payment } = await aPaidListing({ db, openCheckout }, 'en')
    await page.goto('/admin/money')
    await waitForHydration(page)
    await page.getByLabel('Search', { exact: true }).last().fill(String(payment.receiptNumber))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/[?&]q=/u)
    await expect(page.getByText('1 payment', { exact: true })).toBeVisible()
    await page.getByLabel('Status', { exact: true }).selectOption('refunded')
    await expect(page.getByText('No payments found')).toBeVisible()
    await page.getByRole('link', { name: 'Clear' }).first().click()
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    expect((await file).suggestedFilename()).toMatch(/^payments-\d{4}-\d{2}\.csv$/u)
  })
})

test('[LAY-08] [FUL-02] what was paid for is placed from its task: the editor has it at hand, warns of a second one, and the task is done', async ({
  db,
  openPage,
  signIn,
  adminPage: page,
}) => {
  const now = Date.now()
  const title = `Chrome shop ${randomUUID().slice(0, 8)}`
  const { id: userId } = await signIn(await openPage(), {})
  const ad = await anAd(db, {
    userId,
    title: { en: title },
    createdAt: new Date(now),
    expiresAt: new Date(now + 9e8),
  })
  const { id: listingId } = await db
    .insertInto('listings')
    .values({
      userId,
      listingId: 1_000_000 + Math.floor(Math.random() * 8_999_999),
      title: { en: title },
      description: { en: 'x' },
      category: 'repair-shops-parts',
      status: 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('entitlements')
    .values({
      listingId,
      kind: 'home-board',
      sourceId: randomUUID(),
      tier: 'platinum',
      amount: 60_000,
      billboardId: ad.id,
      startsAt: new Date(now - 1000),
      endsAt: new Date(now + 9e8),
    })
    .execute()
  await db.updateTable('layoutConfigs').set({ isActive: false }).execute()
  const layout = await aLayout(db, { rows: 2, cols: 3, positions: [] })

  await page.goto(`/admin/fulfilment?listing=${listingId}`)
  await waitForHydration(page)
  await expect(page.getByText('To place', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: `Place ${title}` }).click()
  await expect(page.getByText(`To place: “${title}”`)).toBeVisible()
  await expectPath(page, `/admin/layout/${layout.id}`)
  await page.locator('[data-row="0"][data-col="1"]').click()
  await page.getByRole('button', { name: 'Put it into the selected place' }).click()
  await expect(page.getByText('is in the grid. Save the layout to publish it.')).toBeVisible()
  await expectGood(page, 'place-this-en')

  await page.locator('[data-row="0"][data-col="1"]').click()
  await page.locator('[data-row="1"][data-col="2"]').click()
  await page.getByRole('button', { name: 'Assign…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Available Ads' })
  await dialog.getByRole('searchbox').fill(title)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Here already: row 1, column 2')).toBeVisible()
  await expectGood(page, 'available-marks-en')
  await dialog.getByRole('button', { name: `Put “${title}” into the selected cells` }).click()
  await expect(
    page.getByText(`“${title}” is in this layout more than once: row 1, column 2; row 2, column 3.`),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Save layout' }).click()
  await expect(page.getByText('Layout saved successfully!')).toBeVisible()

  await page.goto(`/admin/fulfilment?listing=${listingId}`)
  await expect(page.getByText('Main page: row 1, column 2')).toBeVisible()
  await db.deleteFrom('layoutConfigs').where('id', '=', layout.id).execute()
})
