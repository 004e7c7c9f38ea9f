import { LOCALES } from '#app/lib/locale.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { expect, test } from './journey.ts'
import { expectPath, waitForHydration } from './page-checks.ts'
import { fresh } from './periods.ts'

test.describe('browsing', () => {
  test('[WEB-01] the parameters of an advertiser are gone from the address, and from the links, when the page is alive', async ({
    db,
    page,
  }) => {
    const { id } = await aProfile(db)
    await aListing(db, { userId: id, ...fresh(), category: 'restaurants' })
    await page.goto('/categories/restaurants?utm_source=letter&view=gallery&gclid=1&page=1#content')
    await waitForHydration(page)
    await expect(page).toHaveURL('/categories/restaurants?view=gallery#content')
    await expect(page.locator('a[href*="utm_"], a[href*="gclid"]')).toHaveCount(0)
    await expect.poll(() => page.content()).not.toMatch(/utm_|gclid/u)
    await page.getByRole('link', { name: 'Small icons' }).click()
    await page.waitForURL('**?view=small-icons')
  })

  test('[HOME-01] the ticker pauses on request, and goes on', async ({ db, page }) => {
    await aListing(db, { ...fresh(), featuredTicker: true })
    await page.goto('/')
    await waitForHydration(page)
    const belt = page.locator('.ticker-belt')
    await expect(belt).toHaveCSS('animation-play-state', 'running')
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.mouse.move(0, 600)
    await expect(belt).toHaveCSS('animation-play-state', 'paused')
    await page.getByRole('button', { name: 'Play' }).click()
    await page.mouse.move(0, 600)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(1)
  })

  test('[HOME-01] the keyboard passes the ticker in one step', async ({ db, page }) => {
    for (let i = 0; i < 5; i += 1) await aListing(db, { ...fresh(), featuredTicker: true })
    await page.goto('/')
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Skip featured listings' }).press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('.ticker :focus')).toHaveCount(0)
    await expect(page.locator('main :focus')).toHaveCount(1)
  })

  test('[HOME-01] on a phone most of the ticker is its text', async ({ db, openPage }) => {
    await aListing(db, { ...fresh(), featuredTicker: true })
    for (const language of LOCALES) {
      const page = await openPage({ width: 320, language })
      await page.goto('/')
      const box = await page.locator('.ticker-window').boundingBox()
      expect(box?.width).toBeGreaterThan(320 * 0.65)
    }
  })

  test('[HOME-01] for users who want less motion the ticker is a list that does not move', async ({
    db,
    openPage,
  }) => {
    await aListing(db, { ...fresh(), featuredTicker: true })
    const page = await openPage({ reducedMotion: true })
    await page.goto('/')
    await waitForHydration(page)
    await expect(page.locator('.ticker-belt')).toHaveCSS('animation-name', 'none')
  })

  test('[HOME-02] on a phone the categories open behind one button', async ({ openPage }) => {
    const page = await openPage({ width: 320 })
    await page.goto('/')
    await waitForHydration(page)
    const link = page.getByRole('link', { name: /CDL A Company Drivers/u })
    await expect(link).toBeHidden()
    await page.getByText('Browse Categories').click()
    await link.click()
    await page.waitForURL('**/categories/cdl-a-company-drivers')
  })

  test('[HOME-02] on a desktop they are beside the content', async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
    await expect(
      page.locator('.category-menu').getByRole('link', { name: /CDL A Company Drivers/u }),
    ).toBeVisible()
  })

  test('[CAT-02] choosing another category leads to it and keeps the way it is shown', async ({ page }) => {
    await page.goto('/categories/jobs?view=gallery')
    await waitForHydration(page)
    await page.getByRole('combobox', { name: 'Category' }).selectOption('events')
    await page.waitForURL('**/categories/events?view=gallery')
  })

  test('[CAT-03] the way a list is shown survives reloading', async ({ page }) => {
    await page.goto('/categories/cdl-a-company-drivers')
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Small icons' }).click()
    await page.waitForURL('**?view=small-icons')
    await page.reload()
    await expect(page.getByRole('link', { name: 'Small icons' })).toHaveAttribute('aria-current', 'true')
  })

  test('[CAT-04] paging leads on and back', async ({ db, page }) => {
    const owner = await aProfile(db)
    for (let i = 0; i < 30; i += 1) await aListing(db, { ...fresh(), category: 'classes', userId: owner.id })
    await page.goto('/categories/classes')
    await waitForHydration(page)
    const next = page.getByRole('link', { name: 'Next' })
    // Rows find their height as they come into sight: the press is where the link is afterwards, as that of a hand.
    await next.hover()
    await next.click()
    await page.waitForURL('**/categories/classes?page=2')
    const previous = page.getByRole('link', { name: 'Previous' })
    await previous.hover()
    await previous.click()
    await page.waitForURL('**/categories/classes')
  })

  test('[CAT-05] choosing a filter applies at once, typing one on Enter, and all are in the address', async ({
    page,
  }) => {
    await page.goto('/categories/trucks-trailers-marketplace')
    await waitForHydration(page)
    await page.getByRole('combobox', { name: 'Price' }).selectOption('1000+')
    await page.waitForURL('**?price=1000%2B')
    await page.getByLabel('City').fill('Atlantis')
    await page.getByLabel('City').press('Enter')
    await page.waitForURL('**city=Atlantis**')
    await expect(page.getByText('No listings match')).toBeVisible()
    const filters = page.getByRole('list', { name: 'Filters' })
    await filters.getByRole('link', { name: 'Clear filters' }).click()
    await page.waitForURL('**/categories/trucks-trailers-marketplace')
  })

  test('[CAT-05] without JavaScript the filters apply too', async ({ openPage }) => {
    const page = await openPage({ javaScript: false })
    await page.goto('/categories/jobs?date=7d')
    await page.getByLabel('State').selectOption('IL')
    await page.getByRole('button', { name: /^Show \d+ results?$/u }).click()
    await page.waitForURL('**state=IL**')
  })

  test('[CAT-08] a picture that cannot be loaded gives way to a placeholder', async ({ db, openPage }) => {
    const picture = { id: 'f'.repeat(32), width: 640, height: 480 }
    const listing = await aListing(db, {
      ...fresh(),
      title: { en: 'Truck without a picture' },
      category: 'best-stores',
      images: [picture],
    })
    const billboard = await anAd(db, {
      ...fresh(),
      title: { en: 'Banner without a picture' },
      category: 'best-stores',
      images: [picture],
    })
    const page = await openPage({ missingPictures: true })
    await page.goto('/categories/best-stores')
    await waitForHydration(page)
    await expect(page.getByRole('link', { name: 'Truck without a picture', exact: true })).toBeVisible()
    await expect(page.locator(`img[src*="${picture.id}"]`)).toHaveCount(0)
    for (const { userId } of [listing, billboard])
      await db.deleteFrom('profiles').where('id', '=', userId).execute()
  })
})

