import { expect, type Locator, type Page } from '@playwright/test'
import axe from 'axe-core'
import { z } from 'zod'
import { RESULTS } from './site-processes.ts'

// What journeys wait for and check on any page. Every check of a page retries until it holds or the time is up.

/** Waits until the page is hydrated: a click before that is a plain link or form, as without JavaScript. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
}

/** Waits until the path of the page is `path`, whatever its query. */
export async function expectPath(page: Page, path: string): Promise<void> {
  await expect(page, `the path is ${path}`).toHaveURL(({ pathname }) => pathname === path)
}

/** Nothing of the page has to be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expectNoOverflow(page.locator('html'))
}

/** Nothing inside of an element sticks out of it sideways. */
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

/** Nothing in the page keeps people with disabilities out, as far as a machine can tell. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.evaluate(axe.source)
  const { violations } = axeReport.parse(await page.evaluate('axe.run()'))
  const found = violations.map(({ id, impact, help, nodes }) => ({
    id,
    impact,
    help,
    where: nodes.map(({ html }) => html),
  }))
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/** Writes a picture of the page into the results, for people to look at. */
export async function screenshot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `${RESULTS}/${name}.png`, fullPage: true, animations: 'disabled' })
}
