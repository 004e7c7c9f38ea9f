import { translator } from '@haulpost/stripe-simulator/words'
import { formatCents } from '#app/lib/money.ts'
import { PASSWORD } from '#tests/factories/accounts.ts'
import { aListing, DRAFT } from '#tests/factories/items.ts'
import { cardsOf, continueButton, fillCard, payButton, statusOf } from './checkout.ts'
import { expect, test } from './journey.ts'
import { expectNoAxeViolations, expectPath, screenshot, waitForHydration } from './page-checks.ts'

test.describe('paying for a listing', () => {
  test('[PAY-01] [PAY-03] [PAY-08] a refused card, a good one, live, and a receipt', async ({
    db,
    openCheckout,
  }) => {
    const checkout = await openCheckout({ language: 'ru', width: 320 })
    const { page, id, t } = checkout
    const amount = formatCents(10_000, 'ru')
    await expectNoAxeViolations(page)
    await screenshot(page, `pay-ru`)
    await continueButton(page, t).click()
    const dialog = page.getByRole('dialog', { name: t('billing.completePayment') })
    await expect(dialog.getByText(amount).first()).toBeVisible()
    await fillCard(checkout, '4000000000000002')
    await screenshot(page, `pay-window-ru`)
    await expectNoAxeViolations(page)
    await payButton(page, t, amount).click()
    await expect(dialog.getByText(t('cardErrors.declined'))).toBeVisible()
    await fillCard(checkout, '4242424242424242')
    await payButton(page, t, amount).click()
    await expect(dialog.getByText(t('billing.paid'))).toBeVisible()
    await expectPath(page, '/dashboard')
    expect(await statusOf(db, id)).toEqual({ status: 'active', paymentType: 'silver-package' })
    await page.getByRole('link', { name: t('dashboard.paidLink') }).click()
    await expect(page.getByRole('link', { name: t('billing.viewReceipt') })).toBeVisible()
    await screenshot(page, `paid-ru`)

    await page.goto('/dashboard/payments')
    await waitForHydration(page)
    await expect(page.getByText(t('billing.totalPaid', { count: 1 }))).toBeVisible()
    await screenshot(page, `payments-ru`)
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Kenworth T680 sleeper' }).click()
    await expect(page.getByRole('button', { name: t('receipts.print') })).toBeVisible()
    await screenshot(page, `receipt-ru`)
    await expectNoAxeViolations(page)
    await page.emulateMedia({ media: 'print' })
    await screenshot(page, `receipt-print-ru`)
    for (const part of ['header', 'footer', 'main button', 'main a[href^="/dashboard"]'])
      for (const shown of await page.locator(part).all()) await expect(shown, part).toBeHidden()
    await expect(page.getByText(t('receipts.seller'))).toBeVisible()
  })

  test('[PAY-07] a bank that asks gets an approval, and the listing goes live', async ({
    db,
    openCheckout,
  }) => {
    const checkout = await openCheckout({ width: 320 }, '?tier=single')
    const { page, id, t } = checkout
    await continueButton(page, t).click()
    await fillCard(checkout, '4000002760003184')
    await payButton(page, t, '$40.00').click()
    const bank = page.getByRole('dialog', { name: translator(t.locale)('challenge.title') })
    await bank.getByRole('button', { name: translator(t.locale)('challenge.yes') }).click()
    await expect(page.getByText(t('billing.paid'))).toBeVisible()
    await expectPath(page, '/dashboard')
    expect(await statusOf(db, id)).toMatchObject({ status: 'active' })
  })

  test('[PAY-05] [POST-09] a browser closed right after paying: the listing goes live all the same', async ({
    db,
    openCheckout,
  }) => {
    const checkout = await openCheckout({ expectsErrors: true }, '?tier=single')
    const { page, id, t } = checkout
    await page.route('**/api/settle-payment', (route) => route.abort())
    await continueButton(page, t).click()
    await fillCard(checkout, '4242424242424242')
    const charged = page.waitForResponse((response) => response.url().endsWith('/confirm') && response.ok())
    await payButton(page, t, '$40.00').click()
    await charged
    await page.context().close()

    await expect.poll(() => statusOf(db, id), { timeout: 20_000 }).toMatchObject({ status: 'active' })
  })
})

