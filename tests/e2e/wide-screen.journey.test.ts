import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from './journey.ts'
import { waitForHydration } from './page-checks.ts'

const WIDTH = 1920

/** What is left beside the text of a page, on either side. */
const MAX_PAPER = 200

/** The letters of the longest line of a summary on the page, by the widths of lines. An ellipsis ends a line. */
const LINE_LENGTH = `Math.max(0, ...[...document.querySelectorAll('main .item-summary')].map((text) => {
  const range = document.createRange()
  range.selectNodeContents(text)
  const widths = [...range.getClientRects()].map(({ width }) => width)
  const total = widths.reduce((sum, width) => sum + width, 0)
  const { length } = text.textContent.trim()
  const isText = length > 75 && total > 0 && text.checkVisibility()
  return isText ? Math.round((length / total) * Math.min(Math.max(...widths), text.clientWidth)) : 0
}))`

const MAX_LETTERS = 85

const numberOf = async (page: Page, expression: string) => z.number().parse(await page.evaluate(expression))

const leftOf = (page: Page, selector: string) =>
  numberOf(page, `document.querySelector('${selector}').getBoundingClientRect().left`)

const columnsOf = (page: Page, selector: string) =>
  numberOf(
    page,
    `getComputedStyle(document.querySelector('${selector}')).gridTemplateColumns.split(' ').length`,
  )

const JOBS = '/categories/cdl-a-company-drivers'

test.describe('on a screen of 1920 pixels', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: WIDTH, height: 1080 }))

  for (const path of ['/', JOBS, '/search?q=truck']) {
    test(`[HOME-10] no summary on ${path} has lines that are too long to read`, async ({ page }) => {
      await page.goto(path)
      await waitForHydration(page)
      expect(await numberOf(page, LINE_LENGTH)).toBeLessThanOrEqual(MAX_LETTERS)
    })
  }

  test('[HOME-10] lists use the width: four tiles beside each other, larger pictures in rows', async ({
    page,
  }) => {
    await page.goto(`${JOBS}?view=gallery`)
    await waitForHydration(page)
    expect(await leftOf(page, 'main .list-bar')).toBeLessThanOrEqual(MAX_PAPER)
    expect(await columnsOf(page, '.item-tiles')).toBe(4)
    await page.goto('/categories/trucks-trailers-marketplace')
    await waitForHydration(page)
    const pictureWidth = () => numberOf(page, `document.querySelector('.item-row > div').offsetWidth`)
    const wide = await pictureWidth()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(pictureWidth).toBeLessThan(wide)
  })
})
