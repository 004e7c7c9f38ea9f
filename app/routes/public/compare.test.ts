import { describe, expect, test } from 'vitest'
import { comparePath } from '#app/features/comparison/compare-address.ts'
import { JOB, STORED_JOB, TRUCK } from '#tests/factories/attributes.ts'
import { aListing } from '#tests/factories/items.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { columnsIn, truckIn } from '#tests/helpers/compared.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

async function page(address: string, headers?: HeadersInit) {
  const response = await (await siteWith(db)).get(address, headers)
  return { status: response.status, text: await response.text() }
}

const aTruck = truckIn(db)

/** The names of the rows. */
const rowsIn = (html: string) =>
  [...html.matchAll(/<th scope="row" class="compared-label">([^<]*)</gu)].map(([, label]) => label)

describe('the page that compares listings', () => {
  test('[CMP-01] an address shows up to four of them side by side; more are not asked for', async () => {
    const numbers = await Promise.all(
      ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((title) => aTruck(`${title} truck`)),
    )
    const { status, text } = await page(comparePath(numbers))

    expect(status).toBe(200)
    expect(columnsIn(text)).toBe(4)
    expect(text).toContain('Fourth truck')
    expect(text).not.toContain('Fifth truck')
    expect(text).toContain('<h1 class="text-3xl leading-tight font-extrabold tracking-tight">Compare 4')
  })

  test('[CMP-01] what has ended or never was is left out, and the page says how many', async () => {
    const [shown, ended] = [
      await aTruck('Still here'),
      await aTruck('Sold last week', { expiresAt: daysAgo(1) }),
    ]
    const { status, text } = await page(comparePath([shown, ended, 999_999]))

    expect(status).toBe(200)
    expect(columnsIn(text)).toBe(1)
    expect(text).not.toContain('Sold last week')
    expect(text).toMatch(/<p role="status"[^>]*>[^<]*2[^<]*<\/p>/u)
  })

  test('[ATTR-22] a listing in another language begins with a line of its attributes, the title as written below', async () => {
    const number = await aTruck('Clean KW, no accidents', {
      attributes: { kind: 'sleeper', make: 'kenworth', model: 'T680', year: 2020, mileage: 540_000 },
      businessCity: 'Joliet',
      businessState: 'IL',
    })
    const { text } = await page(comparePath([number]), { 'accept-language': 'ru' })
    const line = text.indexOf('>Тягач Kenworth T680, 2020, спальник, 540 тыс. миль · Джолиет, IL<')
    expect(line).toBeGreaterThan(0)
    expect(text.indexOf('<span lang="en">Clean KW, no accidents</span>')).toBeGreaterThan(line)
    expect((await page(comparePath([number]))).text).not.toContain('540k mi')
  })

  test('[CMP-01] a job beside a truck is left out by name', async () => {
    const truck = await aTruck('The truck')
    const { listingId } = await aListing(db, {
      title: { en: 'A job for a driver' },
      category: JOB.category,
      attributes: JSON.stringify(STORED_JOB),
    })
    const { text } = await page(comparePath([truck, listingId]))

    expect(columnsIn(text)).toBe(1)
    expect(text).toMatch(/<p role="status"[^>]*>[^<]*Left out: A job for a driver<\/p>/u)
  })

  test.each([
    '/compare?listing=abc&listing=-1&listing=1e9',
    '/compare?listing=1%27%20or%201=1&listing=%E2%80%AE',
    `/compare?listing=${'9'.repeat(400)}`,
    '/compare?listing[]=1&differs=<script>',
    '/compare',
  ])('[CMP-01] %s names no listing, so the page says how to choose some', async (address) => {
    const { status, text } = await page(address)

    expect(status).toBe(200)
    expect(columnsIn(text)).toBe(0)
    expect(text).toContain('Nothing to compare yet')
  })

  test('[CMP-01] an address that no text can have is refused', async () => {
    const { status } = await page('/compare?listing=%00')

    expect(status).toBeGreaterThanOrEqual(300)
    expect(status).toBeLessThan(500)
  })

  test('[CMP-02] only what differs remains where that is asked for, and all comes back', async () => {
    const numbers = [await aTruck('One'), await aTruck('Other', { compensation: '$39,500' })]
    const all = await page(comparePath(numbers))
    const differing = await page(`${comparePath(numbers)}&differs=1`)

    expect(rowsIn(all.text)).toContain('Mileage')
    expect(rowsIn(differing.text)).not.toContain('Mileage')
    expect(rowsIn(differing.text).length).toBeGreaterThan(0)
    expect(differing.text).toContain(`href="${comparePath(numbers).replaceAll('&', '&amp;')}"`)
  })

  test.each([
    ['en', 'Compare 1 truck'],
    ['ru', 'Сравнение 1 трака'],
    ['es', 'Comparar 1 camión'],
  ])('[CMP-01] the page is in the language of its reader: %s', async (language, heading) => {
    const { text } = await page(comparePath([await aTruck('Freightliner')]), { 'accept-language': language })

    expect(text).toContain(`<html lang="${language}"`)
    expect(/<h1[^>]*>([^<]*)</u.exec(text)?.[1]).toBe(heading)
  })
})

