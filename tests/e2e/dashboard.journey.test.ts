import { describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { PASSWORD } from '#tests/factories/accounts.ts'
import { aListing, anAd, DRAFT } from '#tests/factories/items.ts'
import { expectNoAxeViolations, openPage, screenshot, until, untilAlive } from './browser.ts'
import { signInAs } from './sign-in-as.ts'
import { useSiteDatabase } from './site-data.ts'

const db = useSiteDatabase()

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const running = () => ({ createdAt: inDays(-1), expiresAt: inDays(29) })

/** One item in each state a card knows. */
async function itemsOf(userId: string) {
  const listing = await aListing(db, { userId, title: { en: 'Kenworth T680' }, ...running() })
  await aListing(db, { userId, title: { en: 'Reefer lanes' }, status: 'inactive', ...running() })
  const over = { createdAt: inDays(-40), expiresAt: inDays(-10) }
  await aListing(db, { userId, title: { en: 'Old dolly' }, status: 'inactive', ...over })
  await aListing(db, { userId, title: { en: 'Flatbed, tarps included' }, ...DRAFT, createdAt: new Date() })
  const rejected = { moderation: 'rejected', moderationReason: 'The picture is blurred' } as const
  await anAd(db, { userId, status: 'inactive', ...rejected, ...running() })
  await db.insertInto('favorites').values({ userId, listingId: listing.id, createdAt: new Date() }).execute()
  return listing
}

const TABS = [
  '/dashboard',
  '/dashboard/favorites',
  '/dashboard/settings',
  '/dashboard/payments',
  '/favorites',
]

describe('the dashboard', () => {
  for (const language of LOCALES) {
    for (const width of [320, 1280] as const) {
      test(`[DASH-01] [DASH-02] in ${language} at ${width} pixels nothing sticks out, nothing keeps people out`, async () => {
        const page = await openPage({ language, width })
        const { id } = await signInAs(page, db)
        const listing = await itemsOf(id)
        for (const path of [
          ...TABS,
          `/dashboard?new=${listing.id}`,
          `/dashboard/listings/${listing.id}?ask=deleted`,
        ]) {
          await page.goto(path)
          await untilAlive(page)
          expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBeLessThanOrEqual(width)
          await expectNoAxeViolations(page)
          const name = path.replaceAll(listing.id, 'id').replace(/\W+/gu, '-')
          await screenshot(page, `member${name}-${language}-${width}`)
        }
      })
    }
  }

  test('[DASH-03] [DASH-05] by keyboard alone: shown, deactivated, reactivated, deleted', async () => {
    const page = await openPage()
    const t = TRANSLATE.en
    const { id: userId } = await signInAs(page, db)
    await aListing(db, { userId, title: { en: 'Kenworth T680' }, ...running() })
    await page.goto('/dashboard')
    await untilAlive(page)
    const press = async (name: string) => {
      await page.getByRole('main').locator('a, button').filter({ hasText: name }).first().focus()
      await page.keyboard.press('Enter')
    }

    await press(t('dashboard.display'))
    await page.getByRole('dialog').getByText('(555) 010-0199').waitFor()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await until(page, `document.querySelector('dialog[open]') === null`)
    expect(await page.evaluate('document.activeElement.textContent')).toContain('Display')

    await press(t('dashboard.deactivate'))
    await page.getByRole('dialog').getByText(t('dashboard.deactivateText')).waitFor()
    await screenshot(page, 'member-ask-deactivate')
    await page.getByRole('button', { name: t('dashboard.deactivate') }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Listing deactivated successfully!').waitFor()
    await press(t('dashboard.reactivate'))
    await page.getByText('Listing reactivated successfully!').waitFor()

    await press(t('dashboard.remove'))
    await page.getByRole('button', { name: t('dashboard.deleteButton') }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Listing deleted successfully!').waitFor()
    await page.getByText(t('dashboard.noListings')).waitFor()
  })

  test('[DASH-07] the dialog of the password closes by itself after it worked', async () => {
    const page = await openPage()
    await signInAs(page, db)
    await page.goto('/dashboard/settings')
    await untilAlive(page)
    await page.getByRole('link', { name: 'Change password' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Current password').fill(PASSWORD)
    await dialog.getByLabel('New password', { exact: true }).fill('nineteen chains 6')
    await dialog.getByLabel('Confirm new password').fill('nineteen chains 6')
    await dialog.getByRole('button', { name: 'Update password' }).click()
    await page.getByText('Password updated successfully!').waitFor()
    await until(page, `document.querySelector('dialog[open]') === null`)

    await page.getByRole('link', { name: 'Change email' }).click()
    await page.getByLabel('New email').fill('not an address')
    await page.getByRole('button', { name: 'Send confirmation' }).click()
    await page.getByText('Please enter a valid email address').waitFor()
    await screenshot(page, 'member-change-email')
  })

  test('[DET-06] [FAV-03] a heart fills once the server agreed, and a favorite let go can be had back', async () => {
    const page = await openPage({ width: 320 })
    await signInAs(page, db)
    const title = `Heart of ${Date.now()}`
    await aListing(db, { title: { en: title }, category: 'classes', ...running() })
    await page.goto('/categories/classes')
    await untilAlive(page)
    await page.getByRole('button', { name: `Add to favorites: ${title}` }).click()
    await page.getByRole('button', { name: `Remove from favorites: ${title}` }).waitFor()
    await screenshot(page, 'member-hearts')
    await page.getByRole('link', { name: title, exact: true }).click()
    const inDialog = page.getByRole('dialog').getByRole('button', { name: `Remove from favorites: ${title}` })
    await inDialog.waitFor()

    await page.goto('/favorites')
    await untilAlive(page)
    await page.getByRole('button', { name: `Remove from favorites: ${title}` }).click()
    await page.getByText(`Removed from favorites: ${title}`).waitFor()
    await page.getByText('No favorites yet').waitFor()
    await page.getByRole('button', { name: `Add to favorites: ${title}` }).click()
    await page.getByRole('button', { name: `Remove from favorites: ${title}` }).waitFor()
  })

  test('[DASH-03] [DASH-07] [FAV-03] without JavaScript: hearts, a listing taken down, settings, leaving', async () => {
    const page = await openPage({ javaScript: false })
    const { id: userId } = await signInAs(page, db)
    await aListing(db, { userId, title: { en: 'Lowboy' }, category: 'events', ...running() })
    await page.goto('/categories/events')
    await page.getByRole('button', { name: 'Add to favorites: Lowboy' }).click()
    await page.getByRole('button', { name: 'Remove from favorites: Lowboy' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/categories/events')

    await page.goto('/dashboard')
    await page.getByRole('link', { name: /Deactivate\s*: Lowboy/u }).click()
    await page.getByRole('button', { name: 'Deactivate' }).click()
    await page.getByText('Listing deactivated successfully!').waitFor()

    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByLabel('Tell me before a posting expires').uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved').waitFor()
    expect(await page.getByLabel('Tell me before a posting expires').isChecked()).toBe(false)
    await page.getByRole('link', { name: 'Change password' }).click()
    const form = page.getByRole('region', { name: 'Change password' })
    await form.getByLabel('Current password').fill('wrong horse 1')
    await form.getByLabel('New password', { exact: true }).fill('nineteen chains 6')
    await form.getByLabel('Confirm new password').fill('nineteen chains 6')
    await form.getByRole('button', { name: 'Update password' }).click()
    await page.getByText('Current password is incorrect').waitFor()
    await page.getByRole('link', { name: 'Deactivate account' }).click()
    await page.getByRole('button', { name: 'Deactivate my account' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/dashboard')
    expect(new URL(page.url()).pathname).toBe('/signin')
  })
})
