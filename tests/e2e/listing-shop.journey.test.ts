import { translator } from '@haulpost/stripe-simulator/words'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { aListing } from '#tests/factories/items.ts'
import { fillCard } from './checkout.ts'
import { expect, test } from './journey.ts'
import { pressByKeyboard } from './page-actions.ts'
import { expectNoAxeViolations, expectPath, waitForHydration } from './page-checks.ts'
import { inDays, running } from './periods.ts'

test.describe('the card of a listing', () => {
  test('[DASH-11] [PAY-01] by keyboard alone: shared, extended, and Back shows what is paid', async ({
    db,
    signIn,
    page,
  }) => {
    const t = TRANSLATE.en
    const { id: userId } = await signIn(page)
    const { id } = await aListing(db, {
      userId,
      title: { en: 'Kenworth T680' },
      ...running(),
    })
    await page.goto('/dashboard')
    await waitForHydration(page)
    await expectNoAxeViolations(page)
    const press = (name: string) => pressByKeyboard(page, name)

    await press(t('dashboard.share'))
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel(t('dashboard.shareAddress'))).toHaveValue(
      /\/listings\/\d+\/kenworth-t680$/u,
    )
    await expect(dialog.getByRole('img', { name: t('dashboard.shareCode') })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(page.locator(':focus')).toContainText(t('dashboard.share'))

    await press(t('dashboard.extend', { amount: '$40.00' }))
    await expectPath(page, `/dashboard/listings/${id}/pay`)
    await page.getByRole('button', { name: t('billing.extendFor', { amount: '$40.00' }) }).click()
    await fillCard({ page, t }, '4242424242424242')
    await page.getByRole('button', { name: t('billing.payNowPlain', { amount: '$40.00' }) }).click()
    await expect(page.getByText(t('dashboard.paidTitle'))).toBeVisible()
    const { expiresAt } = await db
      .selectFrom('listings')
      .select('expiresAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(expiresAt?.getTime()).toBeGreaterThan(inDays(58).getTime())
    const until = t('dashboard.runsUntil', { day: '' }).trim()
    await expect(page.getByText(until)).toBeVisible()
    await page.goBack()
    await expectPath(page, '/dashboard')
    await expect(page.getByRole('button', { name: /Extend 30 days/u })).toHaveCount(0)
  })

  test('[PAY-11] bumped: on top of its category, and Back shows that it is', async ({ db, signIn, page }) => {
    const t = TRANSLATE.en
    const { id: userId } = await signIn(page)
    const title = { en: 'Volvo VNL 860' }
    const { id } = await aListing(db, { userId, title, createdAt: inDays(-12), expiresAt: inDays(18) })
    const category = '/categories/trucks-trailers-marketplace'
    const first = page.getByRole('main').locator('a[href^="/listings/"]').first()
    await page.goto(category)
    await expect(first).not.toHaveAttribute('href', /volvo-vnl-860$/u)
    await page.goto('/dashboard')
    await waitForHydration(page)
    const bump = page.getByRole('link', { name: t('dashboard.bump', { amount: '$10.00' }) })
    await expectNoAxeViolations(page)

    await bump.click()
    await expectPath(page, `/dashboard/listings/${id}/bump`)
    await expectNoAxeViolations(page)
    const begin = page.getByRole('button', { name: t('billing.bumpFor', { amount: '$10.00' }) })
    await begin.click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('billing.close'), exact: true })
      .click()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await begin.click()
    const bank = page.getByRole('dialog', { name: translator(t.locale)('challenge.title') })
    async function pay() {
      await fillCard({ page, t }, '4000002760003184')
      await page.getByRole('button', { name: t('billing.payNowPlain', { amount: '$10.00' }) }).click()
    }
    await pay()
    await bank.getByRole('button', { name: translator(t.locale)('challenge.no') }).click()
    await expect(page.getByText(t('cardErrors.notProven'))).toBeVisible()
    await pay()
    await bank.getByRole('button', { name: translator(t.locale)('challenge.yes') }).click()
    await expect(page.getByText(t('dashboard.paidTitle'))).toBeVisible()
    await expect(page.getByText(t('billing.bumpOnTop'))).toBeVisible()

    await page.goto(category)
    await expect(first).toHaveAttribute('href', /volvo-vnl-860$/u)
    await page.goBack()
    await expectPath(page, '/dashboard')
    await expect(page.getByText(t('billing.bumpOnTop'))).toBeVisible()
    await expect(bump).toHaveCount(0)
  })
})
