import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { anAd } from '#tests/factories/items.ts'
import { aLayout } from '#tests/factories/layouts.ts'
import { expectNoAxeViolations, openPage, screenshot, until, untilAlive } from './browser.ts'
import { signInAs } from './sign-in-as.ts'
import { makeRoomInTicker, useSiteDatabase } from './site-data.ts'

const db = useSiteDatabase()
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

type Visitor = NonNullable<Parameters<typeof openPage>[0]>

/** A page of an admin. */
async function asAdmin(visitor: Visitor = {}): Promise<Page> {
  const page = await openPage(visitor)
  await signInAs(page, db, { fullName: 'Alex Admin', role: 'admin' })
  return page
}

const aBillboard = (title: string) =>
  anAd(db, { title: { en: title }, createdAt: new Date(), expiresAt: inDays(29) })

const place = (page: Page, row: number, col: number) => page.locator(`[data-row="${row}"][data-col="${col}"]`)

async function openEditor(page: Page, path: string) {
  await page.goto(path)
  await untilAlive(page)
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save layout' }).click()
  await page.getByText('Layout saved successfully!').waitFor()
}

const stored = (id: string) =>
  db.selectFrom('layoutConfigs').select(['config', 'version']).where('id', '=', id).executeTakeFirstOrThrow()

let item: Awaited<ReturnType<typeof aBillboard>>
let layoutId: string

beforeEach(async () => {
  item = await aBillboard(`Chrome shop ${randomUUID().slice(0, 8)}`)
  const layout = await aLayout(db, { isActive: false, rows: 3, cols: 4, positions: [] })
  layoutId = layout.id
})

test('[LAY-01] a layout is made and deleted by keyboard, after the exact question', async () => {
  const page = await asAdmin()
  await page.goto('/admin/layout')
  await untilAlive(page)
  await page.getByRole('button', { name: 'New Layout' }).press('Enter')
  const said = await page.getByText(/^Created: Layout \d+$/u).textContent()
  const name = said?.replace('Created: ', '') ?? ''
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await card.getByText('5 x 4 grid').waitFor()
  await card.getByRole('button', { name: `Delete ${name}` }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this layout?' })
  await question.waitFor()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  await card.getByRole('button', { name: `Delete ${name}` }).press('Enter')
  await question.getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByText(`Deleted: ${name}`).waitFor()
  await card.waitFor({ state: 'detached' })
})

describe('a board', () => {
  test('[LAY-03] is drawn by keyboard alone, and the preview shows it', async () => {
    const title = item.title.en ?? ''
    const page = await asAdmin()
    await openEditor(page, `/admin/layout/${layoutId}`)
    await expectNoAxeViolations(page)

    await place(page, 0, 0).focus()
    await page.keyboard.press('m')
    await page.getByText('Please select a rectangular area of cells to merge').first().waitFor()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('m')
    await until(page, `document.activeElement.getAttribute('aria-colspan') === '2'`)
    await page.keyboard.press('Enter')
    await page.getByRole('searchbox', { name: 'Search by title or description' }).fill(title)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: `Put “${title}” into the selected places` }).press('Enter')
    await until(page, `document.activeElement.getAttribute('role') === 'gridcell'`)
    await page.locator('[data-preview="desktop"]').getByText(title).waitFor()
    await expectNoAxeViolations(page)
    await screenshot(page, 'layout-editor')

    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+y')
    await save(page)
    expect(await stored(layoutId)).toEqual({
      version: 2,
      config: { rows: 3, cols: 4, positions: [{ row: 0, col: 0, width: 2, height: 2, adId: item.id }] },
    })
  })

  test('[LAY-03] is drawn by pointer, and asks before what was drawn is lost', async () => {
    const page = await asAdmin({ width: 320 })
    await openEditor(page, `/admin/layout/${layoutId}`)
    await screenshot(page, 'layout-editor-320')
    await place(page, 1, 0).click()
    await place(page, 1, 1).click()
    await page.getByRole('button', { name: 'Merge' }).click()
    await page.getByRole('button', { name: 'Add row' }).click()
    await page.getByText('Not saved yet').waitFor()
    await expectNoAxeViolations(page)

    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByRole('heading', { name: 'Leave without saving?' }).waitFor()
    await page.getByRole('button', { name: 'Stay' }).click()
    await save(page)

    expect(await stored(layoutId)).toMatchObject({
      config: { rows: 4, positions: [{ row: 1, col: 0, width: 2, height: 1, adId: null }] },
    })
  })

  test('[LAY-07] drawn by two at once: the second is shown both, takes theirs, and can go back', async () => {
    const [one, two] = [await asAdmin(), await asAdmin()]
    for (const page of [one, two]) await openEditor(page, `/admin/layout/${layoutId}`)
    await one.getByRole('button', { name: 'Add column' }).click()
    await save(one)

    await two.getByRole('button', { name: 'Add row' }).click()
    await two.getByRole('button', { name: 'Save layout' }).click()
    await two.getByText('Somebody else saved this in the meantime').waitFor()
    await expectNoAxeViolations(two)
    await screenshot(two, 'layout-conflict')
    await two.getByRole('button', { name: 'Take theirs' }).click()
    await until(two, `document.querySelector('[role="grid"]').getAttribute('aria-colcount') === '5'`)
    await two.getByRole('button', { name: 'Undo' }).click()
    await until(two, `document.querySelector('[role="grid"]').getAttribute('aria-rowcount') === '4'`)
    await save(two)

    expect(await stored(layoutId)).toMatchObject({ version: 3, config: { rows: 4, cols: 4 } })
  })

  test('[LAY-02] [LAY-05] [LAY-06] is activated and on the home page; one of a category leads back to the list', async () => {
    const title = item.title.en ?? ''
    const page = await asAdmin()
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
    await page.getByText('Active now').waitFor()
    await page.goto('/')
    await page
      .getByRole('list', { name: TRANSLATE.en('listings.promotions') })
      .getByText(title)
      .first()
      .waitFor()
    await db.updateTable('layoutConfigs').set({ isActive: false }).where('id', '=', other.id).execute()
    if (before)
      await db.updateTable('layoutConfigs').set({ isActive: true }).where('id', '=', before.id).execute()

    await openEditor(page, '/admin/category-layout/classes')
    await page.getByRole('button', { name: 'Add column' }).click()
    await page.getByRole('button', { name: 'Save layout' }).click()
    await until(page, `location.pathname === '/admin/layout'`)
    await page.getByText('Layout saved successfully!').waitFor()
  })
})

