import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { anAd } from '#tests/factories/items.ts'
import { aLayout } from '#tests/factories/layouts.ts'
import { expect, test } from './journey.ts'
import { expectNoAxeViolations, expectPath, screenshot, waitForHydration } from './page-checks.ts'
import { fresh } from './periods.ts'
import { makeRoomInTicker } from './site-data.ts'

const aBillboard = (db: Db, title: string) => anAd(db, { title: { en: title }, ...fresh() })

const place = (page: Page, row: number, col: number) => page.locator(`[data-row="${row}"][data-col="${col}"]`)

async function openEditor(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save layout' }).click()
  await expect(page.getByText('Layout saved successfully!')).toBeVisible()
}

const stored = (db: Db, id: string) =>
  db.selectFrom('layoutConfigs').select(['config', 'version']).where('id', '=', id).executeTakeFirstOrThrow()

let item: Awaited<ReturnType<typeof aBillboard>>
let layoutId: string

test.beforeEach(async ({ db }) => {
  item = await aBillboard(db, `Chrome shop ${randomUUID().slice(0, 8)}`)
  const layout = await aLayout(db, { isActive: false, rows: 3, cols: 4, positions: [] })
  layoutId = layout.id
})

test('[LAY-01] a layout is made and deleted by keyboard, after the exact question', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/layout')
  await waitForHydration(page)
  await expect(page.locator('ul img, ul .bg-line').first()).toBeAttached()
  await page.getByRole('button', { name: 'New Layout' }).press('Enter')
  const message = page.getByText(/^Created: Layout \d+$/u)
  await expect(message).toBeVisible()
  const name = (await message.innerText()).replace('Created: ', '')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(card.getByText('5 x 4 grid')).toBeVisible()
  await card.getByRole('button', { name: `Delete ${name}` }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this layout?' })
  await expect(question).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await card.getByRole('button', { name: `Delete ${name}` }).press('Enter')
  await question.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText(`Deleted: ${name}`)).toBeVisible()
  await expect(card).toHaveCount(0)
})

