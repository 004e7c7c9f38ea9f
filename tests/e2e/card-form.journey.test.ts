import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { formatCents } from '#app/lib/money.ts'
import { expectNoAxeViolations, openPage, screenshot, untilAlive } from './browser.ts'

type Said = (typeof TRANSLATE)['en']

const amountIn = (t: Said) => formatCents(4000, t.locale)

/** The page of the simulated provider, with a card form for a payment. */
async function openCardForm(page: Page, t: Said): Promise<void> {
  await page.goto('/dev/payments')
  await untilAlive(page)
  await page.getByRole('button', { name: t('simulated.tryTitle') }).click()
  await page.getByLabel(t('cardForm.number')).waitFor()
}

async function pay(page: Page, t: Said, number: string): Promise<void> {
  await page.getByLabel(t('cardForm.number')).fill(number)
  await page.getByLabel(t('cardForm.expiry')).fill('1234')
  await page.getByLabel(t('cardForm.code')).fill('123')
  await page.getByRole('button', { name: t('simulated.pay', { amount: amountIn(t) }) }).click()
}

describe('the card form', () => {
  for (const language of LOCALES) {
    test(`[PAY-02] in ${language}: what is missing, wrong or refused is said, and a good card pays`, async () => {
      const t = TRANSLATE[language]
      const page = await openPage({ language, width: language === 'en' ? 1280 : 320 })
      await openCardForm(page, t)
      await expectNoAxeViolations(page)

      await page.getByRole('button', { name: t('simulated.pay', { amount: amountIn(t) }) }).click()
      await page.getByText(t('cardForm.incompleteExpiry')).waitFor()
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
      await page.getByText(t('simulated.paid')).waitFor()
    })
  }

  test('[PAY-03] a bank that asks is answered: no keeps the form, yes pays', async () => {
    const t = TRANSLATE.en
    const page = await openPage({ width: 320 })
    await openCardForm(page, t)
    await pay(page, t, '4000002760003184')
    const dialog = page.getByRole('dialog', { name: t('cardForm.askTitle') })
    await dialog.getByText(amountIn(t)).waitFor()
    await expectNoAxeViolations(page)
    await screenshot(page, 'card-owner-asked')
    await page.keyboard.press('Escape')
    await page.getByText(t('cardErrors.notProven')).waitFor()

    await page.getByRole('button', { name: t('simulated.pay', { amount: amountIn(t) }) }).click()
    await dialog.getByRole('button', { name: t('cardForm.prove') }).click()
    await page.getByText(t('simulated.paid')).waitFor()
  })
})

test('[SUB-05] thirty days pass at a press, and an event is sent again', async () => {
  const t = TRANSLATE.en
  const page = await openPage()
  await openCardForm(page, t)
  await page.getByRole('button', { name: t('simulated.advance') }).click()
  await page.getByText(t('simulated.advanced')).waitFor()
  await page.getByText(t('simulated.clock', { days: 30 })).waitFor()
  const name = t('simulated.resendEvent', { event: 'payment_intent.created' })
  await page.getByRole('button', { name }).first().click()
  await page.getByText(t('simulated.resent')).waitFor()
  await screenshot(page, 'dev-payments')
})
