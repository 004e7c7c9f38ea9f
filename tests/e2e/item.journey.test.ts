import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aListing } from '#tests/factories/items.ts'
import { expectNoAxeViolations, openPage, screenshot, until, untilAlive } from './browser.ts'
import { useSiteDatabase } from './site-data.ts'

const db = useSiteDatabase()

/** A listing of its own in a category nobody else uses here, with pictures that the demo data brought. */
async function aListingWithPictures(title: string) {
  const { images } = await db
    .selectFrom('listings')
    .select('images')
    .where((eb) => eb(eb.fn('jsonb_array_length', ['images']), '>=', 3))
    .limit(1)
    .executeTakeFirstOrThrow()
  return aListing(db, {
    title: { en: title },
    category: 'events',
    images,
    contactName: 'Sam',
    contactEmail: 'sam@seller.example',
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 86_400_000),
  })
}

const open = async (page: Page, title: string) => {
  await page.goto('/categories/events')
  await untilAlive(page)
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('dialog', { name: title }).waitFor()
}

describe('an item on top of a list', () => {
  test('[DET-02] [DET-03] it has its own address; Escape, Close and Back lead to the list and to where one was', async () => {
    const { listingId } = await aListingWithPictures('Dialog truck')
    const page = await openPage()
    for (const leave of ['Escape', 'Close', 'Back'] as const) {
      await open(page, 'Dialog truck')
      expect(new URL(page.url()).pathname).toBe(`/listings/${listingId}/dialog-truck`)
      if (leave === 'Escape') await page.keyboard.press('Escape')
      if (leave === 'Close') await page.getByRole('button', { name: 'Close' }).click()
      if (leave === 'Back') await page.goBack()
      await page.waitForURL('**/categories/events')
      await page.getByRole('dialog', { name: 'Dialog truck' }).waitFor({ state: 'detached' })
      await until(page, `document.activeElement?.textContent.includes('Dialog truck') ?? false`)
    }
  })

  test('[DET-02] the focus stays inside while it is open', async () => {
    await aListingWithPictures('Focus truck')
    const page = await openPage()
    await open(page, 'Focus truck')
    for (let i = 0; i < 25; i += 1) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(
        `document.activeElement !== document.body && !document.activeElement.closest('dialog')`,
      )
      expect(outside).toBe(false)
    }
  })

  test('[DET-02] pictures with a counter, thumbnails, arrows, and each on the whole screen', async () => {
    await aListingWithPictures('Picture truck')
    const page = await openPage()
    await open(page, 'Picture truck')
    await page.getByText('Picture 1 of', { exact: false }).first().waitFor()
    await page.getByRole('button', { name: 'Next picture' }).click()
    await page.getByText('Picture 2 of', { exact: false }).first().waitFor()
    await page.getByRole('button', { name: /^Picture 1 of/u }).click()
    await page.getByText('Picture 1 of', { exact: false }).first().waitFor()
    await page.getByRole('button', { name: 'Show full screen' }).click()
    await page.getByRole('button', { name: 'Leave full screen' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await page.getByRole('dialog', { name: 'Picture truck' }).isVisible()).toBe(true)
    await expectNoAxeViolations(page)
    await screenshot(page, 'item-dialog-1280')
  })

  test('[DET-04] opening it counts one view, opening it again soon counts none', async () => {
    const { id } = await aListingWithPictures('Counted truck')
    const page = await openPage()
    const views = async () =>
      (await db.selectFrom('listings').select('views').where('id', '=', id).executeTakeFirstOrThrow()).views
    for (let i = 0; i < 2; i += 1) {
      const counted = page.waitForResponse('**/api/track-view')
      await open(page, 'Counted truck')
      await counted
      await page.keyboard.press('Escape')
      await page.waitForURL('**/categories/events')
    }
    expect(await views()).toBe(1)
  })

  test('[DET-02] on a phone it fits, and one can call', async () => {
    await aListingWithPictures('Phone truck')
    const page = await openPage({ width: 320 })
    await open(page, 'Phone truck')
    expect(await page.getByRole('link', { name: /Call \(555\)/u }).getAttribute('href')).toBe(
      'tel:+15550100199',
    )
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    await screenshot(page, 'item-dialog-320')
  })

  test('the number of a card is fetched when it is asked for, and not before', async () => {
    await aListingWithPictures('Secret truck')
    const page = await openPage()
    await page.goto('/categories/events')
    await untilAlive(page)
    expect(await page.content()).not.toContain('010-0199')
    await page
      .getByRole('button', { name: 'Call : Secret truck' })
      .or(page.getByRole('button', { name: 'Call: Secret truck' }))
      .click()
    await page.getByRole('link', { name: '(555) 010-0199' }).first().waitFor()
    expect(await page.evaluate('document.activeElement.getAttribute("href")')).toBe('tel:+15550100199')
  })

  test('scripts wait for the pictures, and a button pressed before they are there does its work when they are', async () => {
    await aListingWithPictures('Patient truck')
    const page = await openPage()
    const pictures = Promise.withResolvers<void>()
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.route('**/media/**', async (route) => {
      await pictures.promise
      await route.continue()
    })
    await page.goto('/categories/events', { waitUntil: 'domcontentloaded' })
    expect(await page.getByRole('link', { name: 'Patient truck', exact: true }).isVisible()).toBe(true)
    expect(scripts).toEqual([])
    await page.getByRole('button', { name: /^Call ?: Patient truck$/u }).click()
    await page.getByRole('link', { name: '(555) 010-0199' }).first().waitFor()
    pictures.resolve()
  })

  test('[DET-03] without JavaScript the same link leads to the page of the item', async () => {
    const { listingId } = await aListingWithPictures('Plain truck')
    const page = await openPage({ javaScript: false })
    await page.goto('/categories/events')
    await page.getByRole('link', { name: 'Plain truck', exact: true }).click()
    await page.waitForURL(`**/listings/${listingId}/plain-truck`)
    expect(await page.getByRole('link', { name: /sam@seller\.example/u }).count()).toBe(1)
  })

  test('[DET-01] an item with a website opens it in a new tab', async () => {
    await aListing(db, {
      title: { en: 'Website truck' },
      category: 'events',
      websiteUrl: 'https://dealer.example/',
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    const page = await openPage({ mayAskFor: /dealer\.example/u })
    await page.goto('/categories/events')
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: /^Website truck/u }).click(),
    ])
    expect(await tab.evaluate('window.opener')).toBeNull()
    expect(new URL(page.url()).pathname).toBe('/categories/events')
  })
})
