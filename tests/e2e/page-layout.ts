import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { LAYOUT_PROBLEMS } from './layout-problems.ts'
import { screenshot } from './page-checks.ts'

const HEIGHT = 800

const nameOf = (text: string) => text.replaceAll(/\W+/gu, '-')

/** A busy machine settles a new width later than the next two frames. */
const MAX_TRIES = 10

/** Returns what is wrong once container queries are settled, and what a new width has shown or hidden. */
async function problemsOf(page: Page): Promise<readonly string[]> {
  let problems: readonly string[] = []
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
    problems = z.array(z.string()).parse(await page.evaluate(LAYOUT_PROBLEMS))
    if (problems.length === 0) break
  }
  return problems
}

/** Checks the layout of a page at some widths. `reader` says in a failure who saw it. */
export async function expectLayoutAt(page: Page, widths: readonly number[], reader: string): Promise<void> {
  const found: string[] = []
  const { pathname, search } = new URL(page.url())
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    const problems = await problemsOf(page)
    found.push(...problems.map((problem) => `${width} px: ${problem}`))
    await screenshot(page, `layout${nameOf(`${pathname}${search}-${reader}-${width}`)}`)
  }
  expect(found, `${page.url()} (${reader})`).toEqual([])
}
