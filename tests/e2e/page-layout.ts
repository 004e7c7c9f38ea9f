import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { LAYOUT_PROBLEMS } from './layout-problems.ts'
import { screenshot } from './page-checks.ts'

/** Small and large phones, tablets upright and turned, laptops, desktops. */
const WIDTHS = [320, 390, 600, 768, 834, 900, 1024, 1280, 1920] as const
const HEIGHT = 800

const nameOf = (text: string) => text.replaceAll(/\W+/gu, '-')

/** Checks the layout of a page at every width. `reader` says in a failure who saw it. */
export async function expectLayoutAtEveryWidth(
  page: Page,
  reader: string,
  eachWidth: () => Promise<void>,
): Promise<void> {
  const found: string[] = []
  const { pathname, search } = new URL(page.url())
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    // Two frames: container queries are settled, and what a new width has shown or hidden.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
    const problems = z.array(z.string()).parse(await page.evaluate(LAYOUT_PROBLEMS))
    found.push(...problems.map((problem) => `${width} px: ${problem}`))
    await eachWidth()
    await screenshot(page, `layout${nameOf(`${pathname}${search}-${reader}-${width}`)}`)
  }
  expect(found, `${page.url()} (${reader})`).toEqual([])
}
