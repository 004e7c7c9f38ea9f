import type { Locator, Page } from '@playwright/test'
import type { Db } from '#app/platform/db/database.server.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { expect, test } from './journey.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll, screenshot, waitForHydration } from './page-checks.ts'
import { fresh } from './periods.ts'

const manyAds = async (db: Db, name: string) => {
  for (let n = 0; n < 12; n += 1) await anAd(db, { title: { en: `${name} ${n}` }, ...fresh() })
}

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Edit banner ad' })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Marks the list, to see that it was not loaded or built again. */
const mark = (list: Locator) => list.evaluate((element) => element.setAttribute('data-same', 'yes'))

async function save(page: Page, price: string) {
  await drawerOf(page).getByLabel('Price').fill(price)
  await page.getByRole('button', { name: 'Update Ad' }).click()
  await expect(page.getByText('Ad updated successfully!')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test.describe('[MOD-10] editing over a list', () => {
  test('by mouse: the list keeps its filters, selection and scroll position, and shows what was saved', async ({
    db,
    adminPage: page,
  }) => {
    await manyAds(db, 'Drawer mouse')
    await page.goto('/admin/ads?q=drawer+mouse')
    await waitForHydration(page)
    await page.getByRole('checkbox', { name: 'Select Drawer mouse 3' }).check()
    await page.getByRole('checkbox', { name: 'Select Drawer mouse 2' }).check()
    const edit = page.getByRole('link', { name: 'Edit: Drawer mouse 2' })
    await edit.hover()
    await mark(page.getByRole('main'))
    const before = await scrolled(page)
    await edit.click()
    await expect(drawerOf(page)).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/ads\/banner\/[^/]+\/edit\?q=drawer\+mouse$/u)
    await expectNoAxeViolations(page)
    await screenshot(page, 'item-drawer-1280')
    await page.getByLabel('Title (English)').fill('')
    await page.getByRole('button', { name: 'Update Ad' }).click()
    await expect(page.getByLabel('Title (English)')).toBeFocused()
    await page.getByLabel('Title (English)').fill('Drawer mouse 2')
    await save(page, '$4,321')

    await expect(page).toHaveURL(/\/admin\/ads\?q=drawer\+mouse$/u)
    await expect(page.locator('main[data-same]')).toHaveCount(1)
    expect(await scrolled(page)).toBe(before)
    const row = page.getByRole('article', { name: 'Drawer mouse 2' })
    await expect(row.getByText('$4,321')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Selection' })).toContainText('2')
    await expect(edit).toBeFocused()
    await page.goBack()
    await expect(page).not.toHaveURL(/\/edit/u)
  })

  test('by keyboard: E opens, Escape and Close return to the card', async ({ db, adminPage: page }) => {
    await manyAds(db, 'Drawer keys')
    await page.goto('/admin/ads?q=drawer+keys')
    await waitForHydration(page)
    const box = page.getByRole('checkbox', { name: 'Select Drawer keys 4' })
    await box.focus()
    await page.keyboard.press('e')
    await expect(drawerOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).not.toHaveURL(/\/edit/u)
    await expect(box).toBeFocused()

    await page.keyboard.press('e')
    await drawerOf(page).getByRole('link', { name: 'Close' }).press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).not.toHaveURL(/\/edit/u)
    await expect(box).toBeFocused()
    await page.keyboard.press('j')
    await expect(page.getByRole('checkbox', { name: 'Select Drawer keys 3' })).toBeFocused()
  })

  test('a lost connection loses neither the form nor the list', async ({ db, adminPage: page }) => {
    await anAd(db, { title: { en: 'Drawer offline' }, ...fresh() })
    await page.goto('/admin/ads?q=drawer+offline')
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Edit: Drawer offline' }).click()
    await drawerOf(page).getByLabel('Price').fill('$55')
    await page.route('**/edit.data*', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Update Ad' }).click()
    await expect(page.getByText('Failed to update ad. Please try again.')).toBeVisible()
    await expect(drawerOf(page).getByLabel('Price')).toHaveValue('$55')

    await page.unroute('**/edit.data*')
    await save(page, '$56')
    await expect(page.getByRole('article', { name: 'Drawer offline' }).getByText('$56')).toBeVisible()
  })

  test('a reload shows the same drawer, and Close leads to the row below', async ({
    db,
    adminPage: page,
  }) => {
    const { id } = await anAd(db, { title: { en: 'Drawer reload' }, ...fresh() })
    await page.goto(`/admin/ads/banner/${id}/edit?q=drawer+reload`)
    await waitForHydration(page)
    await page.reload()
    await waitForHydration(page)
    await expect(drawerOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/admin\/ads\?q=drawer\+reload$/u)
    await expect(page.getByRole('link', { name: 'Edit: Drawer reload' })).toBeFocused()
  })

  test('a listing of a user is edited over the page of the user, on a phone too', async ({
    db,
    openAdminPage,
  }) => {
    const page = await openAdminPage({ width: 320 })
    const { userId } = await aListing(db, {
      title: { en: 'Drawer of a user' },
      contactName: 'Dana',
      ...fresh(),
    })
    await page.goto(`/admin/users/${userId}`)
    await waitForHydration(page)
    const edit = page.getByRole('link', { name: 'Edit: Drawer of a user' })
    await edit.click()
    const drawer = page.getByRole('dialog', { name: 'Edit listing' })
    await expect(drawer).toBeVisible()
    await expectNoSidewaysScroll(page)
    expect(await drawer.evaluate((element) => element.getBoundingClientRect().width)).toBe(320)
    await screenshot(page, 'item-drawer-320')
    await drawer.getByRole('textbox', { name: 'Title', exact: true }).fill('Renamed over a user')
    await drawer.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Renamed over a user', exact: true })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/admin/users/${userId}$`, 'u'))
  })

  test('without JavaScript the form is a page, and leads back to the list', async ({ db, openAdminPage }) => {
    const page = await openAdminPage({ javaScript: false })
    await manyAds(db, 'Drawer plain')
    await page.goto('/admin/ads?q=drawer+plain')
    await page.getByRole('link', { name: 'Edit: Drawer plain 1', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Edit banner ad' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Drawer plain 1', exact: true })).toBeHidden()
    await page.getByLabel('Price').fill('$7')
    await page.getByRole('button', { name: 'Update Ad' }).click()
    await expect(page.getByText('Ad updated successfully!')).toBeVisible()
    await drawerOf(page).getByRole('link', { name: 'Close' }).click()
    await expect(page).toHaveURL(/\/admin\/ads\?q=drawer\+plain$/u)
    await expect(page.getByText('$7')).toBeVisible()
  })
})
