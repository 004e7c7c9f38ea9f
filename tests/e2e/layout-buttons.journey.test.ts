import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { aLayout } from '#tests/factories/layouts.ts'
import { expect, test } from './journey.ts'
import { expectPath, waitForHydration } from './page-checks.ts'

// Every button of the editor, on a layout of the home page and on that of a category.

const place = (page: Page, row: number, col: number) => page.locator(`[data-row="${row}"][data-col="${col}"]`)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const expectSize = async (page: Page, rows: number, cols: number) => {
  const grid = page.getByRole('grid').first()
  await expect(grid).toHaveAttribute('aria-rowcount', String(rows))
  await expect(grid).toHaveAttribute('aria-colcount', String(cols))
}

async function useToolbar(page: Page, rows: number, cols: number) {
  await place(page, 0, 0).click()
  await place(page, 0, 1).click({ modifiers: ['Shift'] })
  await press(page, 'Merge')
  await expect(place(page, 0, 0)).toHaveAttribute('aria-colspan', '2')
  await press(page, 'Split')
  await expect(place(page, 0, 1)).toBeVisible()
  await press(page, 'Add row')
  await press(page, 'Add column')
  await expectSize(page, rows + 1, cols + 1)
  await press(page, 'Remove row')
  await press(page, 'Remove column')
  await expectSize(page, rows, cols)
  await press(page, 'Undo')
  await expectSize(page, rows, cols + 1)
  await press(page, 'Redo')
  await expectSize(page, rows, cols)
}

async function placeAndRemove(page: Page) {
  await place(page, 1, 1).click()
  await press(page, 'Clear selection')
  await expect(page.getByText('0 cells selected')).toBeVisible()
  await place(page, 1, 1).click()
  await press(page, 'Assign…')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await press(page, 'Assign…')
  await page.getByRole('dialog').getByRole('button', { name: 'Search' }).click()
  await press(page, 'Next')
  await press(page, 'Previous')
  await expect(page.getByRole('button', { name: 'Previous', exact: true })).toHaveCount(0)
  const put = page.getByRole('button', { name: /Put “/u }).first()
  const title = /“(?<title>.+)”/u.exec((await put.textContent()) ?? '')?.groups?.['title']
  await put.click()
  await expect(place(page, 1, 1)).toContainText(title ?? 'a title')
  await press(page, 'Move')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(place(page, 1, 2)).toContainText(title ?? 'a title')
  await press(page, 'Undo')
  await expect(place(page, 1, 1)).toContainText(title ?? 'a title')
  await place(page, 1, 1).click()
  await press(page, 'Remove')
  await expect(place(page, 1, 1)).toContainText('Empty')
}

test('[LAY-03] [LAY-05] the toolbar of both editors merges, splits, adds, removes, undoes and repeats', async ({
  db,
  adminPage: page,
}) => {
  const { id } = await aLayout(db, { isActive: false, rows: 3, cols: 4, positions: [] })
  for (const [path, rows] of [
    [`/admin/layout/${id}`, 3],
    ['/admin/category-layout/jobs', 2],
  ] as const) {
    await page.goto(path)
    await waitForHydration(page)
    await useToolbar(page, rows, 4)
    await placeAndRemove(page)
    await page.getByText('Keys', { exact: true }).click()
    await press(page, 'Phone')
    await expect(page.locator('[data-preview="phone"]')).toBeVisible()
    await press(page, 'Desktop')
    await expect(page.locator('[data-preview="desktop"]')).toBeVisible()
    await press(page, 'Add row')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await press(page, 'Stay')
    await expectPath(page, path)
    await page.getByRole('link', { name: 'Cancel' }).click()
    await press(page, 'Leave')
    await expectPath(page, '/admin/layout')
  }
})

test('[LAY-11] [LAY-04] a layout is duplicated, deleting the copy is thought over, and banner ads are looked for', async ({
  db,
  adminPage: page,
}) => {
  const name = `Sale ${randomUUID().slice(0, 8)}`
  const { id } = await aLayout(db, { isActive: false })
  await db.updateTable('layoutConfigs').set({ name }).where('id', '=', id).execute()
  await page.goto('/admin/layout')
  await waitForHydration(page)
  await page.getByRole('button', { name: `Duplicate ${name}`, exact: true }).click()
  await expect(page.getByRole('heading', { name })).toHaveCount(2)
  for (const leave of ['Close', 'Cancel']) {
    await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: leave, exact: true }).click()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect(page.getByRole('heading', { name })).toHaveCount(2)
  }
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Next', exact: true }).click()
  await main.getByRole('button', { name: 'Previous', exact: true }).click()
  await expect(main.getByRole('button', { name: 'Previous', exact: true })).toHaveCount(0)
  await main.getByRole('searchbox').fill('zzyzx')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(main.getByText('No active banner ad matches.')).toBeVisible()
})

test('[LAY-07] of two admins who draw at once, the second keeps their own version', async ({
  db,
  openAdminPage,
}) => {
  const { id } = await aLayout(db, { isActive: false, rows: 3, cols: 4, positions: [] })
  const [one, two] = [await openAdminPage(), await openAdminPage()]
  for (const page of [one, two]) {
    await page.goto(`/admin/layout/${id}`)
    await waitForHydration(page)
  }
  await press(one, 'Add column')
  await press(one, 'Save layout')
  await expect(one.getByText('Layout saved successfully!')).toBeVisible()
  await press(two, 'Add row')
  await press(two, 'Save layout')
  await press(two, 'Keep mine')
  await expect(two.getByText('Layout saved successfully!')).toBeVisible()
  await expectSize(two, 4, 4)
})

test('[LAY-10] the version before the last one is restored from the history, and is the next version', async ({
  db,
  adminPage: page,
}) => {
  const { id } = await aLayout(db, { isActive: false, rows: 3, cols: 4, positions: [] })
  await page.goto(`/admin/layout/${id}`)
  await waitForHydration(page)
  await press(page, 'Add row')
  await press(page, 'Save layout')
  await expect(page.getByText('Layout saved successfully!')).toBeVisible()
  await page.goto(`/admin/layout/${id}/history`)
  await waitForHydration(page)
  await press(page, 'Restore 1')
  await expect(page.getByText('The earlier version has been restored')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore 2', exact: true })).toBeVisible()
  const stored = db.selectFrom('layoutConfigs').select(['config', 'version']).where('id', '=', id)
  expect(await stored.executeTakeFirstOrThrow()).toMatchObject({ version: 3, config: { rows: 3, cols: 4 } })
})
