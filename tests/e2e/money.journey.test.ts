import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES, type Locale } from '#app/lib/locale.ts'
import { anAd } from '#tests/factories/items.ts'
import { aLayout } from '#tests/factories/layouts.ts'
import { atTheTill, continueButton, fillCard, payButton, statusOf } from './at-the-till.ts'
import { expectNoAxeViolations, openPage, screenshot, until, untilAlive } from './browser.ts'
import { signInAs } from './sign-in-as.ts'
import { useSiteDatabase } from './site-data.ts'

const db = useSiteDatabase()

/** Nothing of the page itself, which is all between header and footer, has to be scrolled sideways. */
const isNarrow = `document.querySelector('main').scrollWidth <= document.querySelector('main').clientWidth`

type Visitor = NonNullable<Parameters<typeof openPage>[0]>

async function adminPage(visitor: Visitor): Promise<Page> {
  const page = await openPage(visitor)
  await signInAs(page, db, { role: 'admin', fullName: 'Bo Boss' })
  return page
}

/** Somebody pays $100 for a listing, in the browser. */
async function aPaidListing(language: Locale) {
  const till = await atTheTill(db, { language })
  const { page, id, userId, t } = till
  await continueButton(page, t).click()
  await fillCard(till, '4242424242424242')
  await payButton(page, t, '$100.00').click()
  await page.getByText(t('billing.paid')).waitFor()
  await page.context().close()
  return { id, userId, payment: await paymentOf(id) }
}

const paymentOf = (listingId: string) =>
  db
    .selectFrom('payments')
    .select(['id', 'receiptNumber', 'state', 'refundedAmount'])
    .where('listingId', '=', listingId)
    .executeTakeFirstOrThrow()

const mailsAbout = async (userId: string) => {
  const { email } = await db
    .selectFrom('profiles')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const rows = await db.selectFrom('mailOutbox').select('template').where('recipient', '=', email).execute()
  return rows.map(({ template }) => template)
}

const logOf = async (paymentId: string) => {
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
  expect(await page.evaluate(isNarrow), name).toBe(true)
  await screenshot(page, name)
}

describe('[MON-04] [PAY-08] the refund button', () => {
  for (const language of LOCALES) {
    test(`in ${language}: on the receipt, a part, then the rest; the money, the mail and the log say so`, async () => {
      const t = TRANSLATE[language]
      const width = language === 'en' ? 1280 : 320
      const { id, userId, payment } = await aPaidListing(language)
      const page = await adminPage({ language, width })
      await page.goto(`/dashboard/receipts/${payment.id}`)
      await untilAlive(page)
      await page.getByRole('link', { name: t('billing.refund') }).click()
      await page.getByRole('heading', { name: t('money.refundTitle') }).waitFor()
      await untilAlive(page)
      await expectGood(page, `money-payment-${language}`)

      const send = page.locator('#refund').getByRole('button', { name: t('money.refundButton') })
      const dialog = page.getByRole('dialog', { name: t('money.refundQuestion', { amount: '$25.50' }) })
      await page.getByLabel(t('money.part'), { exact: true }).check()
      await send.click()
      await page.getByText(t('money.amountWrong')).waitFor()
      await page.getByLabel(t('money.amountLabel')).fill('25.50')
      await page.getByLabel(t('money.reasonLabel'), { exact: true }).fill('Placed a week late')
      await send.click()
      await dialog.waitFor()
      await expectGood(page, `money-refund-question-${language}`)
      await dialog.getByRole('button', { name: t('billing.keepIt') }).click()
      expect(await paymentOf(id)).toMatchObject({ refundedAmount: 0 })
      await send.click()
      await dialog.getByRole('button', { name: t('money.refundButton') }).click()
      await page.getByText(t('money.refundedInPart')).waitFor()
      expect(await paymentOf(id)).toMatchObject({ state: 'paid', refundedAmount: 2550 })
      expect(await statusOf(db, id)).toMatchObject({ status: 'active' })
      await expectGood(page, `money-refunded-in-part-${language}`)

      await page.getByLabel(t('money.reasonLabel'), { exact: true }).fill('Asked for the rest')
      await send.click()
      await page
        .getByRole('dialog', { name: t('money.refundQuestion', { amount: '$74.50' }) })
        .getByRole('button', { name: t('money.refundButton') })
        .click()
      await page.getByText(t('money.refundedWhole'), { exact: true }).waitFor()
      expect(await paymentOf(id)).toMatchObject({ state: 'refunded', refundedAmount: 10_000 })
      expect(await statusOf(db, id)).toMatchObject({ status: 'pending' })
      expect(await logOf(payment.id)).toEqual(['payment_partly_refunded', 'payment_refunded'])
      expect(await mailsAbout(userId)).toContain('billing.refunded')
    })
  }

  test('works without JavaScript', async () => {
    const { id, payment } = await aPaidListing('en')
    const page = await adminPage({ javaScript: false, width: 320 })
    await page.goto(`/admin/money/payments/${payment.id}`)
    await page.getByLabel('Part of it', { exact: true }).check()
    await page.getByLabel('Amount in US dollars').fill('10')
    await page.getByLabel('Reason', { exact: true }).fill('Goodwill')
    await page.locator('#refund').getByRole('button', { name: 'Refund' }).click()
    await page.getByText('Part of the payment has been refunded').waitFor()
    expect(await paymentOf(id)).toMatchObject({ state: 'paid', refundedAmount: 1000 })
  })
})

