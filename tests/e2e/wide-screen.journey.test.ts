import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from './journey.ts'
import { waitForHydration } from './page-checks.ts'

const WIDTH = 1920

/** Half of what is left beside the page, on either side. */
const MAX_PAPER = 200

/** The width of the longest line of running text on the page, in characters. */
const LINE_LENGTH = `Math.max(0, ...[...document.querySelectorAll('main p, main .item-summary')].map((text) => {
  const range = document.createRange()
  range.selectNodeContents(text)
  const widest = Math.max(0, ...[...range.getClientRects()].map(({ width }) => width))
  const letter = Number.parseFloat(getComputedStyle(text).fontSize) * 0.5
  const isText = text.textContent.trim().length > 75 && text.checkVisibility()
  return isText ? Math.round(widest / letter) : 0
}))`

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

  for (const path of ['/', JOBS, `${JOBS}?view=gallery`, '/contact', '/terms', '/search?q=truck']) {
    test(`[HOME-10] no line of text on ${path} is too long to read`, async ({ page }) => {
      await page.goto(path)
      await waitForHydration(page)
      expect(await numberOf(page, LINE_LENGTH)).toBeLessThanOrEqual(90)
    })
  }

  test('[HOME-10] lists use the width: four tiles beside each other, larger pictures in rows', async ({
    page,
  }) => {
    await page.goto(`${JOBS}?view=gallery`)
    await waitForHydration(page)
    expect(await leftOf(page, 'main .list-bar')).toBeLessThan(MAX_PAPER)
    expect(await columnsOf(page, '.item-tiles')).toBe(4)
    await page.goto(JOBS)
    await waitForHydration(page)
    const pictureWidth = () => numberOf(page, `document.querySelector('.item-row > div').offsetWidth`)
    const wide = await pictureWidth()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(pictureWidth).toBeLessThan(wide)
  })
})
