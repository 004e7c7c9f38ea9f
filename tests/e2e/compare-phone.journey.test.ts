import type { Page } from '@playwright/test'
import { comparePath } from '#app/features/comparison/compare-address.ts'
import { expect, test } from './journey.ts'
import { waitForHydration } from './page-checks.ts'

// Four trucks side by side on a phone, which shows one of them beside the names of the rows.

test.use({ freshBrowsers: true })

async function open(page: Page, address: string) {
  await page.goto(address)
  await waitForHydration(page)
}

const STILL_PX = 1

/** Where a cell of a row is on the screen: its name, or what its last listing says. */
const across = (page: Page, part: 'th' | 'td:last-child') =>
  page
    .locator(`.compared-table tbody tr:nth-child(3) > ${part}`)
    .first()
    .evaluate((cell) => cell.getBoundingClientRect().left)

/** Opens the comparison of the first four trucks on a phone. */
async function openOnPhone(page: Page) {
  await open(page, '/categories/trucks-trailers-marketplace')
  const boxes = page.locator('.compare-choice > input')
  const numbers = await Promise.all((await boxes.all()).slice(0, 4).map((box) => box.inputValue()))
  await open(page, comparePath(numbers.map(Number)))
  await expect(page.locator('.compared-head')).toHaveCount(4)
  const [name, last] = [await across(page, 'th'), await across(page, 'td:last-child')]
  expect(last, 'the last truck is beyond the edge').toBeGreaterThan(320)
  return { name, last }
}

test('[CMP-02] a phone shows two trucks whole, beside each other', async ({ openPage }) => {
  const page = await openPage({ width: 320 })
  await openOnPhone(page)
  const edges = await page.locator('.compared-head').evaluateAll((heads) =>
    heads.slice(0, 2).flatMap((head) => {
      const { left, right } = head.getBoundingClientRect()
      return [left, right]
    }),
  )
  expect(edges).toHaveLength(4)
  expect(edges).toEqual(edges.toSorted((a, b) => a - b))
  expect(edges[0]).toBeGreaterThanOrEqual(0)
  expect(edges[3]).toBeLessThanOrEqual(320)
})

const WAYS = {
  'a finger': async (page: Page) => {
    const row = page.locator('.compared-table tbody tr').nth(2)
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const y = Math.round((await row.boundingBox())?.y ?? 0) + 10
    const session = await page.context().newCDPSession(page)
    for (let swipe = 0; swipe < 4; swipe += 1) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 290, y }] })
      for (let x = 280; x >= 130; x -= 10)
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] })
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
  },
  'the keyboard': async (page: Page) => {
    await page.locator('.compared').focus()
    for (let i = 0; i < 30; i += 1) await page.keyboard.press('ArrowRight')
  },
} as const

for (const [way, scroll] of Object.entries(WAYS)) {
  test(`[CMP-02] on a phone, ${way} scrolls the columns; the names of rows stay where they are, in sight`, async ({
    openPage,
  }) => {
    const page = await openPage({ width: 320 })
    const before = await openOnPhone(page)
    await scroll(page)

    await expect.poll(() => across(page, 'td:last-child'), 'the last truck is in sight').toBeLessThan(300)
    expect(Math.abs((await across(page, 'th')) - before.name)).toBeLessThan(STILL_PX)
    const covers = await page
      .locator('.compared-table tbody tr:nth-child(3) > th')
      .first()
      .evaluate((cell) => {
        cell.scrollIntoView({ block: 'center', inline: 'nearest' })
        const { left, top, width, height } = cell.getBoundingClientRect()
        return cell.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    expect(covers, 'no column covers the name').toBe(true)
    expect(await page.evaluate(() => window.scrollX), 'the page itself stays').toBe(0)
  })
}
