import type { Page } from '@playwright/test'
import { inLanguage } from '#app/lib/language-path.ts'
import { aListing } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { expect, test } from './journey.ts'
import {
  expectNoOverflow,
  expectNoSidewaysScroll,
  expectPath,
  openListWith,
  waitForHydration,
} from './page-checks.ts'

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000)

async function topOfFirstListing(page: Page): Promise<number> {
  const box = await page.locator('.item-row').first().boundingBox()
  return box?.y ?? Number.NaN
}

test.describe('on a phone', () => {
  for (const path of ['/', '/categories/trucks-trailers-marketplace', '/categories/jobs']) {
    test(`[HOME-04] [CAT-06] ${path} has at most one screen of billboards before its first listing`, async ({
      openPage,
    }) => {
      const page = await openPage({ width: 320 })
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path)
      await waitForHydration(page)
      const before = await page.locator('main .billboard-grid').first().boundingBox()
      expect(before?.height).toBeLessThan(844 / 2)
      expect((await topOfFirstListing(page)) - (before?.y ?? 0)).toBeLessThan(844 * 1.2)
    })
  }

  test('[HOME-04] the other rows of the grid are between the listings', async ({ openPage }) => {
    const page = await openPage({ width: 320 })
    await page.goto('/')
    await waitForHydration(page)
    expect(await page.locator('.item-break:visible').count()).toBeGreaterThan(0)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.locator('.item-break:visible')).toHaveCount(0)
  })

  test('[SRCH-02] the first listing found is on the second screen at the latest', async ({ openPage }) => {
    const page = await openPage({ width: 320 })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/search?q=trailer')
    const first = page.getByRole('region', { name: 'Listings', exact: true }).locator('.item-row').first()
    expect((await first.boundingBox())?.y).toBeLessThan(844 * 1.3)
    await expect(page.getByRole('heading', { name: 'More banner ads' })).toBeAttached()
  })

  test('[DET-02] the price is whole beside the buttons, in every language', async ({ db, openPage }) => {
    const contact = { contactPhone: '(555) 010-0199', contactEmail: 'dana@example.com' }
    const { listingId } = await aListing(db, { compensation: '$123,750', expiresAt: inAWeek(), ...contact })
    for (const language of ['en', 'ru', 'es'] as const) {
      const page = await openPage({ width: 320, language })
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(`/listings/${listingId}`)
        const price = page.locator('.contact-bar p').first()
        await expect(price).toHaveText('$123,750')
        expect(await price.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
      }
    }
  })

  test('[CAT-03] in the gallery a title is whole, and the heart leaves the picture in sight', async ({
    db,
    openPage,
  }) => {
    const title = { en: 'Trailer Hyundai Translead HyCube reefer, year 2019' }
    await aListing(db, { title, category: 'events', createdAt: new Date(), expiresAt: inAWeek() })
    const page = await openPage({ width: 320 })
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const tile = page.locator('.item-tile', { hasText: title.en })
      await openListWith(page, '/categories/events?view=gallery', tile)
      const shown = await tile
        .getByRole('heading')
        .evaluate((box) => box.scrollHeight <= box.clientHeight + 1)
      expect(shown).toBe(true)
      const heart = await tile.locator('.heart .line-icon').boundingBox()
      const picture = await tile.locator(':scope > div').first().boundingBox()
      const areaOf = (box: typeof heart) => (box?.width ?? 0) * (box?.height ?? 0)
      expect(areaOf(heart)).toBeLessThan(areaOf(picture) / 8)
    }
  })

  test('[LANG-03] a long word of a heading is hyphenated, and stays on the page', async ({ openPage }) => {
    const page = await openPage({ width: 320, language: 'ru' })
    await page.goto('/privacy-policy')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveCSS('hyphens', 'auto')
    expect(await heading.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
  })

  test('[NAV-10] long words that a user wrote widen no page and no dialog', async ({ db, openPage }) => {
    const word = 'Спецавтотранспорт'.repeat(10)
    const address = `https://www.google.com/maps/place/${'a%2Cb_'.repeat(45)}?entry=ttu`
    const { id: userId } = await aProfile(db, { fullName: 'W'.repeat(60), bio: `${word} ${address}` })
    const { listingId } = await aListing(db, {
      userId,
      createdAt: new Date(),
      expiresAt: inAWeek(),
      category: 'restaurants',
      title: { en: 'W'.repeat(50) },
      description: { en: `${address} ${word}` },
      contactName: 'W'.repeat(25),
      contactEmail: `${'w'.repeat(60)}@${'w'.repeat(60)}.example`,
      websiteUrl: `https://${'w'.repeat(60)}.example/${'w'.repeat(60)}`,
      businessCity: 'W'.repeat(80),
    })
    const page = await openPage({ width: 320 })
    const paths = [
      `/listings/${listingId}`,
      `/users/${userId}`,
      `/compare?listing=${listingId}`,
      '/search?q=WWWW',
    ]
    for (const path of [...paths, '/categories/restaurants']) {
      await page.goto(path)
      await waitForHydration(page)
      await expectNoSidewaysScroll(page)
    }
    await page.locator(`a[data-item="l${listingId}"]`).first().click()
    await expect(page.locator('dialog[open] h2').first()).toBeVisible()
    await expectNoOverflow(page.locator('dialog[open]'))
  })

  test('[CAT-05] the filters fold once they are applied, and show that they are set', async ({
    openPage,
  }) => {
    const page = await openPage({ width: 320 })
    await page.goto('/categories/trucks-trailers-marketplace')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await page.getByLabel('City', { exact: true }).fill('a')
    await page.keyboard.press('Enter')
    await page.waitForURL('**city=a**')
    await expect(page.getByLabel('City', { exact: true })).toBeHidden()
    await expect(page.getByText('1 filter', { exact: true })).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.getByLabel('City', { exact: true })).toBeVisible()
  })

  test('[NAV-10] the home page of a phone is at most 12,000 px high as it opens, in every language', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const language of ['en', 'ru', 'es'] as const) {
      await page.goto(inLanguage(language, '/'))
      await expect(page.locator('.item-row')).toHaveCount(50)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(12_000)
    }
  })

  test('[HOME-05] the list of the home page leads on to all listings', async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
    const next = page.getByRole('link', { name: 'Next' })
    // Rows find their height as they come into sight: the tap is where the link is afterwards, as that of a hand.
    await next.hover()
    await next.click()
    await page.waitForURL('**/?page=2')
    await expect(page.locator('.item-row').first()).toBeVisible()
    await page.goto('/?page=99')
    await page.getByRole('link', { name: 'Go to page 1' }).click()
    await expectPath(page, '/')
  })

  test('[NAV-10] with text of twice the size the header of a phone is as wide as its screen', async ({
    openPage,
  }) => {
    const page = await openPage({ width: 320 })
    await page.goto('/contact')
    await page.evaluate(`document.documentElement.style.setProperty('font-size', '200%')`)
    const search = page.getByRole('banner').getByRole('search')
    await expect(search).toBeInViewport({ ratio: 1 })
    await expect
      .poll(() =>
        page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
      )
      .toBe(0)
  })

  test('[DASH-02] the search of own listings is one line of a phone, whether its font has come or not', async ({
    db,
    openPage,
    signIn,
  }) => {
    const page = await openPage({ width: 320 })
    await page.setViewportSize({ width: 390, height: 844 })
    const { id } = await signIn(page)
    await aListing(db, { userId: id })
    await page.goto('/dashboard')
    for (const font of ['Overpass Variable', 'Overpass fallback']) {
      await page.evaluate(`document.body.style.fontFamily = '"${font}"'`)
      const field = await page.getByLabel('Status').boundingBox()
      const button = await page.getByRole('button', { name: 'Filter', exact: true }).boundingBox()
      expect(button?.y, font).toBe(field?.y)
    }
  })
})
