import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, untilAlive } from './browser.ts'

// Visitors' pages load a smaller sheet of styles than pages of people with an account (app/routes/shell/look.ts).

const sheets = (page: Page) =>
  page.evaluate(`[...document.styleSheets].map(({ href }) => /\\/(\\w+)-[^/]*\\.css$/u.exec(href)[1])`)

const DRAWN_BY = [
  'display',
  'fontSize',
  'fontWeight',
  'lineHeight',
  // What 'auto' comes to at the sides is no choice of a sheet.
  'marginBlock',
  'padding',
  'gap',
  'color',
  'border',
]

/** How everything on the page is drawn. */
const drawn = (page: Page) =>
  page.evaluate(`[...document.querySelectorAll('body :not(script)')].map((element) => {
    const style = getComputedStyle(element)
    return [element.localName, element.className, ...${JSON.stringify(DRAWN_BY)}.map((name) => style[name])].join('; ')
  })`)

async function firstSight(path: string) {
  const page = await openPage()
  await page.goto(path)
  await untilAlive(page)
  return { page, looks: await drawn(page) }
}

test('a page looks the same whether it is the first one or come to from another part of the site', async () => {
  const home = await firstSight('/')
  const signIn = await firstSight('/signin')
  expect(await sheets(home.page)).toEqual(['visitors'])
  expect(await sheets(signIn.page)).toEqual(['app'])

  await home.page.getByRole('banner').getByRole('link', { name: 'Log In' }).click()
  await home.page.waitForURL('**/signin**')
  await home.page.getByRole('main').getByLabel('Email').waitFor()
  await home.page.mouse.move(0, 0)
  expect(await sheets(home.page)).toEqual(['visitors', 'app'])
  expect(await drawn(home.page)).toEqual(signIn.looks)

  await signIn.page.getByRole('banner').getByRole('link', { name: 'Haulpost' }).click()
  await signIn.page.getByRole('main').getByRole('link', { name: 'Parking Lots for Semis' }).first().waitFor()
  await signIn.page.mouse.move(0, 0)
  expect(await sheets(signIn.page)).toEqual(['app'])
  expect(await drawn(signIn.page)).toEqual(home.looks)
})
