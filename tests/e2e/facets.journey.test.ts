import type { Locator } from '@playwright/test'
import { CATEGORIES } from '#app/features/categories/category-list.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { aListingAt } from '#tests/factories/places.ts'
import { expect, test } from './journey.ts'
import { waitForHydration } from './page-checks.ts'

const JOLIET = 60433
const LAREDO = 78045
const MAX_TAPS = 4

const SHOWN = { createdAt: new Date(), expiresAt: new Date(Date.now() + 7 * 86_400_000) }

const WANTED = {
  freight: ['reefer'],
  homeTime: 'weekly',
  payModel: 'week',
  payFrom: 160_000,
  payWeekly: 160_000,
}

const NOT_WANTED = {
  'Dry van job': { ...WANTED, freight: ['dry-van'] },
  // A job that is home daily is home weekly too ([FACET-12]).
  'Job home later': { ...WANTED, homeTime: 'longer' },
  'Job for less': { ...WANTED, payFrom: 140_000, payWeekly: 140_000 },
}

test('[FACET-08] a driver on a phone finds the job in four taps, in each language', async ({
  db,
  openPage,
}) => {
  const category = 'cdl-a-company-drivers' as const
  const job = (title: string, attributes: object, zip = JOLIET) =>
    aListingAt(db, zip, { title: { en: title }, category, attributes: JSON.stringify(attributes), ...SHOWN })
  await job('The wanted job', WANTED)
  await job('Job far away', WANTED, LAREDO)
  for (const [title, attributes] of Object.entries(NOT_WANTED)) await job(title, attributes)

  for (const language of LOCALES) {
    const t = TRANSLATE[language]
    const page = await openPage({ language, width: 320 })
    let taps = 0
    // A field that is typed into has to be tapped first, and counts.
    const tap = async (target: Locator) => {
      taps += 1
      await target.tap()
    }
    await page.goto('/')
    await waitForHydration(page)

    await tap(page.getByRole('link', { name: t('home.askedReefer') }))
    await expect(
      page.getByRole('heading', { level: 1, name: CATEGORIES[category].names[language] }),
    ).toBeVisible()
    await tap(page.getByRole('combobox', { name: t('places.near') }))
    await page.keyboard.type('60446')
    await page.keyboard.press('Enter')
    await page.waitForURL('**near=60446**')
    await expect(page.locator('.item-rows')).not.toContainText('Job far away')
    await tap(page.getByRole('button', { name: t('listings.filters') }))
    const drawer = page.locator('#facets')
    await tap(drawer.locator('input[name="pay"]').first())
    await page.keyboard.type('1500')
    await page.keyboard.press('Enter')
    await page.waitForURL('**pay=1500**')

    expect(taps).toBeLessThanOrEqual(MAX_TAPS)
    const rows = page.locator('.item-rows')
    await expect(rows).toContainText('The wanted job')
    for (const title of ['Job far away', ...Object.keys(NOT_WANTED)])
      await expect(rows).not.toContainText(title)
    await expect(rows.locator('.item-row').first()).toContainText(/\d\s?(?:mi|ми)/u)
  }
})

test('[FACET-10] a usual range of prices is one tap, and a second takes it off', async ({ openPage }) => {
  const page = await openPage({ width: 1280 })
  await page.goto('/categories/trucks-trailers-marketplace')
  await waitForHydration(page)
  const step = page.getByRole('button', { name: '$30,000–$60,000' })
  const most = page.locator('#facets input[name=max]')
  // What the column does comes in a file after the page: a press before that does nothing.
  const press = (wanted: string) =>
    expect(async () => {
      if ((await most.inputValue()) !== wanted) await step.click()
      await expect(most).toHaveValue(wanted)
    }).toPass()

  await press('60000')
  await page.waitForURL('**min=30000&max=60000**')
  await press('')
  await page.waitForURL((url) => !url.searchParams.has('max'))
})

test('[NAV-18] the keyboard passes banner ads and filters in one step', async ({ page }) => {
  for (const path of ['/', '/categories/trucks-trailers-marketplace', '/search?q=truck']) {
    await page.goto(path)
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Skip to results' }).press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('#list .item-title').first(), path).toBeFocused()
  }
})
