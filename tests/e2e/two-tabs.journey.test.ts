import { aListing } from '#tests/factories/items.ts'
import { continueButton, fillCard, payButton, statusOf } from './checkout.ts'
import { expect, test } from './journey.ts'
import { expectNoAxeViolations, expectPath, screenshot, waitForHydration } from './page-checks.ts'

test.describe('two tabs', () => {
  test('[PAY-05] another package in the second one: the first says that it was called off', async ({
    db,
    openCheckout,
  }) => {
    const { page, id, t } = await openCheckout({}, '?tier=single')
    await continueButton(page, t).click()
    await fillCard({ page, t }, '4242424242424242')
    const second = await page.context().newPage()
    await second.goto(`/dashboard/listings/${id}/pay?tier=silver`)
    await waitForHydration(second)
    await continueButton(second, t).click()
    await fillCard({ page: second, t }, '4242424242424242')

    await payButton(page, t, '$40.00').click()
    await expect(page.getByText(t('billing.calledOff'))).toBeVisible()
    await screenshot(page, 'pay-called-off')
    expect(await statusOf(db, id)).toMatchObject({ status: 'pending' })
    await payButton(second, t, '$100.00').click()
    await expect(second.getByText(t('billing.paid'))).toBeVisible()
    expect(await statusOf(db, id)).toEqual({ status: 'active', paymentType: 'silver-package' })
  })

  test('[PAY-02] the page a bank leads back to shows the state of the payment, and then how it ended', async ({
    db,
    openCheckout,
  }) => {
    const checkout = await openCheckout({ width: 320 }, '?tier=single')
    const { page, id, t } = checkout
    await continueButton(page, t).click()
    await fillCard(checkout, '4242424242424242')
    const payment = await db
      .selectFrom('payments')
      .select(['id', 'stripePaymentIntentId as intent'])
      .where('listingId', '=', id)
      .executeTakeFirstOrThrow()
    const back = await page.context().newPage()
    await back.goto(`/payment-success?payment_intent=${payment.intent}&redirect_status=succeeded`)
    await waitForHydration(back)
    await expect(back.getByText(t('billing.resultPending'))).toBeVisible()
    await expectNoAxeViolations(back)
    await screenshot(back, 'payment-success-pending')

    await payButton(page, t, '$40.00').click()
    await expect(back.getByText(t('billing.paid'))).toBeVisible()
    await screenshot(back, 'payment-success-paid')
    expect(await statusOf(db, id)).toMatchObject({ status: 'active' })
  })
})

test('[REPO-02] [REPO-03] a listing is posted once more, for exactly what the window says', async ({
  db,
  openCheckout,
}) => {
  const { page, userId, t } = await openCheckout({ width: 320 })
  const old = await aListing(db, { userId, title: { en: 'Freightliner Cascadia' }, createdAt: new Date() })
  await page.goto(`/dashboard/listings/${old.id}/repost`)
  await waitForHydration(page)
  const form = page.getByRole('dialog', { name: t('posting.repostTitle') })
  await form.getByLabel(t('posting.contactName')).fill('Dana')
  await form.locator('label', { has: page.locator('input[name=tier][value=platinum]') }).click()
  await form.getByRole('button', { name: t('posting.continueToPayment') }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname.endsWith('/pay'))
  await waitForHydration(page)
  await page.getByLabel(t('billing.withoutPicture')).check()
  await continueButton(page, t).click()
  const dialog = page.getByRole('dialog', { name: t('billing.completePayment') })
  await expect(dialog.getByText('$600.00', { exact: true })).toBeVisible()
  await fillCard({ page, t }, '4242424242424242')
  await screenshot(page, 'repost-pay')
  await payButton(page, t, '$600.00').click()
  await expect(page.getByText(t('billing.paid'))).toBeVisible()
  await expectPath(page, '/dashboard')

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
