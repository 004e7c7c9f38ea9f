import { describe, expect, test } from 'vitest'
import { aListing, anAd } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { openPage, until, untilAlive } from './browser.ts'
import { useSiteDatabase } from './site-data.ts'

const db = useSiteDatabase()
const soon = () => new Date(Date.now() + 86_400_000)
const fresh = () => ({ createdAt: new Date(), expiresAt: soon() })

describe('browsing', () => {
  test('[WEB-01] the parameters of an advertiser are gone from the address, and from the links, when the page is alive', async () => {
    const { id } = await aProfile(db)
    await aListing(db, { userId: id, ...fresh(), category: 'restaurants' })
    const page = await openPage()
    await page.goto('/categories/restaurants?utm_source=letter&view=gallery&gclid=1&page=1#content')
    await untilAlive(page)
    expect(new URL(page.url()).search).toBe('?view=gallery')
    expect(new URL(page.url()).hash).toBe('#content')
    expect(await page.content()).not.toMatch(/utm_|gclid/u)
    await page.getByRole('link', { name: 'Small icons' }).click()
    await page.waitForURL('**?view=small-icons')
  })

  test('[HOME-01] the ticker rests when told to, and goes on', async () => {
    await aListing(db, { ...fresh(), featuredTicker: true })
    const page = await openPage()
    await page.goto('/')
    await untilAlive(page)
    const belt = page.locator('.ticker-belt')
    const state = () => belt.evaluate((element) => getComputedStyle(element).animationPlayState)
    expect(await state()).toBe('running')
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.mouse.move(0, 600)
    expect(await state()).toBe('paused')
    await page.getByRole('button', { name: 'Play' }).click()
    await page.mouse.move(0, 600)
    await page.keyboard.press('Tab')
    expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(1)
  })

  test('[HOME-01] for people who want less motion the ticker stands still as a list', async () => {
    await aListing(db, { ...fresh(), featuredTicker: true })
    const page = await openPage({ reducedMotion: true })
    await page.goto('/')
    await untilAlive(page)
    expect(
      await page.locator('.ticker-belt').evaluate((element) => getComputedStyle(element).animationName),
    ).toBe('none')
  })

  test('[HOME-02] on a phone the categories open behind one button', async () => {
    const page = await openPage({ width: 320 })
    await page.goto('/')
    await untilAlive(page)
    const link = page.getByRole('link', { name: /CDL A Company Drivers/u })
    expect(await link.isVisible()).toBe(false)
    await page.getByText('Browse Categories').click()
    await link.click()
    await page.waitForURL('**/categories/cdl-a-company-drivers')
  })

  test('[HOME-02] on a desktop they stand beside the content', async () => {
    const page = await openPage()
    await page.goto('/')
    await untilAlive(page)
    expect(await page.getByRole('link', { name: /CDL A Company Drivers/u }).isVisible()).toBe(true)
  })

  test('[CAT-02] choosing another category leads to it and keeps the way it is shown', async () => {
    const page = await openPage()
    await page.goto('/categories/jobs?view=gallery')
    await untilAlive(page)
    await page.getByRole('combobox', { name: 'Category' }).selectOption('events')
    await page.waitForURL('**/categories/events?view=gallery')
  })

  test('[CAT-03] the way a list is shown survives reloading', async () => {
    const page = await openPage()
    await page.goto('/categories/cdl-a-company-drivers')
    await untilAlive(page)
    await page.getByRole('link', { name: 'Small icons' }).click()
    await page.waitForURL('**?view=small-icons')
    await page.reload()
    expect(await page.getByRole('link', { name: 'Small icons' }).getAttribute('aria-current')).toBe('true')
  })

  test('[CAT-04] paging leads on and back', async () => {
    const owner = await aProfile(db)
    for (let i = 0; i < 30; i += 1) await aListing(db, { ...fresh(), category: 'classes', userId: owner.id })
    const page = await openPage()
    await page.goto('/categories/classes')
    await untilAlive(page)
    await page.getByRole('link', { name: 'Next' }).click()
    await page.waitForURL('**/categories/classes?page=2')
    await page.getByRole('link', { name: 'Previous' }).click()
    await page.waitForURL('**/categories/classes')
  })

  test('[CAT-05] choosing a filter applies at once, typing one on Enter, and all stands in the address', async () => {
    const page = await openPage()
    await page.goto('/categories/trucks-trailers-marketplace')
    await untilAlive(page)
    await page.getByText('Filters', { exact: true }).click()
    await page.getByLabel('Price').selectOption('1000+')
    await page.waitForURL('**?price=1000%2B&sort=newest')
    await page.getByLabel('City').fill('Atlantis')
    await page.getByLabel('City').press('Enter')
    await page.waitForURL('**city=Atlantis**')
    await page.getByText('Nothing here yet').waitFor()
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await page.waitForURL('**/categories/trucks-trailers-marketplace')
  })

  test('[CAT-05] without JavaScript the filters apply too', async () => {
    const page = await openPage({ javaScript: false })
    await page.goto('/categories/jobs?date=7d')
    await page.getByLabel('State').fill('IL')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL('**state=IL**')
  })

  test('[CAT-08] a picture that cannot be loaded gives way to a placeholder', async () => {
    const picture = { id: 'f'.repeat(32), width: 640, height: 480 }
    const listing = await aListing(db, {
      ...fresh(),
      title: { en: 'Truck without a picture' },
      category: 'best-stores',
      images: [picture],
    })
    const billboard = await anAd(db, {
      ...fresh(),
      title: { en: 'Board without a picture' },
      category: 'best-stores',
      images: [picture],
    })
    const page = await openPage({ missingPictures: true })
    await page.goto('/categories/best-stores')
    await untilAlive(page)
    await page.getByRole('link', { name: 'Truck without a picture', exact: true }).waitFor()
    await until(page, `document.querySelectorAll('img[src*="${picture.id}"]').length === 0`)
    for (const { userId } of [listing, billboard])
      await db.deleteFrom('profiles').where('id', '=', userId).execute()
  })
})