test('[LAY-03] at 20 × 50 a key still moves at once', async () => {
  const positions = Array.from({ length: 1000 }, (_, i) => {
    return { row: Math.floor(i / 20), col: i % 20, width: 1, height: 1, adId: item.id }
  })
  const { id } = await aLayout(db, { isActive: false, rows: 50, cols: 20, positions })
  const page = await asAdmin()
  await openEditor(page, `/admin/layout/${id}`)
  await place(page, 0, 0).focus()
  for (let i = 0; i < 19; i += 1) await page.keyboard.press('Shift+ArrowRight')
  await until(page, `document.querySelectorAll('[aria-selected="true"]').length === 20`)
  expect(await page.evaluate(`document.activeElement.dataset.col`)).toBe('19')
})

describe('the pages', () => {
  for (const language of LOCALES) {
    test(`[LAY-01] [LAY-04] [TICK-01] are usable in ${language} on a phone and on a desktop`, async () => {
      for (const width of [320, 1280] as const) {
        const page = await asAdmin({ language, width })
        for (const [path, name] of [
          ['/admin/layout', 'layouts'],
          ['/admin/category-layout/jobs', 'category-layout'],
          ['/admin/ticker', 'ticker'],
        ] as const) {
          await openEditor(page, path)
          if (name === 'layouts')
            await page.locator('ul img, ul .bg-line').first().waitFor({ state: 'attached' })
          await expectNoAxeViolations(page)
          await until(page, `document.documentElement.scrollWidth <= innerWidth`)
          await screenshot(page, `${name}-${language}-${width}`)
        }
      }
    })
  }
})

test('[TICK-02] an item is added to the ticker and taken out again, by keyboard', async () => {
  const title = item.title.en ?? ''
  await makeRoomInTicker(db)
  const page = await asAdmin()
  await openEditor(page, `/admin/ticker?q=${encodeURIComponent(title)}`)
  const counter = () => page.locator('main p.font-mono').first().textContent()
  const before = await counter()
  await page.getByRole('button', { name: `Add to the ticker: ${title}` }).press('Enter')
  await page.getByText(`Added to the ticker: ${title}`).waitFor()
  expect(await counter()).not.toBe(before)
  await page.getByRole('button', { name: `Remove from the ticker: ${title}` }).press('Enter')
  await page.getByText(`Removed from the ticker: ${title}`).waitFor()
  expect(await counter()).toBe(before)
})
