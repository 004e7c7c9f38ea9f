import { describe, expect, test } from 'vitest'
import { aListing } from '#tests/factories/items.ts'
import { atTheTill, continueButton, fillCard, payButton, statusOf } from './at-the-till.ts'
import { expectNoAxeViolations, screenshot, until, untilAlive } from './browser.ts'
import { useSiteDatabase } from './site-data.ts'

const db = useSiteDatabase()

describe('two tabs', () => {
  test('[PAY-05] another package in the second one: the first says that it was called off', async () => {
    const { page, id, t } = await atTheTill(db, {}, '?tier=single')
    await continueButton(page, t).click()
    await fillCard({ page, t }, '4242424242424242')
    const second = await page.context().newPage()
    await second.goto(`/dashboard/listings/${id}/pay?tier=silver`)
    await untilAlive(second)
    await continueButton(second, t).click()
    await fillCard({ page: second, t }, '4242424242424242')

    await payButton(page, t, '$40.00').click()
    await page.getByText(t('billing.calledOff')).waitFor()
    await screenshot(page, 'pay-called-off')
    expect(await statusOf(db, id)).toMatchObject({ status: 'pending' })
    await payButton(second, t, '$100.00').click()
    await second.getByText(t('billing.paid')).waitFor()
    expect(await statusOf(db, id)).toEqual({ status: 'active', paymentType: 'silver-package' })
  })

  test('[PAY-02] the page a bank leads back to says how the payment stands, and then how it ended', async () => {
    const till = await atTheTill(db, { width: 320 }, '?tier=single')
    const { page, id, t } = till
    await continueButton(page, t).click()
    await fillCard(till, '4242424242424242')
    const payment = await db
      .selectFrom('payments')
      .select(['id', 'stripePaymentIntentId as intent'])
      .where('listingId', '=', id)
      .executeTakeFirstOrThrow()
    const back = await page.context().newPage()
    await back.goto(`/payment-success?payment_intent=${payment.intent}&redirect_status=succeeded`)
    await untilAlive(back)
    await back.getByText(t('billing.resultPending')).waitFor()
    await expectNoAxeViolations(back)
    await screenshot(back, 'payment-success-pending')

    await payButton(page, t, '$40.00').click()
    await back.getByText(t('billing.paid')).waitFor()
    await screenshot(back, 'payment-success-paid')
    expect(await statusOf(db, id)).toMatchObject({ status: 'active' })
  })
})

test('[REPO-02] [REPO-03] a listing is posted once more, for exactly what the window says', async () => {
  const { page, userId, t } = await atTheTill(db, { width: 320 })
  const old = await aListing(db, { userId, title: { en: 'Freightliner Cascadia' }, createdAt: new Date() })
  await page.goto(`/dashboard/listings/${old.id}/repost`)
  await untilAlive(page)
  const form = page.getByRole('dialog', { name: t('posting.repostTitle') })
  await form.getByLabel(t('posting.contactName')).fill('Dana')
  await form.locator('label', { has: page.locator('input[name=tier][value=platinum]') }).click()
  await form.getByRole('button', { name: t('posting.continueToPayment') }).click()
  await until(page, `location.pathname.endsWith('/pay')`)
  await untilAlive(page)
  await continueButton(page, t).click()
  const dialog = page.getByRole('dialog', { name: t('billing.completePayment') })
  await dialog.getByText('$600.00', { exact: true }).waitFor()
  await fillCard({ page, t }, '4242424242424242')
  await screenshot(page, 'repost-pay')
  await payButton(page, t, '$600.00').click()
  await page.getByText(t('billing.paid')).waitFor()
  await until(page, `location.pathname === '/dashboard'`)

  const { replacedBy } = await db
    .selectFrom('listings')
    .select('replacedBy')
    .where('id', '=', old.id)
    .executeTakeFirstOrThrow()
  expect(await statusOf(db, replacedBy ?? '')).toEqual({ status: 'active', paymentType: 'platinum-package' })
  const charged = await db
    .selectFrom('payments')
    .select(['amountCents', 'state'])
    .where('listingId', '=', replacedBy)
    .execute()
  expect(charged).toEqual([{ amountCents: 60_000, state: 'paid' }])
})
