import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Db } from '#app/platform/db/database.server.ts'
import { anAd } from '#tests/factories/items.ts'
import { aLayout } from '#tests/factories/layouts.ts'
import { expect, test } from './journey.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll, screenshot, waitForHydration } from './page-checks.ts'

test.use({ freshBrowsers: true })

const DAY_MS = 86_400_000

const aBillboard = (db: Db, title: string) =>
  anAd(db, {
    title: { en: `${title} ${randomUUID().slice(0, 6)}` },
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 29 * DAY_MS),
  })

const cell = (page: Page, row: number, col: number) => page.locator(`[data-row="${row}"][data-col="${col}"]`)

const single = (row: number, col: number, adId: string) => ({ row, col, width: 1, height: 1, adId })

const stored = (db: Db) =>
  db.selectFrom('layoutConfigs').select('config').where('id', '=', layoutId).executeTakeFirstOrThrow()

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save layout' }).click()
  await expect(page.getByText('Layout saved successfully!')).toBeVisible()
}

async function centerOf(page: Page, row: number, col: number) {
  const box = await cell(page, row, col).boundingBox()
  if (!box) throw new Error(`no cell at ${row}, ${col}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

let one: Awaited<ReturnType<typeof aBillboard>>
let two: typeof one
let three: typeof one
let layoutId: string

/** `one` in the corner; `two` and `three` take turns in a merged cell below it. */
test.beforeEach(async ({ db }) => {
  one = await aBillboard(db, 'Chrome shop')
  two = await aBillboard(db, 'Tire yard')
  three = await aBillboard(db, 'Wash bay')
  const shared = { row: 1, col: 0, width: 2, height: 2, adId: two.id, others: [three.id] }
  const positions = [single(0, 0, one.id), shared]
  layoutId = (await aLayout(db, { isActive: false, rows: 3, cols: 4, positions })).id
})

const open = async (page: Page) => {
  await page.goto(`/admin/layout/${layoutId}`)
  await waitForHydration(page)
}

test('[LAY-12] a banner ad is moved by keyboard: every step is announced, and a taken cell swaps', async ({
  db,
  adminPage: page,
}) => {
  await open(page)
  await cell(page, 0, 0).focus()
  await page.keyboard.press('v')
  await expect(
    page.getByRole('status').getByText(`Picked up: ${one.title.en}, row 1, column 1.`),
  ).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator(':focus')).toHaveAttribute('aria-colspan', '2')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText(`Put back: ${one.title.en}, row 1, column 1`)).toBeVisible()
  await expect(page.locator(':focus')).toHaveAttribute('data-row', '0')

  await page.getByRole('button', { name: 'Move', exact: true }).press('Enter')
  await expect(page.locator(':focus')).toHaveAttribute('role', 'gridcell')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const both = `${two.title.en}, ${three.title.en}`
  const swapped = `Swapped: ${one.title.en}, now row 2, column 1; ${both}, now row 1, column 1`
  await expect(page.getByRole('status').getByText(swapped)).toBeVisible()
  await expect(page.locator(':focus')).toHaveAttribute('data-row', '1')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+y')
  await save(page)

  const positions = [
    { ...single(0, 0, two.id), others: [three.id] },
    { ...single(1, 0, one.id), width: 2, height: 2 },
  ]
  expect((await stored(db)).config).toEqual({ rows: 3, cols: 4, positions })
})

test('[LAY-12] dragging a filled cell moves it, dragging from an empty one still selects', async ({
  db,
  adminPage: page,
}) => {
  await open(page)
  await cell(page, 0, 0).scrollIntoViewIfNeeded()
  const [from, to] = [await centerOf(page, 0, 0), await centerOf(page, 0, 3)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await expect(cell(page, 0, 3)).toHaveAttribute('data-mark', 'target')
  await expect(page.locator('.drag-label')).toHaveText(one.title.en ?? '')
  await screenshot(page, 'layout-drag')
  await page.mouse.up()
  await expect(page.getByText(`Moved: ${one.title.en}, now row 1, column 4`)).toBeVisible()
  await expect(page.locator('[aria-selected="true"]')).toHaveCount(0)

  const [start, end] = [await centerOf(page, 0, 0), await centerOf(page, 0, 2)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 8 })
  await page.mouse.up()
  await expect(page.locator('[aria-selected="true"]')).toHaveCount(3)

  // Dropped where there is no cell, or ended by Escape, it stays where it was.
  const back = await centerOf(page, 0, 3)
  await page.mouse.move(back.x, back.y)
  await page.mouse.down()
  await page.mouse.move(5, 5, { steps: 8 })
  await page.mouse.up()
  await save(page)
  expect(await stored(db)).toMatchObject({
    config: { positions: [single(0, 3, one.id), { row: 1, col: 0 }] },
  })
})

test('[LAY-12] a finger moves a banner ad by its dots, or with two presses', async ({
  db,
  openAdminPage,
}) => {
  const page = await openAdminPage({ width: 320 })
  await open(page)
  await cell(page, 0, 0).scrollIntoViewIfNeeded()
  const handle = await cell(page, 0, 0).locator('[data-handle]').boundingBox()
  if (!handle) throw new Error('no handle')
  const to = await centerOf(page, 0, 1)
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
    })
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2]
  await touch('touchStart', x, y)
  for (const part of [0.2, 0.6, 1]) await touch('touchMove', x + (to.x - x) * part, y + (to.y - y) * part)
  await expect(cell(page, 0, 1)).toHaveAttribute('data-mark', 'target')
  await touch('touchEnd')
  await expect(page.getByText(`Moved: ${one.title.en}, now row 1, column 2`)).toBeVisible()

  await cell(page, 0, 1).tap()
  await page.getByRole('button', { name: 'Move', exact: true }).tap()
  await cell(page, 0, 0).tap()
  await expect(page.getByText(`Moved: ${one.title.en}, now row 1, column 1`)).toBeVisible()
  await expectNoAxeViolations(page)
  await screenshot(page, 'layout-moves-320')
  await save(page)
  expect(await stored(db)).toMatchObject({
    config: { positions: [single(0, 0, one.id), { row: 1, col: 0 }] },
  })
})

test('[LAY-15] on the narrowest phone the tools stay in reach, and the page does not scroll sideways', async ({
  openAdminPage,
}) => {
  const page = await openAdminPage({ width: 320 })
  await open(page)
  await expectNoSidewaysScroll(page)
  await page.locator('.grid-editor').evaluate((grid) => grid.scrollIntoView({ block: 'end' }))
  await expect(page.getByRole('button', { name: 'Move', exact: true })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Save layout' })).toBeAttached()
})

test('[LAY-13] a cell that several share says whom, and all of them below the grid', async ({
  adminPage: page,
}) => {
  await open(page)
  await expect(cell(page, 1, 0).getByText(`In turn with ${three.title.en}`)).toBeVisible()
  await cell(page, 1, 0).click()
  const all = `Taking turns every 5 minutes in row 2, column 1: ${two.title.en}, ${three.title.en}`
  await expect(page.getByText(all)).toBeVisible()
})
