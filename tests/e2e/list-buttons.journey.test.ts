import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { aListing, anAd } from '#tests/factories/items.ts'
import { expect, test } from './journey.ts'
import { openListWith, waitForHydration } from './page-checks.ts'
import { fresh } from './periods.ts'
import { demoPictures } from './site-data.ts'

// The buttons of a card do on every list what they do on the first.

/** Opens a list with a new listing in it, again while its cached page is older. */
async function openList(page: Page, path: string, title: string) {
  await openListWith(page, path, page.getByRole('link', { name: title, exact: true }))
  await waitForHydration(page)
}

const heart = (page: Page, what: 'Add to' | 'Remove from', title: string) =>
  page.getByRole('button', { name: `${what} favorites: ${title}` })

test('[DET-06] [FAV-03] a card is called, kept and let go on every list', async ({ db, signIn, page }) => {
  const { id: userId } = await signIn(page)
  const title = `Wrecker ${randomUUID().slice(0, 8)}`
  const { id: listingId } = await aListing(db, {
    ...fresh(),
    userId,
    title: { en: title },
    category: 'classes',
  })
  const keep = () => db.insertInto('favorites').values({ userId, listingId, createdAt: new Date() }).execute()

  for (const path of ['/', '/categories/classes', `/search?q=${title}`, `/users/${userId}`]) {
    await openList(page, path, title)
    await page
      .getByRole('button', { name: /^Call/u })
      .and(page.getByRole('button', { name: title }))
      .first()
      .click()
    await expect(page.locator('a[href="tel:+15550100199"]').first()).toBeVisible()
    await heart(page, 'Add to', title).click()
    await heart(page, 'Remove from', title).click()
    await expect(heart(page, 'Add to', title)).toBeVisible()
  }
  for (const path of ['/favorites', '/dashboard/favorites']) {
    await keep()
    await openList(page, path, title)
    await page.getByRole('button', { name: /^Call/u }).click()
    await expect(page.locator('a[href="tel:+15550100199"]').first()).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search my favorites' }).fill(title)
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**q=Wrecker**')
    await heart(page, 'Remove from', title).click()
    // Until its row is gone, that has a heart as well.
    await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0)
    await expect(heart(page, 'Add to', title)).toHaveCount(1)
    await heart(page, 'Add to', title).click()
    await heart(page, 'Remove from', title).click()
    await expect(page.getByText(`Removed from favorites: ${title}`)).toBeVisible()
  }
})

test('[DET-06] the heart of a page of a listing keeps it and lets it go', async ({ db, signIn, page }) => {
  const { id: userId } = await signIn(page)
  const title = `Lowboy ${randomUUID().slice(0, 8)}`
  const { id, listingId } = await aListing(db, { ...fresh(), title: { en: title }, category: 'classes' })
  const kept = () => db.selectFrom('favorites').select('listingId').where('userId', '=', userId).execute()
  await page.goto(`/listings/${listingId}`)
  await waitForHydration(page)
  await heart(page, 'Add to', title).click()
  await expect(heart(page, 'Remove from', title)).toBeVisible()
  expect(await kept()).toEqual([{ listingId: id }])
  await heart(page, 'Remove from', title).click()
  await expect(heart(page, 'Add to', title)).toBeVisible()
  expect(await kept()).toEqual([])
})

test('[CAT-05] [SRCH-08] filters of a phone are applied with their button, on categories and on search results', async ({
  openPage,
}) => {
  const page = await openPage({ width: 320 })
  for (const path of ['/categories/trucks-trailers-marketplace', '/search?q=truck']) {
    await page.goto(path)
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await page.getByLabel('State', { exact: true }).selectOption('IL')
    await page.getByRole('button', { name: /^Show \d+ results?$/u }).click()
    await page.waitForURL('**state=IL**')
    await expect(page.getByLabel('State', { exact: true })).toHaveValue('IL')
  }
})

test('[SRCH-01] the search page searches with its own button', async ({ page }) => {
  await page.goto('/search')
  await waitForHydration(page)
  await page.getByRole('main').getByRole('searchbox').fill('trailer')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/search?q=trailer')
})

test('[DET-02] pictures are paged backwards, in the window of an item', async ({ db, page }) => {
  const images = await demoPictures(db)
  const title = `Tow truck ${randomUUID().slice(0, 8)}`
  await aListing(db, { ...fresh(), title: { en: title }, category: 'classes', images })
  await openList(page, '/categories/classes', title)
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('link', { name: /Picture 1 of/u }).click()
  await page.getByRole('button', { name: 'Next picture' }).click()
  await page.getByRole('button', { name: 'Previous picture' }).click()
  await expect(page.getByRole('heading', { name: 'Picture 1 of' })).toBeVisible()
})

test('[DET-02] on its page, the pictures of a billboard are turned, chosen, and fill the screen', async ({
  db,
  page,
}) => {
  const { adId } = await anAd(db, { ...fresh(), images: await demoPictures(db) })
  await page.goto(`/promotions/${adId}`)
  await waitForHydration(page)
  const expectPicture = (number: number) =>
    expect(page.getByRole('dialog', { name: new RegExp(`^Picture ${number} of`, 'u') })).toBeVisible()
  await page.getByRole('link', { name: /Picture 1 of/u }).click()
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expectPicture(2)
  await page.getByRole('button', { name: 'Previous picture' }).click()
  await expectPicture(1)
  await page.getByRole('button', { name: /^Picture 3 of/u }).click()
  await expectPicture(3)
  await page.getByRole('button', { name: 'Exit full screen' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveAttribute('href', /^\/media\//u)
})

test('[DET-02] the window of a billboard is closed over the list it was opened from', async ({
  db,
  page,
}) => {
  const title = `Chrome ${randomUUID().slice(0, 8)}`
  await anAd(db, { ...fresh(), title: { en: title }, contactType: 'contact_info', websiteUrl: '' })
  await openList(page, `/search?q=${title}`, title)
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Close' }).click()
  await page.waitForURL(`**/search?q=${title.replace(' ', '*')}`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