test.describe('a layout', () => {
  test('[LAY-03] is drawn by keyboard alone, and the preview shows it', async ({ db, adminPage: page }) => {
    const title = item.title.en ?? ''
    await openEditor(page, `/admin/layout/${layoutId}`)
    await expectNoAxeViolations(page)

    await place(page, 0, 0).focus()
    await page.keyboard.press('m')
    await expect(page.getByText('Please select a rectangular area of cells to merge').first()).toBeVisible()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('m')
    await expect(page.locator(':focus')).toHaveAttribute('aria-colspan', '2')
    await page.keyboard.press('Enter')
    await page.getByRole('searchbox', { name: 'Search by title or description' }).fill(title)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: `Put “${title}” into the selected cells` }).press('Enter')
    await expect(page.locator(':focus')).toHaveAttribute('role', 'gridcell')
    await expect(page.locator('[data-preview="desktop"]').getByText(title)).toBeVisible()
    await expectNoAxeViolations(page)
    await screenshot(page, 'layout-editor')

    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+y')
    await save(page)
    expect(await stored(db, layoutId)).toEqual({
      version: 2,
      config: { rows: 3, cols: 4, positions: [{ row: 0, col: 0, width: 2, height: 2, adId: item.id }] },
    })
  })

  test('[LAY-03] is drawn by pointer, and asks before what was drawn is lost', async ({
    db,
    openAdminPage,
  }) => {
    const page = await openAdminPage({ width: 320 })
    await openEditor(page, `/admin/layout/${layoutId}`)
    await screenshot(page, 'layout-editor-320')
    await page.getByRole('button', { name: 'Select several' }).click()
    await place(page, 1, 0).click()
    await place(page, 1, 1).click()
    await page.getByRole('button', { name: 'Merge' }).click()
    await page.getByRole('button', { name: 'Add row' }).click()
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await expectNoAxeViolations(page)

    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible()
    await page.getByRole('button', { name: 'Stay' }).click()
    await save(page)

    expect(await stored(db, layoutId)).toMatchObject({
      config: { rows: 4, positions: [{ row: 1, col: 0, width: 2, height: 1, adId: null }] },
    })
  })

  test('[LAY-07] drawn by two at once: the second is shown both, takes theirs, and can go back', async ({
    db,
    openAdminPage,
  }) => {
    const [one, two] = [await openAdminPage(), await openAdminPage()]
    for (const page of [one, two]) await openEditor(page, `/admin/layout/${layoutId}`)
    await one.getByRole('button', { name: 'Add column' }).click()
    await save(one)

    await two.getByRole('button', { name: 'Add row' }).click()
    await two.getByRole('button', { name: 'Save layout' }).click()
    await expect(two.getByText('Someone else saved this layout in the meantime')).toBeVisible()
    await expectNoAxeViolations(two)
    await screenshot(two, 'layout-conflict')
    await two.getByRole('button', { name: 'Take theirs' }).click()
    await expect(two.getByRole('grid').first()).toHaveAttribute('aria-colcount', '5')
    await two.getByRole('button', { name: 'Undo' }).click()
    await expect(two.getByRole('grid').first()).toHaveAttribute('aria-rowcount', '4')
    await save(two)

    expect(await stored(db, layoutId)).toMatchObject({ version: 3, config: { rows: 4, cols: 4 } })
  })

  test('[LAY-02] [LAY-05] [LAY-06] is activated and on the home page; one of a category leads back to the list', async ({
    db,
    adminPage: page,
  }) => {
    const title = item.title.en ?? ''
    const before = await db
      .selectFrom('layoutConfigs')
      .select('id')
      .where('isActive', '=', true)
      .executeTakeFirst()
    const other = await aLayout(db, {
      isActive: false,
      positions: [{ row: 0, col: 0, width: 2, height: 1, adId: item.id }],
    })
    await openEditor(page, '/admin/layout')
    await page
      .locator('li', { has: page.locator(`a[href="/admin/layout/${other.id}"]`) })
      .getByRole('button', { name: 'Activate' })
      .click()
    await expect(page.getByText('Active now')).toBeVisible()
    await page.goto('/')
    await expect(
      page
        .getByRole('list', { name: TRANSLATE.en('listings.billboards') })
        .getByText(title)
        .first(),
    ).toBeVisible()
    await db.updateTable('layoutConfigs').set({ isActive: false }).where('id', '=', other.id).execute()
    if (before)
      await db.updateTable('layoutConfigs').set({ isActive: true }).where('id', '=', before.id).execute()

    await openEditor(page, '/admin/category-layout/classes')
    await page.getByRole('button', { name: 'Add column' }).click()
    await page.getByRole('button', { name: 'Save layout' }).click()
    await expectPath(page, '/admin/layout')
    await expect(page.getByText('Layout saved successfully!')).toBeVisible()
  })
})

test('[LAY-03] at 20 × 50 a key still moves at once', async ({ db, adminPage: page }) => {
  const positions = Array.from({ length: 1000 }, (_, i) => {
    return { row: Math.floor(i / 20), col: i % 20, width: 1, height: 1, adId: item.id }
  })
  const { id } = await aLayout(db, { isActive: false, rows: 50, cols: 20, positions })
  await openEditor(page, `/admin/layout/${id}`)
  await place(page, 0, 0).focus()
  for (let i = 0; i < 19; i += 1) await page.keyboard.press('Shift+ArrowRight')
  await expect(page.locator('[aria-selected="true"]')).toHaveCount(20)
  await expect(page.locator(':focus')).toHaveAttribute('data-col', '19')
})

test('[TICK-02] an item is added to the ticker and taken out again, by keyboard', async ({
  db,
  adminPage: page,
}) => {
  const title = item.title.en ?? ''
  await makeRoomInTicker(db)
  await openEditor(page, `/admin/ticker?q=${encodeURIComponent(title)}`)
  const counter = page.locator('main p.font-mono').first()
  const before = await counter.innerText()
  await page.getByRole('button', { name: `Add to the ticker: ${title}` }).press('Enter')
  await expect(page.getByText(`Added to the ticker: ${title}`)).toBeVisible()
  await expect(counter).not.toHaveText(before)
  await page.getByRole('button', { name: `Remove from the ticker: ${title}` }).press('Enter')
  await expect(page.getByText(`Removed from the ticker: ${title}`)).toBeVisible()
  await expect(counter).toHaveText(before)
})
