import { expect, type Locator, type Page } from '@playwright/test'
import axe from 'axe-core'
import { z } from 'zod'
import { RESULTS } from './site-processes.ts'

// Waits and checks for any page. Every check retries until it holds or times out.

/** Waits until the page is hydrated: a click before that is a plain link or form, as without JavaScript. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
}

/** Opens a list with a new item: once more while the news of it is still on its way to the page cache. */
export async function openListWith(page: Page, address: string, item: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await expect(item.first()).toBeVisible({ timeout: 2000 })
  }).toPass()
}

/** Waits until the path of the page is `path`, whatever its query. */
export async function expectPath(page: Page, path: string): Promise<void> {
  await expect(page, `the path is ${path}`).toHaveURL(({ pathname }) => pathname === path)
}

/** Checks that nothing on the page has to be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expectNoOverflow(page.locator('html'))
}

/** Checks that nothing inside an element overflows it sideways. */
export async function expectNoOverflow(element: Locator): Promise<void> {
  const overflow = () => element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  await expect.poll(overflow, `pixels that stick out on ${element.page().url()}`).toBeLessThanOrEqual(0)
}

const axeReport = z.object({
  violations: z.array(
    z.object({
      id: z.string(),
      impact: z.string().nullable(),
      help: z.string(),
      nodes: z.array(z.object({ html: z.string() })),
    }),
  ),
})

// What axe does not object to is not described: half of its time on a long page.
const RUN_AXE = "axe.run({ resultTypes: ['violations'], preload: false })"

/** Checks that axe finds no barrier for people with disabilities. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.evaluate(axe.source)
  const { violations } = axeReport.parse(await page.evaluate(RUN_AXE))
  const found = violations.map(({ id, impact, help, nodes }) => ({
    id,
    impact,
    help,
    where: nodes.map(({ html }) => html),
  }))
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/** Writes a screenshot of the page into the results, if SCREENSHOTS asks for them. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (!process.env['SCREENSHOTS']) return
  await page.screenshot({ path: `${RESULTS}/${name}.png`, fullPage: true, animations: 'disabled' })
}