test('[CMP-03] each row of a list has a checkbox of the form that compares, without a script', async () => {
  const number = await aTruck('Chosen truck')
  const { text } = await page(`/categories/${TRUCK.category}`)

  expect(text).toMatch(/<form id="compare"[^>]* action="\/compare"/u)
  const boxes = text.match(/<input[^>]*type="checkbox"[^>]*>/gu) ?? []
  expect(
    boxes.filter((box) => box.includes('form="compare"') && box.includes(`value="${number}"`)),
  ).toHaveLength(1)
})

test('[CMP-05] of mixed results, each that can be compared has a checkbox which says what it is, and others have none', async () => {
  const truck = await aTruck('Zanzibar truck')
  const { listingId: diner } = await aListing(db, {
    title: { en: 'Zanzibar diner' },
    category: 'restaurants',
  })
  const { text } = await page('/search?q=zanzibar')

  const boxOf = (number: number) =>
    (text.match(/<input[^>]*type="checkbox"[^>]*>/gu) ?? []).filter((box) =>
      box.includes(`value="${number}"`),
    )
  expect(text).toMatch(/<form id="compare"[^>]* action="\/compare"/u)
  expect(boxOf(truck)).toEqual([expect.stringMatching(/form="compare"[^>]*data-sort="vehicles"/u)])
  expect(text).toContain('Zanzibar diner')
  expect(boxOf(diner)).toEqual([])
})

test('[CMP-05] a search under a price offers the three trucks that cost no more, and their page has their prices', async () => {
  const priced = (cents: number) =>
    aTruck(`Quillon at ${cents}`, { priceCents: cents, compensation: `$${cents / 100}` })
  const within = await Promise.all([4_100_000, 4_700_000, 5_000_000].map(priced))
  await priced(5_000_001)
  const { text } = await page('/search?q=quillon&max=50000')
  const offered = [...text.matchAll(/<input[^>]*type="checkbox"[^>]*form="compare"[^>]*>/gu)]
    .map(([box]) => Number(/value="(\d+)"/u.exec(box)?.[1]))
    .toSorted((a, b) => a - b)

  expect(offered).toEqual(within.toSorted((a, b) => a - b))
  const compared = await page(comparePath(offered))
  expect(columnsIn(compared.text)).toBe(3)
  for (const price of ['$41,000', '$47,000', '$50,000']) expect(compared.text).toContain(price)
})

test('[CMP-03] the page of a truck leads to the comparison, that of a restaurant does not', async () => {
  const truck = await aTruck('Truck with a page')
  const { listingId } = await aListing(db, { title: { en: 'Diner' }, category: 'restaurants' })

  expect((await page(`/listings/${truck}/truck-with-a-page`)).text).toContain(
    `href="${comparePath([truck])}"`,
  )
  expect((await page(`/listings/${listingId}/diner`)).text).not.toContain('href="/compare')
})

test('[CMP-07] the page has the way up, and what a message shows of its address: all that is compared, and no more', async () => {
  const numbers = [await aTruck('Shared truck'), await aTruck('Another one')]
  const shown = comparePath(numbers).replaceAll('&', '&amp;')
  const { text } = await page(`${comparePath([...numbers, 999_999])}&differs=1`)

  expect(text).toContain(`property="og:url" content="http://localhost:3000${shown}"`)
  expect(text).toMatch(/property="og:description" content="Shared truck · Another one"/u)
  expect(text).toContain('noindex')
  const crumbs = /<ol class="crumbs">.*?<\/ol>/su.exec(text)?.[0]
  expect(crumbs).toMatch(new RegExp(`href="/".*href="/categories/${TRUCK.category}"`, 'u'))
})

test.for(['', '/ru', '/es'])(
  '[CMP-07] an address at “%s” that names listings twice redirects to the one that names each once',
  async (language) => {
    const [first, second] = [await aTruck('Named twice'), await aTruck('Named once')]
    const pair = `listing=${first}&listing=${second}`
    const site = await siteWith(db)
    const { status, headers } = await site.get(`${language}/compare?${pair}&near=Joliet&listing=${first}`)
    expect([status, headers.get('location')]).toEqual([301, `${language}/compare?${pair}&near=Joliet`])
    expect((await site.get(`${language}/compare?${pair}`)).status).toBe(200)
  },
)

test('[CMP-07] jobs of several categories have the list of all categories above them', async () => {
  const jobs = await Promise.all(
    (['cdl-a-company-drivers', 'non-cdl-drivers'] as const).map(async (category) => {
      const attributes = JSON.stringify(STORED_JOB)
      return (await aListing(db, { title: { en: 'A job' }, category, attributes })).listingId
    }),
  )
  const { text } = await page(comparePath(jobs))
  expect(/<ol class="crumbs">.*?<\/ol>/su.exec(text)?.[0]).toContain('href="/categories"')
})
