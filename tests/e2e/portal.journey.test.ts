import { translator } from '@haulpost/stripe-simulator/words'
import { expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { expectNoAxeViolations, openPage, screenshot, until, untilAlive } from './browser.ts'
import { signInAs } from './sign-in-as.ts'
import { useSiteDatabase } from './site-data.ts'

const db = useSiteDatabase()

/** A signed-in person on the payments tab, with a card they have just kept. */
async function withACard(language: (typeof LOCALES)[number]) {
  const page = await openPage({ language, width: language === 'en' ? 1280 : 320 })
  const { id: userId } = await signInAs(page, db, { createdAt: new Date() })
  await page.goto('/dashboard/payments')
  await untilAlive(page)
  const t = TRANSLATE[language]
  await page.getByRole('button', { name: t('billing.addCard') }).click()
  await page.getByRole('dialog', { name: t('billing.addCardTitle') }).waitFor()
  await page.getByLabel(translator(t.locale)('card.number')).fill('4242424242424242')
  await page.getByLabel(translator(t.locale)('card.expiry')).fill('1234')
  await page.getByLabel(translator(t.locale)('card.code')).fill('123')
  await page.getByRole('button', { name: t('billing.saveCard') }).click()
  await page.locator('li span').getByText('4242').waitFor()
  return { page, t, userId }
}

const cardsOf = async (userId: string) =>
  (await db.selectFrom('paymentMethods').select('id').where('userId', '=', userId).execute()).length

for (const language of LOCALES) {
  test(`[SUB-04] in ${language}: manage billing, remove the card there, and return without it`, async () => {
    const { page, t, userId } = await withACard(language)
    await page.getByRole('button', { name: t('billing.manageBilling') }).click()
    await page.getByRole('heading', { name: translator(t.locale)('portal.title') }).waitFor()
    await screenshot(page, `portal-${language}`)
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: t('billing.removeCard') }).click()
    await page.getByText(translator(t.locale)('portal.removedCard')).waitFor()
    await page.getByText(t('billing.noCards')).waitFor()
    await page
      .getByRole('link', { name: translator(t.locale)('portal.back', { business: 'Haulpost' }) })
      .first()
      .click()
    await until(page, `location.pathname === '/dashboard'`)
    await expect.poll(() => cardsOf(userId), { timeout: 20_000 }).toBe(0)
  })
}
