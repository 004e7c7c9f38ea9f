import type { Page } from '@playwright/test'
import { expect, type Journey, test } from './journey.ts'
import { waitForHydration } from './page-checks.ts'

// Visitors' pages load a smaller stylesheet than pages of users (app/routes/shell/stylesheet.ts).

const sheets = (page: Page) =>
  page.evaluate(`[...document.styleSheets].map(({ href }) => /\\/(\\w+)-[^/]*\\.css$/u.exec(href)[1])`)

const DRAWN_BY = [
  'display',
  'fontSize',
  'fontWeight',
  'lineHeight',
  // What 'auto' margins compute to does not depend on the stylesheet.
  'marginBlock',
  'padding',
  'gap',
  'color',
  'border',
]

/** Returns the computed styles of everything on the page but the entries of the ticker, which change by the clock. */
const drawn = (page: Page) =>
  page.evaluate(`[...document.querySelectorAll('body :not(script, .ticker-belt *)')].map((element) => {
    const style = getComputedStyle(element)
    return [element.localName, element.className, ...${JSON.stringify(DRAWN_BY)}.map((name) => style[name])].join('; ')
  })`)

async function firstSight({ openPage }: Pick<Journey, 'openPage'>, path: string) {
  const page = await openPage()
  await page.goto(path)
  await waitForHydration(page)
  return { page, looks: await drawn(page) }
}

test('a page looks the same whether it is the first one or come to from another part of the site', async ({
  openPage,
}) => {
  const home = await firstSight({ openPage }, '/')
  const signIn = await firstSight({ openPage }, '/signin')
  expect(await sheets(home.page)).toEqual(['visitors'])
  expect(await sheets(signIn.page)).toEqual(['app'])

  await home.page.getByRole('banner').getByRole('link', { name: 'Log In' }).click()
  await home.page.waitForURL('**/signin**')
  await expect(home.page.getByRole('main').getByLabel('Email')).toBeVisible()
  await home.page.mouse.move(0, 0)
  expect(await sheets(home.page)).toEqual(['visitors', 'app'])
  expect(await drawn(home.page)).toEqual(signIn.looks)

  await signIn.page.getByRole('banner').getByRole('link', { name: 'Haulpost' }).click()
  await expect(
    signIn.page.getByRole('main').getByRole('link', { name: 'Parking Lots for Semis' }).first(),
  ).toBeVisible()
  await signIn.page.mouse.move(0, 0)
  expect(await sheets(signIn.page)).toEqual(['app'])
  expect(await drawn(signIn.page)).toEqual(home.looks)
})
