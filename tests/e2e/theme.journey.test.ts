import type { Page } from '@playwright/test'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { aListing } from '#tests/factories/items.ts'
import { expect, test } from './journey.ts'
import { expectNoAxeViolations, expectPath, waitForHydration } from './page-checks.ts'
import { running } from './periods.ts'

/** The color of words on light ground. */
const INK = 'rgb(27, 30, 36)'
const PAPER = { light: 'rgb(246, 245, 241)', dark: 'rgb(20, 22, 26)' } as const

const expectColors = (page: Page, theme: keyof typeof PAPER) =>
  expect(page.locator('body')).toHaveCSS('background-color', PAPER[theme])

const themeButton = (page: Page, name: string) => page.locator('#language-menu').getByRole('button', { name })

test.describe('the theme', () => {
  for (const language of LOCALES) {
    test(`[NAV-14] is chosen in the header, stays on other pages, and is given up again (${language})`, async ({
      openPage,
    }) => {
      const t = TRANSLATE[language]
      const page = await openPage({ language })
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto('/categories/jobs?sort=oldest')
      await waitForHydration(page)
      await expectColors(page, 'light')
      await page.getByRole('button', { name: t('shell.theme') }).click()
      await expect(themeButton(page, t('shell.themeSystem'))).toHaveAttribute('aria-current', 'true')
      await expectNoAxeViolations(page)
      await themeButton(page, t('shell.themeDark')).click()
      await expectColors(page, 'dark')
      await expect(page).toHaveURL(/\/categories\/jobs\?sort=oldest$/u)
      await page.goto('/signin')
      await expectColors(page, 'dark')
      await page.getByRole('button', { name: t('shell.theme') }).click()
      await expect(themeButton(page, t('shell.themeDark'))).toHaveAttribute('aria-current', 'true')
      await expectNoAxeViolations(page)
      await themeButton(page, t('shell.themeSystem')).click()
      await expectColors(page, 'light')
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectColors(page, 'dark')
    })
  }

  test('[NAV-14] on a phone it is in the menu of the languages, without JavaScript too', async ({
    openPage,
  }) => {
    const page = await openPage({ width: 320, javaScript: false })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Language: English' }).click()
    await themeButton(page, 'Light').click()
    await expectPath(page, '/contact')
    await expectColors(page, 'light')
  })

  test('[NAV-14] [DET-08] a listing is printed dark on white in the dark theme, without buttons for screens', async ({
    db,
    openPage,
    site,
  }) => {
    const { listingId } = await aListing(db, running())
    const page = await openPage({ width: 768 })
    await page.context().addCookies([{ name: 'theme', value: 'dark', url: site.url }])
    await page.goto(`/listings/${listingId}`)
    await expectColors(page, 'dark')
    await expect(page.locator('.contact-bar')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', INK)
    await expect(page.locator('.contact-bar')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
  })

  test('[NAV-14] a list is printed with what was asked for, without the ways to order, show and compare it', async ({
    openPage,
  }) => {
    const page = await openPage()
    await page.goto('/categories/trucks-trailers-marketplace?kind=sleeper')
    const controls = page.locator(
      '.list-ways, .page-link, .market :is(.compare-choice, .heart, .contact-button)',
    )
    await expect(controls.first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(controls.filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('.near-bar')).toBeHidden()
    await expect(page.locator('.filter-chip')).toBeVisible()
    await expect(page.locator('.item-title').first()).toBeVisible()
  })

  test('[NAV-14] pages of admins have it too', async ({ adminPage: page }) => {
    await page.goto('/admin/users')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Language: English' }).click()
    await themeButton(page, 'Dark').click()
    await expectPath(page, '/admin/users')
    await expectColors(page, 'dark')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Language: English' }).click()
    await themeButton(page, 'Light').click()
    await expectColors(page, 'light')
  })
})
