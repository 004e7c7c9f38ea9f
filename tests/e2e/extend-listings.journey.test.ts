import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { aListing } from '#tests/factories/items.ts'
import { fillCard } from './checkout.ts'
import { expect, test } from './journey.ts'
import { waitForHydration } from './page-checks.ts'
import { running } from './periods.ts'

const t = TRANSLATE.en

test('[DASH-16] ticked listings are extended one after the other: each payment leads back to the next', async ({
  db,
  signIn,
  page,
}) => {
  const { id: userId } = await signIn(page)
  for (const title of ['First dolly', 'Second dolly'])
    await aListing(db, { userId, title: { en: title }, paymentType: 'single', ...running() })
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/dashboard')
  await waitForHydration(page)
  for (const box of await page.getByRole('checkbox', { name: /^Tick “/u }).all()) await box.check()
  await page.getByRole('button', { name: t('dashboard.bulkExtend'), exact: true }).click()
  await expect(page.getByText('Left to pay: $80.00')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('link', { name: 'Extend 30 days — $40.00' }).click()
  await page.waitForURL('**/pay?**')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Extend 30 days — $40.00' }).click()
  await fillCard({ page, t }, '4242424242424242')
  await page.getByRole('button', { name: 'Pay $40.00' }).click()
  await expect(page.getByText('Extended: 1 of 2')).toBeVisible()
  await expect(page.getByText('Left to pay: $40.00')).toBeVisible()
})