describe('searching', () => {
  test('[NAV-02] a search from the header; an empty one does nothing', async () => {
    await aListing(db, { ...fresh(), title: { en: 'Unmistakable wrecker' } })
    const page = await openPage()
    await page.goto('/')
    await untilAlive(page)
    const box = page.getByRole('searchbox').first()
    await box.press('Enter')
    expect(new URL(page.url()).pathname).toBe('/')
    await box.fill('   ')
    await box.press('Enter')
    expect(new URL(page.url()).pathname).toBe('/')
    await box.fill('unmistakable & wrecker')
    await box.press('Enter')
    await page.waitForURL('**/search?q=unmistakable+%26+wrecker')
  })

  test('[SRCH-03] typing on the search page searches by itself', async () => {
    await aListing(db, { ...fresh(), title: { en: 'Quokkamobile' } })
    const page = await openPage()
    await page.goto('/search')
    await untilAlive(page)
    await page.getByRole('main').getByRole('searchbox').pressSequentially('quokka')
    await page.waitForURL('**/search?q=quokka')
    await page.getByRole('heading', { name: 'Quokkamobile' }).waitFor()
  })

  test('[SRCH-02] results can be ordered and shown in three ways', async () => {
    const page = await openPage({ language: 'es' })
    await page.goto('/search?q=camion')
    await untilAlive(page)
    await page.getByRole('link', { name: 'Cuadrícula' }).click()
    // The address changes before the page does.
    await page.locator('a[aria-current=true]', { hasText: 'Cuadrícula' }).waitFor()
    await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('price-low')
    await page.waitForURL('**sort=price-low**')
    expect(page.url()).toContain('view=grid')
  })
})
