import { translator } from '@haulpost/stripe-simulator/words'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '#app/lib/locale.ts'
import { formatCents } from '#app/lib/money.ts'
import { PASSWORD } from '#tests/factories/accounts.ts'
import { aListing, DRAFT } from '#tests/factories/items.ts'
import { atTheTill, continueButton, fillCard, payButton, statusOf } from './at-the-till.ts'
import { expectNoAxeViolations, screenshot, until, untilAlive } from './browser.ts'
import { useSiteDatabase } from './site-data.ts'

const db = useSiteDatabase()

const cardsOf = async (userId: string) =>
  (await db.selectFrom('paymentMethods').select('cardLast4').where('userId', '=', userId).execute()).map(
    ({ cardLast4 }) => cardLast4,
  )

describe('paying for a listing', () => {
  for (const language of LOCALES) {
    test(`[PAY-01] [PAY-03] [PAY-08] in ${language}: a refused card, a good one, live, and a receipt`, async () => {
      const till = await atTheTill(db, { language, width: language === 'en' ? 1280 : 320 })
      const { page, id, t } = till
      const amount = formatCents(10_000, language)
      await expectNoAxeViolations(page)
      await screenshot(page, `pay-${language}`)
      await continueButton(page, t).click()
      const dialog = page.getByRole('dialog', { name: t('billing.completePayment') })
      await dialog.getByText(amount).first().waitFor()
      await fillCard(till, '4000000000000002')
      await screenshot(page, `pay-window-${language}`)
      await expectNoAxeViolations(page)
      await payButton(page, t, amount).click()
      await dialog.getByText(t('cardErrors.declined')).waitFor()
      await fillCard(till, '4242424242424242')
      await payButton(page, t, amount).click()
      await dialog.getByText(t('billing.paid')).waitFor()
      await until(page, `location.pathname === '/dashboard'`)
      expect(await statusOf(db, id)).toEqual({ status: 'active', paymentType: 'silver-package' })
      await page.getByRole('link', { name: t('dashboard.paidLink') }).click()
      await page.getByRole('link', { name: t('billing.viewReceipt') }).waitFor()
      await screenshot(page, `paid-${language}`)

      await page.goto('/dashboard/payments')
      await untilAlive(page)
      await page.getByText(t('billing.totalPaid', { count: 1 })).waitFor()
      await screenshot(page, `payments-${language}`)
      await expectNoAxeViolations(page)
      await page.getByRole('link', { name: 'Kenworth T680 sleeper' }).click()
      await page.getByRole('button', { name: t('receipts.print') }).waitFor()
      await screenshot(page, `receipt-${language}`)
      await expectNoAxeViolations(page)
      await page.emulateMedia({ media: 'print' })
      await screenshot(page, `receipt-print-${language}`)
      for (const part of ['header', 'footer', 'main button', 'main a[href^="/dashboard"]'])
        for (const shown of await page.locator(part).all()) expect(await shown.isVisible(), part).toBe(false)
      await page.getByText(t('receipts.seller')).waitFor()
    })
  }

  test('[PAY-07] a bank that asks is answered, and the listing goes live', async () => {
    const till = await atTheTill(db, { width: 320 }, '?tier=single')
    const { page, id, t } = till
    await continueButton(page, t).click()
    await fillCard(till, '4000002760003184')
    await payButton(page, t, '$40.00').click()
    const bank = page.getByRole('dialog', { name: translator(t.locale)('challenge.title') })
    await bank.getByRole('button', { name: translator(t.locale)('challenge.yes') }).click()
    await page.getByText(t('billing.paid')).waitFor()
    await until(page, `location.pathname === '/dashboard'`)
    expect(await statusOf(db, id)).toMatchObject({ status: 'active' })
  })

  test('[PAY-05] [POST-09] a browser closed right after paying: the listing goes live all the same', async () => {
    const till = await atTheTill(db, { expectsErrors: true }, '?tier=single')
    const { page, id, t } = till
    await page.route('**/api/settle-payment', (route) => route.abort())
    await continueButton(page, t).click()
    await fillCard(till, '4242424242424242')
    const charged = page.waitForResponse((response) => response.url().endsWith('/confirm') && response.ok())
    await payButton(page, t, '$40.00').click()
    await charged
    await page.context().close()

    await expect.poll(() => statusOf(db, id), { timeout: 20_000 }).toMatchObject({ status: 'active' })
  })
})

