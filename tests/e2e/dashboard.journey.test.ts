import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { PASSWORD } from '#tests/factories/accounts.ts'
import { aListing } from '#tests/factories/items.ts'
import { expect, test } from './journey.ts'
import { pressByKeyboard } from './page-actions.ts'
import { expectNoAxeViolations, expectPath, screenshot, waitForHydration } from './page-checks.ts'
import { fresh, running } from './periods.ts'

test.describe('the dashboard', () => {
  test('[DASH-03] [DASH-05] by keyboard alone: shown, deactivated, reactivated, deleted', async ({
    db,
    signIn,
    page,
  }) => {
    const t = TRANSLATE.en
    const { id: userId } = await signIn(page)
    await aListing(db, { userId, title: { en: 'Kenworth T680' }, ...running() })
    await page.goto('/dashboard')
    await waitForHydration(page)
    const press = (name: string) => pressByKeyboard(page, name)

    await press(t('dashboard.display'))
    await expect(page.getByRole('dialog').getByText('(555) 010-0199')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect(page.locator(':focus')).toContainText('Display')

    await press(t('dashboard.deactivate'))
    await expect(page.getByRole('dialog').getByText(t('dashboard.deactivateText'))).toBeVisible()
    await screenshot(page, 'member-ask-deactivate')
    await page.getByRole('button', { name: t('dashboard.deactivate') }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Listing deactivated successfully!')).toBeVisible()
    await press(t('dashboard.reactivate'))
    await expect(page.getByText('Listing reactivated successfully!')).toBeVisible()

    await press(t('dashboard.remove'))
    await page.getByRole('button', { name: t('dashboard.deleteButton') }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Listing deleted successfully!')).toBeVisible()
    await expect(page.getByText(t('dashboard.noListings'))).toBeVisible()
  })

  test('[DASH-07] the dialog of the password closes by itself after it worked', async ({ signIn, page }) => {
    await signIn(page)
    await page.goto('/dashboard/settings')
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Change password' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Current password').fill(PASSWORD)
    await dialog.getByLabel('New password', { exact: true }).fill('nineteen chains 6')
    await dialog.getByLabel('Confirm new password').fill('nineteen chains 6')
    await dialog.getByRole('button', { name: 'Update password' }).click()
    await expect(page.getByText('Password updated successfully!')).toBeVisible()
    await expect(page.locator('dialog[open]')).toHaveCount(0)

    await page.getByRole('link', { name: 'Change email' }).click()
    await page.getByLabel('New email').fill('not an address')
    await page.getByRole('button', { name: 'Send confirmation' }).click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await screenshot(page, 'member-change-email')
  })

  test('[DET-06] [FAV-03] a heart fills once the server agreed, and a favorite let go can be had back', async ({
    db,
    openPage,
    signIn,
  }) => {
    const page = await openPage({ width: 320 })
    await signIn(page)
    const title = `Heart of ${Date.now()}`
    await aListing(db, { title: { en: title }, category: 'classes', ...fresh() })
    await page.goto('/categories/classes')
    await waitForHydration(page)
    await page.getByRole('button', { name: `Add to favorites: ${title}` }).click()
    await expect(page.getByRole('button', { name: `Remove from favorites: ${title}` })).toBeVisible()
    await screenshot(page, 'member-hearts')
    await page.getByRole('link', { name: title, exact: true }).click()
    const inDialog = page.getByRole('dialog').getByRole('button', { name: `Remove from favorites: ${title}` })
    await expect(inDialog).toBeVisible()

    await page.goto('/favorites')
    await waitForHydration(page)
    await page.getByRole('button', { name: `Remove from favorites: ${title}` }).click()
    await expect(page.getByText(`Removed from favorites: ${title}`)).toBeVisible()
    await expect(page.getByText('No favorites yet')).toBeVisible()
    await page.getByRole('button', { name: `Add to favorites: ${title}` }).click()
    await expect(page.getByRole('button', { name: `Remove from favorites: ${title}` })).toBeVisible()
  })

  test.describe('[DASH-13] actions of a card on a phone', () => {
    for (const language of LOCALES)
      test(`the first are there, and one button shows and hides the others: ${language}`, async ({
        db,
        openPage,
        signIn,
      }) => {
        const t = TRANSLATE[language]
        const page = await openPage({ language, width: 320 })
        const { id: userId } = await signIn(page)
        await aListing(db, { userId, title: { en: 'Step deck' }, ...running() })
        await page.goto('/dashboard')
        await waitForHydration(page)
        const main = page.getByRole('main')
        const link = (name: string) =>
          main.getByRole('link', { name: new RegExp(`^${name}\\s*: Step deck`, 'u') })
        await expect(link(t('dashboard.edit'))).toBeVisible()
        await expect(link(t('dashboard.remove'))).toBeHidden()

        await pressByKeyboard(page, t('dashboard.moreActions'))
        await link(t('dashboard.remove')).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.locator('dialog[open]')).toHaveCount(0)
        await screenshot(page, `member-more-actions-${language}`)
        await page.getByRole('button', { name: t('dashboard.fewerActions') }).click()
        await expect(link(t('dashboard.remove'))).toBeHidden()
      })
  })

  test('[DASH-03] [DASH-07] [FAV-03] without JavaScript: hearts, a listing taken down, settings, leaving', async ({
    db,
    openPage,
    signIn,
  }) => {
    const page = await openPage({ javaScript: false })
    const { id: userId } = await signIn(page)
    await aListing(db, { userId, title: { en: 'Lowboy' }, category: 'events', ...running() })
    await page.goto('/categories/events')
    await page.getByRole('button', { name: 'Add to favorites: Lowboy' }).click()
    await expect(page.getByRole('button', { name: 'Remove from favorites: Lowboy' })).toBeVisible()
    await expectPath(page, '/categories/events')

    await page.goto('/dashboard')
    await page.getByRole('link', { name: /Deactivate\s*: Lowboy/u }).click()
    await page.getByRole('button', { name: 'Deactivate' }).click()
    await expect(page.getByText('Listing deactivated successfully!')).toBeVisible()

    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByLabel('Email me before a listing expires').uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved')).toBeVisible()
    await expect(page.getByLabel('Email me before a listing expires')).not.toBeChecked()
    await page.getByRole('link', { name: 'Change password' }).click()
    const form = page.getByRole('region', { name: 'Change password' })
    await form.getByLabel('Current password').fill('wrong horse 1')
    await form.getByLabel('New password', { exact: true }).fill('nineteen chains 6')
    await form.getByLabel('Confirm new password').fill('nineteen chains 6')
    await form.getByRole('button', { name: 'Update password' }).click()
    await expect(page.getByText('Current password is incorrect')).toBeVisible()
    await page.getByRole('link', { name: 'Deactivate account' }).click()
    await page.getByRole('button', { name: 'Deactivate my account' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/dashboard')
    await expectPath(page, '/signin')
  })
})
