import { translator } from '@haulpost/stripe-simulator/words'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { cardsOf, fillCard } from './checkout.ts'
import { expect, type Journey, test } from './journey.ts'
import { expectNoAxeViolations, expectPath, screenshot, waitForHydration } from './page-checks.ts'

/** Opens the payments tab of a signed-in user with a saved card. */
async function withACard({ openPage, signIn }: Pick<Journey, 'openPage' | 'signIn'>) {
  const page = await openPage({ language: 'es', width: 320 })
  const { id: userId } = await signIn(page, { createdAt: new Date() })
  await page.goto('/dashboard/payments')
  await waitForHydration(page)
  const t = TRANSLATE.es
  await page.getByRole('button', { name: t('billing.addCard') }).click()
  await expect(page.getByRole('dialog', { name: t('billing.addCardTitle') })).toBeVisible()
  await fillCard({ page, t }, '4242424242424242')
  await page.getByRole('button', { name: t('billing.saveCard') }).click()
  await expect(page.locator('li span').getByText('4242')).toBeVisible()
  return { page, t, userId }
}

test('[SUB-04] manage billing, remove the card there, and return without it', async ({
  db,
  openPage,
  signIn,
}) => {
  const { page, t, userId } = await withACard({ openPage, signIn })
  await page.getByRole('button', { name: t('billing.manageBilling') }).click()
  await expect(page.getByRole('heading', { name: translator(t.locale)('portal.title') })).toBeVisible()
  await screenshot(page, `portal-es`)
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: t('billing.removeCard') }).click()
  await expect(page.getByText(translator(t.locale)('portal.removedCard'))).toBeVisible()
  await expect(page.getByText(t('billing.noCards'))).toBeVisible()
  await page
    .getByRole('link', { name: translator(t.locale)('portal.back', { business: 'Haulpost' }) })
    .first()
    .click()
  await expectPath(page, '/dashboard')
  await expect.poll(() => cardsOf(db, userId), { timeout: 20_000 }).toEqual([])
})
