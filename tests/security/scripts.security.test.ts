import { chromium, type Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { useDatabase } from '#tests/helpers/database.ts'
import { keepFigures } from '#tests/helpers/keep-figures.ts'
import { findBrowser } from '../../scripts/browser.mjs'
import { markup } from './corpus/markup.ts'
import { schemes } from './corpus/schemes.ts'
import { plantPayloads } from './objects/payload-rows.ts'
import { attackedSite } from './site/attacked-site.ts'
import { aPerson, type Person } from './site/people.ts'

// 150 payloads in every text that pages show, in Chromium: none runs, none becomes an element or a link.

const PAYLOADS = [...markup().filter((_, at) => at % 2 === 0), ...schemes()].slice(0, 150)
/** Pages of single items, of each kind; SECURITY_ITEMS=150 opens all. */
const ITEMS = Number(process.env['SECURITY_ITEMS'] ?? 30)

const { db, connectionString } = useDatabase()

const LISTS = [
  '/',
  '/?view=gallery',
  '/?view=small-icons',
  '/categories/jobs',
  '/search?q=xss',
  '/search?q=xss&view=grid',
]
const MEMBER = ['/dashboard', '/favorites', '/profile', '/profile?edit', '/dashboard/settings']
const ADMIN = [
  '/admin/ads',
  '/admin/ads/queue',
  '/admin/users',
  '/admin/users/{me}',
  '/admin/ticker',
  '/admin/log',
  '/admin/dashboard',
  '/admin/find?q=xss',
]

/** What a page must not have: an element or a link that a stored text became. */
const STRANGE = `(() => {
  const all = [...document.querySelectorAll('*')]
  const handlers = all.flatMap((e) => [...e.attributes].filter((a) => /^on/i.test(a.name)).map((a) => e.tagName + ' ' + a.name))
  const links = all.flatMap((e) => ['href', 'src', 'action', 'formaction', 'data'].map((n) => e.getAttribute(n) ?? ''))
    .filter((to) => /^[\\s\\u0000-\\u0020]*(javascript|vbscript|data:text)/i.test(to))
  return [...handlers, ...links, ...(window.__xss ? ['ran'] : [])]
})()`

async function openAll(page: Page, url: string, addresses: readonly string[]): Promise<readonly string[]> {
  const strange: string[] = []
  page.on('dialog', (dialog) => {
    strange.push(`dialog at ${page.url()}`)
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    if (/Content Security Policy/u.test(message.text())) strange.push(`${page.url()}: ${message.text()}`)
  })
  for (const address of addresses) {
    const response = await page.goto(url + address, { waitUntil: 'load' })
    if ((response?.status() ?? 500) >= 400) strange.push(`${address}: status ${response?.status()}`)
    const found: unknown = await page.evaluate(STRANGE)
    if (Array.isArray(found) && found.length > 0) strange.push(`${address}: ${found.join(', ')}`)
  }
  return strange
}

test('[SEC-15] no stored text runs, or becomes markup or a link, in any view', async () => {
  const now = new Date()
  const [user, admin] = [await aPerson(db, now, 'user'), await aPerson(db, now, 'admin')]
  const { listings, billboards } = await plantPayloads(db, PAYLOADS, user.ids['me'] ?? '')
  const site = await attackedSite(db, connectionString)
  const url = `http://localhost:${site.port}`
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const items = ['listings', 'promotions'].flatMap((kind) =>
    (kind === 'listings' ? listings : billboards)
      .slice(0, ITEMS)
      .map((number, at) => `/${kind}/${number}?lang=${['en', 'ru', 'es'][at % 3]}`),
  )
  const visits: readonly (readonly [Person | null, readonly string[]])[] = [
    [null, [...LISTS, ...items]],
    [user, MEMBER],
    [admin, ADMIN.map((address) => address.replace('{me}', user.ids['me'] ?? ''))],
  ]
  const strange: string[] = []
  for (const [person, addresses] of visits) {
    const context = await browser.newContext()
    if (person) await context.addCookies([{ name: 'sid', value: person.cookie.slice(4), url }])
    strange.push(...(await openAll(await context.newPage(), url, addresses)))
    await context.close()
  }
  await browser.close()
  await site.stop()
  const opened = visits.flatMap(([, addresses]) => addresses).length
  keepFigures('scripts', { payloads: PAYLOADS.length, opened, strange })

  expect(strange).toEqual([])
  expect(opened).toBeGreaterThan(19)
})

test('the watch of this suite notices a text that became markup', async () => {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage()
  await page.setContent('<img src="x" onerror="window.__xss=1"><a href="javascript:0">x</a>')
  const found: unknown = await page.evaluate(STRANGE)
  await browser.close()

  expect(found).toEqual(expect.arrayContaining(['IMG onerror']))
})
