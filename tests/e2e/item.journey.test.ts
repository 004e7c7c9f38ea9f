import type { Page } from '@playwright/test'
import type { Db } from '#app/platform/db/database.server.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { expect, test } from './journey.ts'
import {
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  expectPath,
  openListWith,
  screenshot,
  waitForHydration,
} from './page-checks.ts'
import { fresh } from './periods.ts'
import { demoPictures } from './site-data.ts'

/** Creates a listing in a category that no other test uses here, with pictures of the demo data. */
async function aListingWithPictures(db: Db, title: string) {
  return aListing(db, {
    title: { en: title },
    category: 'events',
    images: await demoPictures(db),
    contactName: 'Sam',
    contactEmail: 'sam@seller.example',
    ...fresh(),
  })
}

const openEvents = async (page: Page, title: string) => {
  await openListWith(page, '/categories/events', page.getByText(title))
  await waitForHydration(page)
}

const open = async (page: Page, title: string) => {
  await openEvents(page, title)
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
}

test.describe('an item on top of a list', () => {
  test('[DET-02] [DET-03] it has its own address; Escape, Close and Back lead to the list and to where one was', async ({
    db,
    page,
  }) => {
    const { listingId } = await aListingWithPictures(db, 'Dialog truck')
    for (const leave of ['Escape', 'Close', 'Back'] as const) {
      await open(page, 'Dialog truck')
      await expectPath(page, `/listings/${listingId}/dialog-truck`)
      await expect(page).toHaveTitle(/^Dialog truck/u)
      if (leave === 'Escape') await page.keyboard.press('Escape')
      if (leave === 'Close') await page.getByRole('button', { name: 'Close' }).click()
      if (leave === 'Back') await page.goBack()
      await page.waitForURL('**/categories/events')
      await expect(page.getByRole('dialog', { name: 'Dialog truck' })).toHaveCount(0)
      await expect(page).toHaveTitle(/^Events/u)
      await expect(page.locator(':focus')).toContainText('Dialog truck')
    }
  })

  test('[DET-02] opened by its address, it begins at its title without a ring, and Tab shows where one is', async ({
    db,
    page,
  }) => {
    const { listingId } = await aListingWithPictures(db, 'Address truck')
    await page.goto(`/categories/events?item=l${listingId}`)
    const dialog = page.getByRole('dialog', { name: 'Address truck' })
    const title = dialog.getByRole('heading', { name: 'Address truck' }).first()
    await expect(title).toBeFocused()
    await expect(title).toHaveCSS('outline-style', 'none')
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCSS('outline-style', 'solid')
  })

  test('[DET-02] the focus stays inside while it is open', async ({ db, page }) => {
    await aListingWithPictures(db, 'Focus truck')
    await open(page, 'Focus truck')
    for (let i = 0; i < 25; i += 1) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(
        `document.activeElement !== document.body && !document.activeElement.closest('dialog')`,
      )
      expect(outside).toBe(false)
    }
  })

  test('[DET-02] pictures with a counter, thumbnails, arrows, and each on the whole screen', async ({
    db,
    page,
  }) => {
    await aListingWithPictures(db, 'Picture truck')
    await open(page, 'Picture truck')
    await page.getByRole('link', { name: /Picture 2 of/u }).click()
    await expect(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Picture 2 of' })).toBeVisible()
    await page.getByRole('button', { name: 'Next picture' }).click()
    await expect(page.getByRole('heading', { name: 'Picture 3 of' })).toBeVisible()
    await page.getByRole('button', { name: /^Picture 1 of/u }).click()
    await expect(page.getByRole('heading', { name: 'Picture 1 of' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('heading', { name: 'Picture 2 of' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('heading', { name: 'Picture 1 of' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Picture truck' })).toBeVisible()
    await expectNoAxeViolations(page)
    await screenshot(page, 'item-dialog-1280')
  })

  test('[DET-02] without JavaScript the pictures scroll, and each opens as itself', async ({
    db,
    openPage,
  }) => {
    const { listingId } = await aListingWithPictures(db, 'Scroll truck')
    const page = await openPage({ javaScript: false })
    await page.goto(`/listings/${listingId}`)
    await expect(page.getByRole('link', { name: /Picture 1 of/u })).toHaveAttribute(
      'href',
      /^\/media\/[0-9a-f]{32}\/1280\.webp$/u,
    )
  })

  test('[SHARE-05] its address is copied by the share menu, in the window and on its page', async ({
    db,
    page,
  }) => {
    const { listingId } = await aListingWithPictures(db, 'Copied truck')
    const { adId } = await anAd(db, fresh())
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const share = async (address: string) => {
      await page.locator('.detail-actions').getByRole('button', { name: 'Share', exact: true }).press('Enter')
      await page.getByRole('button', { name: 'Copy link' }).press('Enter')
      await expect(page.getByText('Link copied')).toBeVisible()
      await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toContain(address)
    }
    await open(page, 'Copied truck')
    await share(`/listings/${listingId}`)
    await page.goto(`/promotions/${adId}`)
    await waitForHydration(page)
    await share(`/promotions/${adId}`)
  })

  test('[DET-07] a similar one opens in its place, and closing that leads to the list', async ({
    db,
    page,
  }) => {
    await aListingWithPictures(db, 'First truck')
    await aListingWithPictures(db, 'Second truck')
    await open(page, 'First truck')
    const dialog = page.getByRole('dialog', { name: 'First truck' })
    await dialog.getByRole('link', { name: 'Second truck', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Second truck' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.waitForURL('**/categories/events')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('[DET-04] opening it counts one view, opening it again soon counts none', async ({ db, page }) => {
    const { id } = await aListingWithPictures(db, 'Counted truck')
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

  test('[DET-02] on a phone it fits, and one can call', async ({ db, openPage }) => {
    await aListingWithPictures(db, 'Phone truck')
    const page = await openPage({ width: 320 })
    await open(page, 'Phone truck')
    await expect(page.getByRole('link', { name: /Call \(555\)/u })).toHaveAttribute(
      'href',
      'tel:+15550100199',
    )
    for (const name of ['Call', 'Write'])
      await expect(page.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
    await page.getByRole('link', { name: 'Report' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page)
    await screenshot(page, 'item-dialog-320')
  })

  test('the number of a card is fetched when it is asked for, and not before', async ({ db, page }) => {
    await aListingWithPictures(db, 'Secret truck')
    await openEvents(page, 'Secret truck')
    expect(await page.content()).not.toContain('010-0199')
    await page
      .getByRole('button', { name: 'Call : Secret truck' })
      .or(page.getByRole('button', { name: 'Call: Secret truck' }))
      .click()
    await expect(page.getByRole('link', { name: '(555) 010-0199' }).first()).toBeVisible()
    await expect(page.locator(':focus')).toHaveAttribute('href', 'tel:+15550100199')
  })

  test('the page can be used while its pictures are still on their way', async ({ db, page }) => {
    await aListingWithPictures(db, 'Patient truck')
    const pictures = Promise.withResolvers<void>()
    await page.route('**/media/**', async (route) => {
      await pictures.promise
      await route.continue()
    })
    await openEvents(page, 'Patient truck')
    await page.getByRole('button', { name: /^Call ?: Patient truck$/u }).click()
    await expect(page.getByRole('link', { name: '(555) 010-0199' }).first()).toBeVisible()
    pictures.resolve()
  })

  test('[DET-03] without JavaScript the same link leads to the page of the item', async ({
    db,
    openPage,
  }) => {
    const { listingId } = await aListingWithPictures(db, 'Plain truck')
    const page = await openPage({ javaScript: false })
    await openListWith(page, '/categories/events', page.getByText('Plain truck'))
    await page.getByRole('link', { name: 'Plain truck', exact: true }).click()
    await page.waitForURL(`**/listings/${listingId}/plain-truck`)
    await expect(page.getByRole('link', { name: /sam@seller\.example/u })).toHaveCount(1)
  })

  test('[DET-01] an item with a website leads to it in a new tab, and to its own details in every view', async ({
    db,
    openPage,
  }) => {
    const { listingId } = await aListing(db, {
      title: { en: 'Website truck' },
      category: 'events',
      websiteUrl: 'https://dealer.example/',
      ...fresh(),
    })
    const page = await openPage({ mayAskFor: /dealer\.example/u })
    for (const view of ['list', 'small-icons', 'gallery']) {
      await openListWith(page, `/categories/events?view=${view}`, page.getByText('Website truck'))
      await waitForHydration(page)
      await page.getByRole('link', { name: /^Details ?: Website truck$/u }).click()
      await page.waitForURL(`**/listings/${listingId}/website-truck`)
      await expect(page.getByRole('dialog').getByRole('link', { name: /dealer\.example/u })).toBeVisible()
    }
    await openEvents(page, 'Website truck')
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: /^Website truck/u }).click(),
    ])
    expect(await tab.evaluate('window.opener')).toBeNull()
    await expectPath(page, '/categories/events')
  })
})