test.describe('searching', () => {
  test('[NAV-02] a search from the header; an empty one does nothing', async ({ db, page }) => {
    await aListing(db, { ...fresh(), title: { en: 'Unmistakable wrecker' } })
    await page.goto('/')
    await waitForHydration(page)
    const box = page.getByRole('searchbox').first()
    await box.press('Enter')
    await expectPath(page, '/')
    await box.fill('   ')
    await box.press('Enter')
    await expectPath(page, '/')
    await box.fill('unmistakable & wrecker')
    await box.press('Enter')
    await page.waitForURL('**/search?q=unmistakable+%26+wrecker')
  })

  test('[SRCH-03] typing on the search page searches by itself', async ({ db, page }) => {
    await aListing(db, { ...fresh(), title: { en: 'Quokkamobile' } })
    await page.goto('/search')
    await waitForHydration(page)
    await page.getByRole('main').getByRole('searchbox').pressSequentially('quokka')
    await page.waitForURL('**/search?q=quokka')
    await expect(page.getByRole('heading', { name: 'Quokkamobile' })).toBeVisible()
  })

  test('[NAV-01] every page shows one search box at every width: its own, or that of the header', async ({
    page,
  }) => {
    const boxes = page.locator('input[name="q"][type="search"]:visible')
    for (const [path, main] of [
      ['/search?q=camion', 1],
      ['/nothing', 1],
      ['/', 1],
      ['/categories', 0],
    ] as const) {
      await page.goto(path)
      for (const width of [320, 895, 896, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(boxes, `${path} at ${width}`).toHaveCount(1)
        await expect(page.getByRole('main').locator(boxes)).toHaveCount(main)
      }
    }
  })

  test('[SRCH-08] a filter is chosen in the panel, is in the address, and is cleared at once', async ({
    db,
    page,
  }) => {
    const { id: userId } = await aProfile(db)
    const wombat = { ...fresh(), userId, title: { en: 'Wombat trailer' } }
    await aListing(db, { ...wombat, businessState: 'IL' })
    await aListing(db, { ...wombat, title: { en: 'Wombat truck' }, businessState: 'TX' })
    await page.goto('/search?q=wombat')
    await waitForHydration(page)
    await page.getByLabel('State').selectOption('Illinois')
    await page.waitForURL('**/search?q=wombat&state=IL')
    await expect(page.getByText('1 result', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Wombat truck' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await page.waitForURL('**/search?q=wombat')
    await expect(page.getByText('2 results', { exact: true })).toBeVisible()
  })

  test('[SRCH-02] results can be ordered and shown in three ways', async ({ openPage }) => {
    const page = await openPage({ language: 'es' })
    await page.goto('/search?q=camion')
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Cuadrícula' }).click()
    // The address changes before the page does.
    await expect(page.locator('a[aria-current=true]', { hasText: 'Cuadrícula' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('price-low')
    await page.waitForURL('**sort=price-low**')
    expect(page.url()).toContain('view=grid')
  })
})