describe('[MON-01] [MON-02] [FUL-01] [ADM-05] the lists', () => {
  for (const language of LOCALES) {
    test(`in ${language}: payments, subscriptions, refunds, fulfillment and failed mail, on a phone and on a desk`, async () => {
      const t = TRANSLATE[language]
      for (const width of [320, 768, 1280] as const) {
        const page = await adminPage({ language, width })
        await page.goto('/admin/money')
        await untilAlive(page)
        await page.getByText(t('money.totalsHint')).waitFor()
        await expectGood(page, `money-${language}-${width}`)
        await page.getByRole('link', { name: t('money.subscriptions'), exact: true }).click()
        await page.getByText(t('money.perPeriodHint')).waitFor()
        await expectGood(page, `money-subscriptions-${language}-${width}`)
        await page.getByRole('link', { name: t('money.refunds'), exact: true }).click()
        await page.getByText(t('money.refundsHint')).waitFor()
        await expectGood(page, `money-refunds-${language}-${width}`)
        await page.getByRole('link', { name: t('admin.fulfilment'), exact: true }).click()
        await page.getByText(t('fulfilment.lead')).waitFor()
        await expectGood(page, `fulfilment-${language}-${width}`)
        await page.goto('/admin/mail')
        await page.getByRole('heading', { name: t('money.failedMail') }).waitFor()
        await expectGood(page, `failed-mail-${language}-${width}`)
        await page.goto('/admin/dashboard')
        await untilAlive(page)
        await page.getByRole('heading', { name: t('statistics.inbox') }).waitFor()
        await expectGood(page, `inbox-${language}-${width}`)
        await page.context().close()
      }
    })
  }

  test('[MON-01] [MON-03] a payment is found and filtered, and its month is downloaded', async () => {
    const { payment } = await aPaidListing('en')
    const page = await adminPage({})
    await page.goto('/admin/money')
    await untilAlive(page)
    await page.getByLabel('Search', { exact: true }).last().fill(String(payment.receiptNumber))
    await page.keyboard.press('Enter')
    await until(page, `location.search.includes('q=')`)
    await page.getByText('1 payment', { exact: true }).waitFor()
    await page.getByLabel('State', { exact: true }).selectOption('refunded')
    await page.getByText('No payments found').waitFor()
    await page.getByRole('link', { name: 'Clear' }).click()
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    expect((await file).suggestedFilename()).toMatch(/^payments-\d{4}-\d{2}\.csv$/u)
  })
})

test('[LAY-08] [FUL-02] what was paid for is placed from its task: the editor has it at hand, warns of a second one, and the task is done', async () => {
  const now = Date.now()
  const title = `Chrome shop ${randomUUID().slice(0, 8)}`
  const { id: userId } = await signInAs(await openPage(), db, {})
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

  const page = await adminPage({})
  await page.goto(`/admin/fulfilment?listing=${listingId}`)
  await untilAlive(page)
  await page.getByText('To place', { exact: true }).waitFor()
  await page.getByRole('link', { name: `Place ${title}` }).click()
  await page.getByText(`To place: “${title}”`).waitFor()
  await until(page, `location.pathname === '/admin/layout/${layout.id}'`)
  await page.locator('[data-row="0"][data-col="1"]').click()
  await page.getByRole('button', { name: 'Put it into the selected place' }).click()
  await page.getByText('is in the grid. Save the layout to publish it.').waitFor()
  await expectGood(page, 'place-this-en')

  await page.locator('[data-row="0"][data-col="1"]').click()
  await page.locator('[data-row="1"][data-col="2"]').click()
  await page.getByRole('button', { name: 'Assign…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Available Ads' })
  await dialog.getByRole('searchbox').fill(title)
  await page.keyboard.press('Enter')
  await dialog.getByText('Here already: row 1, column 2').waitFor()
  await expectGood(page, 'available-marks-en')
  await dialog.getByRole('button', { name: `Put “${title}” into the selected places` }).click()
  await page
    .getByText(`“${title}” is in this layout more than once: row 1, column 2; row 2, column 3.`)
    .waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Save layout' }).click()
  await page.getByText('Layout saved successfully!').waitFor()

  await page.goto(`/admin/fulfilment?listing=${listingId}`)
  await page.getByText('Main page: row 1, column 2').waitFor()
  await db.deleteFrom('layoutConfigs').where('id', '=', layout.id).execute()
})
