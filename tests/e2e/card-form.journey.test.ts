import { translator } from '@haulpost/stripe-simulator/words'
import type { Page } from '@playwright/test'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { formatCents } from '#app/lib/money.ts'
import { fillCard } from './checkout.ts'
import { expect, test } from './journey.ts'
import { expectNoAxeViolations, screenshot } from './page-checks.ts'

type Lang = (typeof TRANSLATE)['en']

const amountIn = (t: Lang) => formatCents(4000, t.locale)

/** Opens the page of the simulated provider, with a card form for a payment. */
async function openCardForm(page: Page, t: Lang): Promise<void> {
  await page.goto('/dev/payments')
  await page.getByRole('button', { name: translator(t.locale)('dashboard.try') }).click()
  await expect(page.getByLabel(translator(t.locale)('card.number'))).toBeVisible()
}

async function pay(page: Page, t: Lang, number: string): Promise<void> {
  await fillCard({ page, t }, number)
  await page
    .getByRole('button', { name: translator(t.locale)('dashboard.pay', { amount: amountIn(t) }) })
    .click()
}

test.describe('the card form', () => {
  test('[PAY-02] missing, wrong or refused input has its message, and a good card pays', async ({
    openPage,
  }) => {
    const t = TRANSLATE.es
    const page = await openPage({ language: 'es', width: 320 })
    await openCardForm(page, t)
    await expectNoAxeViolations(page)

    await page
      .getByRole('button', { name: translator(t.locale)('dashboard.pay', { amount: amountIn(t) }) })
      .click()
    await expect(page.getByText(translator(t.locale)('card.incompleteExpiry'))).toBeVisible()
    await screenshot(page, `card-form-es`)

    for (const [number, says] of [
      ['4539578763621486', t('cardErrors.testCardsOnly')],
      ['4000000000000002', t('cardErrors.declined')],
      ['4000000000009995', t('cardErrors.noFunds')],
    ] as const) {
      await pay(page, t, number)
      await expect(page.getByText(says)).toBeVisible()
    }
    await pay(page, t, '4242424242424242')
    await expect(page.getByText(translator(t.locale)('dashboard.paid'))).toBeVisible()
  })

  test('[PAY-03] a bank that asks: a decline keeps the form, an approval pays', async ({ openPage }) => {
    const t = TRANSLATE.en
    const page = await openPage({ width: 320 })
    await openCardForm(page, t)
    await pay(page, t, '4000002760003184')
    const dialog = page.getByRole('dialog', { name: translator(t.locale)('challenge.title') })
    await expect(dialog.getByText(amountIn(t))).toBeVisible()
    await expectNoAxeViolations(page)
    await screenshot(page, 'card-owner-asked')
    await page.keyboard.press('Escape')
    await expect(page.getByText(t('cardErrors.notProven'))).toBeVisible()

    await page
      .getByRole('button', { name: translator(t.locale)('dashboard.pay', { amount: amountIn(t) }) })
      .click()
    await dialog.getByRole('button', { name: translator(t.locale)('challenge.no') }).click()
    await expect(page.getByText(t('cardErrors.notProven'))).toBeVisible()

    await page
      .getByRole('button', { name: translator(t.locale)('dashboard.pay', { amount: amountIn(t) }) })
      .click()
    await dialog.getByRole('button', { name: translator(t.locale)('challenge.yes') }).click()
    await expect(page.getByText(translator(t.locale)('dashboard.paid'))).toBeVisible()
  })
})

test('[SUB-05] thirty days pass at a press, and an event is sent again', async ({ page }) => {
  const t = TRANSLATE.en
  await openCardForm(page, t)
  await page.getByRole('button', { name: translator(t.locale)('dashboard.advance') }).click()
  await expect(page.getByText(translator(t.locale)('dashboard.advanced'))).toBeVisible()
  await expect(page.getByText(translator(t.locale)('dashboard.clock', { days: 30 }))).toBeVisible()
  const name = translator(t.locale)('dashboard.resendEvent', { event: 'payment_intent.created' })
  await page.getByRole('button', { name }).first().click()
  await expect(page.getByText(translator(t.locale)('dashboard.resent'))).toBeVisible()
  await screenshot(page, 'dev-payments')
})
