import { translator } from '@haulpost/stripe-simulator/words'
import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { formatCents } from '#app/lib/money.ts'
import { expectNoAxeViolations, openPage, screenshot } from './browser.ts'

type Said = (typeof TRANSLATE)['en']

const amountIn = (t: Said) => formatCents(4000, t.locale)

/** The page of the simulated provider, with a card form for a payment. */
async function openCardForm(page: Page, t: Said): Promise<void> {
  await page.goto('/dev/payments')
  await page.getByRole('button', { name: translator(t.locale)('dashboard.try') }).click()
  await page.getByLabel(translator(t.locale)('card.number')).waitFor()
}

async function pay(page: Page, t: Said, number: string): Promise<void> {
  await page.getByLabel(translator(t.locale)('card.number')).fill(number)
  await page.getByLabel(translator(t.locale)('card.expiry')).fill('1234')
  await page.getByLabel(translator(t.locale)('card.code')).fill('123')
  await page
    .getByRole('button', { name: translator(t.locale)('dashboard.pay', { amount: amountIn(t) }) })
    .click()
}

describe('the card form', () => {
  for (const language of LOCALES) {
    test(`[PAY-02] in ${language}: what is missing, wrong or refused is said, and a good card pays`, async () => {
      const t = TRANSLATE[language]
      const page = await openPage({ language, width: language === 'en' ? 1280 : 320 })
      await openCardForm(page, t)
      await expectNoAxeViolations(page)

      await page
        .getByRole('button', { name: translator(t.locale)('dashboard.pay', { amount: amountIn(t) }) })
        .click()
      await page.getByText(translator(t.locale)('card.incompleteExpiry')).waitFor()
      await screenshot(page, `card-form-${language}`)

      for (const [number, says] of [
        ['4539578763621486', t('cardErrors.testCardsOnly')],
        ['4000000000000002', t('cardErrors.declined')],
        ['4000000000009995', t('cardErrors.noFunds')],
      ] as const) {
        await pay(page, t, number)
        await page.getByText(says).waitFor()
      }
      await pay(page, t, '4242424242424242')
      await page.getByText(translator(t.locale)('dashboard.paid')).waitFor()
    })
  }

  test('[PAY-03] a bank that asks is answered: no keeps the form, yes pays', async () => {
    const t = TRANSLATE.en
    const page = await openPage({ width: 320 })
    await openCardForm(page, t)
    await pay(page, t, '4000002760003184')
    const dialog = page.getByRole('dialog', { name: translator(t.locale)('challenge.title') })
    await dialog.getByText(amountIn(t)).waitFor()
    await expectNoAxeViolations(page)
    await screenshot(page, 'card-owner-asked')
    await page.keyboard.press('Escape')
    await page.getByText(t('cardErrors.notProven')).waitFor()

    await page
      .getByRole('button', { name: translator(t.locale)('dashboard.pay', { amount: amountIn(t) }) })
      .click()
    await dialog.getByRole('button', { name: translator(t.locale)('challenge.yes') }).click()
    await page.getByText(translator(t.locale)('dashboard.paid')).waitFor()
  })
})

test('[SUB-05] thirty days pass at a press, and an event is sent again', async () => {
  const t = TRANSLATE.en
  const page = await openPage()
  await openCardForm(page, t)
  await page.getByRole('button', { name: translator(t.locale)('dashboard.advance') }).click()
  await page.getByText(translator(t.locale)('dashboard.advanced')).waitFor()
  await page.getByText(translator(t.locale)('dashboard.clock', { days: 30 })).waitFor()
  const name = translator(t.locale)('dashboard.resendEvent', { event: 'payment_intent.created' })
  await page.getByRole('button', { name }).first().click()
  await page.getByText(translator(t.locale)('dashboard.resent')).waitFor()
  await screenshot(page, 'dev-payments')
})
