import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { waitForHydration } from './page-checks.ts'

// What scripts do on a page whose address names its language: each control leads where it leads without one.

const TRUCKS = '/categories/trucks-trailers-marketplace'

type Control = readonly [name: string, start: string, use: (page: Page) => Promise<unknown>, end: RegExp]

const CONTROLS: readonly Control[] = [
  [
    'category',
    TRUCKS,
    (page) => page.locator('select[name=to]').selectOption('jobs'),
    /^\/ru\/categories\/jobs$/u,
  ],
  [
    'order, after an old address',
    `${TRUCKS}?lang=ru&utm_source=letter`,
    (page) => page.locator('select[name=sort]').first().selectOption('oldest'),
    /^\/ru\/categories\/[\w-]+\?sort=oldest$/u,
  ],
  [
    'facet, in another view',
    `${TRUCKS}?view=gallery`,
    (page) => page.locator('#facets input[name=kind][value=sleeper]').check(),
    /^\/ru\/categories\/[\w-]+\?kind=sleeper&view=gallery$/u,
  ],
  [
    'usual range',
    TRUCKS,
    (page) => page.locator('#facets [data-from]').first().click(),
    /^\/ru\/categories\/[\w-]+\?m(?:in|ax)=\d+/u,
  ],
  [
    'search while typing',
    '/search?q=volvo',
    (page) => page.locator('main input[name=q][type=search]').fill('kenworth'),
    /^\/ru\/search\?q=kenworth$/u,
  ],
  [
    'link in the footer',
    `${TRUCKS}?page=2#content`,
    (page) => page.locator('#footer-pages a').first().click(),
    /^\/ru\/about$/u,
  ],
  [
    'item over its list',
    TRUCKS,
    (page) => page.locator('#items a[data-item]').first().click(),
    /^\/ru\/listings\/\d+/u,
  ],
]

test('[LANG-06] every control of a page in Russian does its work, in Russian and without another document', async ({
  page,
}) => {
  for (const [name, start, use, end] of CONTROLS) {
    await page.goto(`${start.includes('lang=') ? '' : '/ru'}${start}`)
    await waitForHydration(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
    await use(page)
    await expect(page, name).toHaveURL((url) => end.test(url.pathname + url.search))
    await expect(page.locator('html'), name).toHaveAttribute('lang', 'ru')
    await expect(page.locator('html'), name).toHaveAttribute('data-same-document', '')
  }
  await expect(page.locator('dialog[open] h2').first()).toBeVisible()
})
