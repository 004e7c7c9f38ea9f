import { expect, test } from 'vitest'
import { z } from 'zod'
import { metricsOf } from '../../../server/process-messages.ts'
import { useDatabase } from '../../../tests/helpers/database.ts'
import { keepFigures } from '../../../tests/helpers/keep-figures.ts'
import { markup } from '../../../tests/security/corpus/markup.ts'
import { schemes } from '../../../tests/security/corpus/schemes.ts'
import { aPerson, type Person } from '../../../tests/security/site/people.ts'
import { mailsAbout, plantPayloads, plantPersonal } from './objects/payload-rows.ts'
import { payloadViews } from './objects/payload-views.ts'
import { attackedSite } from './site/attacked-site.ts'
import { openAll, openBrowser, openMails, reportingContext, strangeIn } from './site/watched-browser.ts'

// 150 payloads in every text that pages show, in Chromium: none runs, none becomes an element or a link.

const PAYLOADS = [...markup().filter((_, at) => at % 2 === 0), ...schemes()].slice(0, 150)
/** Pages of single items, of each kind; SECURITY_ITEMS=150 opens all. */
const ITEMS = Number(process.env['SECURITY_ITEMS'] ?? 30)
/** Payloads in each filter that a page shows again. */
const ECHOES = Number(process.env['SECURITY_ECHOES'] ?? 5)

const { db, connectionString } = useDatabase()

const COUNTED = z.array(
  z.looseObject({
    name: z.string(),
    values: z.array(z.looseObject({ value: z.number(), labels: z.record(z.string(), z.unknown()) })),
  }),
)

/** The number of reports about blocked content that have reached the site, as its metrics count them. */
async function reportsTo({ web }: Awaited<ReturnType<typeof attackedSite>>): Promise<number> {
  const metrics = COUNTED.parse(await metricsOf(web.current()))
  const requests = metrics.find(({ name }) => name === 'http_requests_total')?.values ?? []
  if (requests.length === 0) throw new Error('The site did not say what it has counted')
  return requests
    .filter(({ labels }) => labels['route'] === '/csp-report')
    .reduce((sum, { value }) => sum + value, 0)
}

const CSV = ['/dashboard/receipts.csv', '/edit-ad/{billboard}/statistics.csv']

/** Files that a browser would show as a page. */
async function shownFiles(url: string, { cookie, ids }: Person): Promise<readonly string[]> {
  const shown: string[] = []
  for (const address of CSV) {
    const path = address.replace('{billboard}', ids['billboard'] ?? '')
    const { status, headers } = await fetch(url + path, { headers: { cookie } })
    const isFile = headers.get('content-disposition')?.startsWith('attachment') ?? false
    const isText = headers.get('content-type')?.startsWith('text/csv') ?? false
    const isSniffed = headers.get('x-content-type-options') !== 'nosniff'
    if (status !== 200 || !isFile || !isText || isSniffed)
      shown.push(`${path}: ${status} ${headers.get('content-type')}`)
  }
  return shown
}

async function plant(user: Person) {
  const { listings, billboards } = await plantPayloads(db, PAYLOADS, user.ids['me'] ?? '')
  await plantPersonal(db, PAYLOADS, user.ids)
  const page = (kind: string) => (number: string, at: number) =>
    `${['', '/ru', '/es'][at % 3]}/${kind}/${number}`
  return [
    ...listings.slice(0, ITEMS).map(page('listings')),
    ...billboards.slice(0, ITEMS).map(page('promotions')),
  ]
}

test('[SEC-15] no stored text runs, or becomes markup or a link, in any view', async () => {
  const now = new Date()
  const [user, admin] = [await aPerson(db, now, 'user'), await aPerson(db, now, 'admin')]
  const items = await plant(user)
  const site = await attackedSite(db, connectionString)
  const url = `http://localhost:${site.port}`
  const browser = await openBrowser()
  const ids = { ...user.ids, layout: admin.ids['layout'] ?? '' }
  const views = payloadViews(ids, { items, payloads: PAYLOADS, each: ECHOES })
  const visits: readonly (readonly [Person | null, readonly string[]])[] = [
    [null, views.visitor],
    [user, views.user],
    [admin, views.admin],
  ]
  const strange: string[] = [...(await shownFiles(url, user))]
  for (const [person, addresses] of visits) {
    const context = await reportingContext(browser)
    if (person) await context.addCookies([{ name: 'sid', value: person.cookie.slice(4), url }])
    strange.push(...(await openAll(await context.newPage(), url, addresses)))
    await context.close()
  }
  const mails = await mailsAbout(db, PAYLOADS)
  strange.push(...(await openMails(await browser.newPage(), mails)))
  const reports = await reportsTo(site)

  // A violation of this page does arrive, so that none before it means that there was none.
  const probe = await (await reportingContext(browser)).newPage()
  await probe.goto(url)
  await probe.evaluate(
    `document.body.append(Object.assign(document.createElement('img'), { src: 'http://127.0.0.1:9/x.png' }))`,
  )
  await expect.poll(() => reportsTo(site), { timeout: 30_000, interval: 500 }).toBeGreaterThan(reports)
  await browser.close()
  await site.stop()
  const opened = visits.flatMap(([, addresses]) => addresses).length
  keepFigures('scripts', {
    payloads: PAYLOADS.length,
    opened,
    mails: mails.length,
    files: CSV.length,
    reports,
    strange,
  })

  expect(strange).toEqual([])
  expect(reports).toBe(0)
  expect(mails.length).toBeGreaterThan(100)
  expect(opened).toBeGreaterThan(19)
})

test('the watch of this suite notices a text that became markup', async () => {
  const browser = await openBrowser()
  const page = await browser.newPage()
  await page.setContent('<img src="x" onerror="window.__xss=1"><a href="javascript:0">x</a>')
  const found = await strangeIn(page)
  await browser.close()

  expect(found).toEqual(expect.arrayContaining(['IMG onerror']))
})