describe('[PAY-03] refused cards', () => {
  for (const language of LOCALES) {
    test(`in ${language}: the pause is announced, said with the third, and lifted for another card by a password`, async () => {
      const till = await atTheTill(db, { language, width: language === 'en' ? 1280 : 320 }, '?tier=single')
      const { page, id, t } = till
      const amount = formatCents(4000, language)
      await continueButton(page, t).click()
      async function tryCard(number: string, says: string) {
        await fillCard(till, number)
        await payButton(page, t, amount).click()
        await page.getByText(says).waitFor()
      }
      // Neither a wrong code nor a bank that was refused an answer counts.
      await tryCard('4000000000000127', t('cardErrors.wrongCode'))
      await fillCard(till, '4000002760003184')
      await payButton(page, t, amount).click()
      await page.getByRole('button', { name: translator(t.locale)('challenge.no') }).click()
      await page.getByText(t('cardErrors.notProven')).waitFor()
      await tryCard('4000000000009979', t('cardErrors.declined'))
      await tryCard('4100000000000019', t('cardErrors.oneLeft'))
      await screenshot(page, `pay-one-left-${language}`)
      await tryCard('4000000000000002', t('cardErrors.pausedNow'))
      expect(await payButton(page, t, amount).count()).toBe(0)
      await expectNoAxeViolations(page)
      await screenshot(page, `pay-paused-${language}`)

      const states = () => db.selectFrom('payments').select('state').where('listingId', '=', id).execute()
      await expect.poll(states, { timeout: 20_000 }).toEqual([{ state: 'canceled' }])
      await page.reload()
      await page.getByText(t('cardErrors.pausedTitle'), { exact: true }).waitFor()
      await untilAlive(page)
      await screenshot(page, `pay-page-paused-${language}`)
      await page.getByRole('link', { name: t('cardErrors.liftButton') }).click()
      await page.getByText(t('accounts.proveFresh')).waitFor()
      await untilAlive(page)
      await page.getByLabel(t('accounts.password'), { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: t('accounts.proveButton') }).click()
      await continueButton(page, t).click()
      await fillCard(till, '4242424242424242')
      await payButton(page, t, amount).click()
      await page.getByText(t('billing.paid')).first().waitFor()
      expect(await statusOf(db, id)).toMatchObject({ status: 'active' })
    })
  }

  test('while a card is being added: the third pauses, and nothing of the provider is quoted', async () => {
    const till = await atTheTill(db, { language: 'es', width: 320 })
    const { page, t } = till
    await page.goto('/dashboard/payments')
    await untilAlive(page)
    await page.getByRole('button', { name: t('billing.addCard') }).click()
    for (const says of ['declined', 'oneLeft', 'pausedNow'] as const) {
      await fillCard(till, '4000000000000002')
      await page.getByRole('button', { name: t('billing.saveCard') }).click()
      await page.getByText(t(`cardErrors.${says}`)).waitFor()
    }
    await screenshot(page, 'add-card-paused-es')
    expect(await page.getByText(/Intent|status/u).count()).toBe(0)
    await expectNoAxeViolations(page)
  })
})

describe('a card for later', () => {
  for (const language of ['en', 'ru', 'es'] as const) {
    test(`[PAY-01] [SUB-03] in ${language}: a new card is kept when somebody says so, and pays for the next`, async () => {
      const till = await atTheTill(db, { language, width: language === 'en' ? 1280 : 320 }, '?tier=single')
      const { page, userId, t } = till
      const amount = formatCents(4000, language)
      await continueButton(page, t).click()
      const keeps = page.getByRole('checkbox', { name: t('billing.keepCard') })
      expect(await keeps.isChecked()).toBe(false)
      await keeps.check()
      await fillCard(till, '4242424242424242')
      await screenshot(page, `keep-card-${language}`)
      await expectNoAxeViolations(page)
      await payButton(page, t, amount).click()
      await page.getByText(t('billing.paid')).waitFor()
      await expect.poll(() => cardsOf(userId), { timeout: 20_000 }).toEqual(['4242'])
      await page.goto('/dashboard/payments')
      const card = t('billing.cardFacts', { brand: 'Visa', last4: '4242' })
      await page.locator('li span').getByText(card).waitFor()

      const { id: next } = await aListing(db, { userId, ...DRAFT, createdAt: new Date() })
      await page.goto(`/dashboard/listings/${next}/pay?tier=single`)
      await untilAlive(page)
      await continueButton(page, t).click()
      expect(await page.getByRole('radio', { name: card }).isChecked()).toBe(true)
      expect(await keeps.isVisible()).toBe(false)
      await payButton(page, t, amount).click()
      await page.getByText(t('billing.paid')).waitFor()
      expect(await statusOf(db, next)).toMatchObject({ status: 'active' })
    })
  }
})

test('[SUB-01] [SUB-02] [SUB-03] a listing that renews itself: agreed, paid, its card kept, turned off and on', async () => {
  const till = await atTheTill(db, {}, '?tier=gold')
  const { page, t } = till
  await page.getByRole('radio', { name: t('billing.renews') }).check()
  await continueButton(page, t).click()
  await page.getByText(t('billing.consentRequired')).waitFor()
  await page.getByRole('checkbox').check()
  await continueButton(page, t).click()
  await fillCard(till, '4242424242424242')
  await payButton(page, t, '$300.00').click()
  await page.getByText(t('billing.paid')).waitFor()
  await until(page, `location.pathname === '/dashboard'`)

  await page.goto('/dashboard/payments')
  await untilAlive(page)
  await page.getByRole('button', { name: t('billing.turnOff') }).click()
  await page.getByRole('button', { name: t('billing.turnOffConfirm'), exact: true }).click()
  await page.getByRole('button', { name: t('billing.turnOn') }).click()
  await page.getByRole('button', { name: t('billing.turnOff') }).waitFor()
  await screenshot(page, 'payments-subscription')
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: t('billing.addCard') }).click()
  await page.getByRole('dialog', { name: t('billing.addCardTitle') }).waitFor()
  await fillCard(till, '5555555555554444')
  await page.getByRole('button', { name: t('billing.saveCard') }).click()
  const card = t('billing.cardFacts', { brand: 'Mastercard', last4: '4444' })
  await page.locator('li span').getByText(card).waitFor()
})