test.describe('[PAY-03] refused cards', () => {
  test('the pause is announced, said with the third, and lifted for another card by a password', async ({
    db,
    openCheckout,
  }) => {
    const checkout = await openCheckout({ language: 'en' }, '?tier=single')
    const { page, id, t } = checkout
    const amount = formatCents(4000, 'en')
    await continueButton(page, t).click()
    async function tryCard(number: string, says: string) {
      await fillCard(checkout, number)
      await payButton(page, t, amount).click()
      await expect(page.getByText(says)).toBeVisible()
    }
    // Neither a wrong code nor a declined challenge counts.
    await tryCard('4000000000000127', t('cardErrors.wrongCode'))
    await fillCard(checkout, '4000002760003184')
    await payButton(page, t, amount).click()
    await page.getByRole('button', { name: translator(t.locale)('challenge.no') }).click()
    await expect(page.getByText(t('cardErrors.notProven'))).toBeVisible()
    await tryCard('4000000000009979', t('cardErrors.declined'))
    await tryCard('4100000000000019', t('cardErrors.oneLeft'))
    await screenshot(page, `pay-one-left-en`)
    await tryCard('4000000000000002', t('cardErrors.pausedNow'))
    await expect(payButton(page, t, amount)).toHaveCount(0)
    await expectNoAxeViolations(page)
    await screenshot(page, `pay-paused-en`)

    const states = () => db.selectFrom('payments').select('state').where('listingId', '=', id).execute()
    await expect.poll(states, { timeout: 20_000 }).toEqual([{ state: 'canceled' }])
    await page.reload()
    await expect(page.getByText(t('cardErrors.pausedTitle'), { exact: true })).toBeVisible()
    await waitForHydration(page)
    await screenshot(page, `pay-page-paused-en`)
    await page.getByRole('link', { name: t('cardErrors.liftButton') }).click()
    await expect(page.getByText(t('accounts.reauthenticateFresh'))).toBeVisible()
    await waitForHydration(page)
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: t('accounts.reauthenticateButton') }).click()
    await continueButton(page, t).click()
    await fillCard(checkout, '4242424242424242')
    await payButton(page, t, amount).click()
    await expect(page.getByText(t('billing.paid')).first()).toBeVisible()
    expect(await statusOf(db, id)).toMatchObject({ status: 'active' })
  })

  test('while a card is being added: the third pauses, and no text of the provider is shown', async ({
    openCheckout,
  }) => {
    const checkout = await openCheckout({ language: 'es', width: 320 })
    const { page, t } = checkout
    await page.goto('/dashboard/payments')
    await waitForHydration(page)
    await page.getByRole('button', { name: t('billing.addCard') }).click()
    for (const says of ['declined', 'oneLeft', 'pausedNow'] as const) {
      await fillCard(checkout, '4000000000000002')
      await page.getByRole('button', { name: t('billing.saveCard') }).click()
      await expect(page.getByText(t(`cardErrors.${says}`))).toBeVisible()
    }
    await screenshot(page, 'add-card-paused-es')
    await expect(page.getByText(/Intent|status/u)).toHaveCount(0)
    await expectNoAxeViolations(page)
  })
})

test.describe('a card for later', () => {
  test('[PAY-01] [SUB-03] a new card is saved when the user asks for it, and pays for the next', async ({
    db,
    openCheckout,
  }) => {
    const checkout = await openCheckout({ language: 'es', width: 320 }, '?tier=single')
    const { page, userId, t } = checkout
    const amount = formatCents(4000, 'es')
    await continueButton(page, t).click()
    const keeps = page.getByRole('checkbox', { name: t('billing.rememberCard') })
    await expect(keeps).not.toBeChecked()
    await keeps.check()
    await fillCard(checkout, '4242424242424242')
    await screenshot(page, `keep-card-es`)
    await expectNoAxeViolations(page)
    await payButton(page, t, amount).click()
    await expect(page.getByText(t('billing.paid'))).toBeVisible()
    await expect.poll(() => cardsOf(db, userId), { timeout: 20_000 }).toEqual(['4242'])
    await page.goto('/dashboard/payments')
    const card = t('billing.cardFacts', { brand: 'Visa', last4: '4242' })
    await expect(page.locator('li span').getByText(card)).toBeVisible()

    const { id: next } = await aListing(db, { userId, ...DRAFT, createdAt: new Date() })
    await page.goto(`/dashboard/listings/${next}/pay?tier=single`)
    await waitForHydration(page)
    await continueButton(page, t).click()
    await expect(page.getByRole('radio', { name: card })).toBeChecked()
    await expect(keeps).toBeHidden()
    await payButton(page, t, amount).click()
    await expect(page.getByText(t('billing.paid'))).toBeVisible()
    expect(await statusOf(db, next)).toMatchObject({ status: 'active' })
  })
})

test('[SUB-01] [SUB-02] [SUB-03] a listing that renews itself: agreed, paid, its card kept, turned off and on', async ({
  openCheckout,
}) => {
  const checkout = await openCheckout({}, '?tier=gold')
  const { page, t } = checkout
  await page.getByRole('radio', { name: t('billing.renews') }).check()
  await continueButton(page, t).click()
  await expect(page.getByText(t('billing.consentRequired'))).toBeVisible()
  // [PAY-13] The listing has no picture for its banner ad.
  await expect(page.getByText(t('billing.pictureRequired'))).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await continueButton(page, t).click()
  await fillCard(checkout, '4242424242424242')
  await payButton(page, t, '$300.00').click()
  await expect(page.getByText(t('billing.paid'))).toBeVisible()
  await expectPath(page, '/dashboard')

  await page.goto('/dashboard/payments')
  await waitForHydration(page)
  await page.getByRole('button', { name: t('billing.turnOff') }).click()
  await page.getByRole('button', { name: t('billing.turnOffConfirm'), exact: true }).click()
  await page.getByRole('button', { name: t('billing.turnOn') }).click()
  await expect(page.getByRole('button', { name: t('billing.turnOff') })).toBeVisible()
  await screenshot(page, 'payments-subscription')
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: t('billing.addCard') }).click()
  await expect(page.getByRole('dialog', { name: t('billing.addCardTitle') })).toBeVisible()
  await fillCard(checkout, '5555555555554444')
  await page.getByRole('button', { name: t('billing.saveCard') }).click()
  const card = t('billing.cardFacts', { brand: 'Mastercard', last4: '4444' })
  await expect(page.locator('li span').getByText(card)).toBeVisible()
})
