import { beforeEach, describe, expect, test } from 'vitest'
import { dayOf } from '#app/lib/day.ts'
import { createCache } from '#app/platform/cache/cache.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { aCategoryLayout, aLayout } from '#tests/factories/layouts.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db, queriesOf } = useDatabase()

beforeEach(async () => {
  for (const table of ['cellCounts', 'layoutConfigs', 'categoryLayouts', 'ads', 'listings'] as const)
    await db.deleteFrom(table).execute()
})

/** Returns the cards of the placements: the text, and how many rectangles of each kind are drawn. */
async function cards(address = '/prices?category=jobs') {
  const html = await (await (await siteWith(db)).get(address)).text()
  const [, ...found] = html.split('id="place-')
  return Object.fromEntries(
    found.map((card) => {
      const own = card.slice(0, card.indexOf('</li>'))
      const drawn = (role: string) => own.split(`class="drawn-${role}"`).length - 1
      const text = own.replaceAll(/<!--.*?-->/gu, '').replaceAll(/(?:<[^>]*>)+/gu, '|')
      const alt = /aria-label="([^"]*)"/u.exec(own)?.[1] ?? ''
      return [card.slice(0, card.indexOf('"')), { text, html: own, alt, drawn }] as const
    }),
  )
}

type Count = readonly [page: string, row: number, days: number, views: number]

const count = (...counts: readonly Count[]) =>
  db
    .insertInto('cellCounts')
    .values(
      counts.map(([page, gridRow, days, views]) => {
        return { page, gridRow, gridCol: 1, day: dayOf(daysAgo(days)), views, clicks: 0 }
      }),
    )
    .execute()

const cell = (
  row: number,
  col: number,
  adId: string | null,
  more: { width?: number; others?: string[] } = {},
) => {
  return { row, col, width: 1, height: 1, adId, ...more }
}

describe('[AD-11] the placements on /prices', () => {
  test('are drawn as their pages are, with who is there', async () => {
    const [a, b, c] = [await anAd(db), await anAd(db), await anAd(db)]
    const hidden = await anAd(db, { status: 'inactive' })
    await aLayout(db, {
      rows: 2,
      cols: 3,
      positions: [cell(0, 0, a.id, { width: 2, others: [b.id] }), cell(0, 2, c.id), cell(1, 0, hidden.id)],
    })
    const { home } = await cards()

    expect(home?.text).toContain('|2 of 5 cells taken, 3 free. 3 banner ads take turns.|')
    expect([home?.drawn('taken'), home?.drawn('free')]).toEqual([2, 3])
    expect(home?.alt).toContain('3 columns and 2 rows of banner ads')
    expect(home?.alt).toContain('2 cells are taken, 3 are free')
    // 910 px in three columns with gaps of 10.
    expect(home?.text).toContain('|297 × 130 px, 603 × 130 px; on a phone 174 × 104 px|')
  })

  test('are those of the category that the reader chooses', async () => {
    const ad = await anAd(db, { category: 'events' })
    await aCategoryLayout(db, 'jobs', { rows: 1, cols: 2, positions: [cell(0, 0, ad.id)] })
    await aListing(db, { category: 'jobs' })
    await aListing(db, { category: 'jobs' })

    const jobs = await cards('/prices?category=jobs')
    expect(jobs['category']?.text).toContain('|1 of 2 cells taken, 1 free.|')
    expect(jobs['category']?.text).toContain('|595 × 180 px; on a phone 174 × 104 px|')
    expect(jobs['list']?.text).toContain('|2 listings|')
    // Without a layout the newest banner ads of the category fill 4 by 2 cells.
    const events = await cards('/prices?category=events')
    expect(events['category']?.text).toContain('|1 of 8 cells taken, 7 free.|')
    expect(events['list']?.text).toContain('|0 listings|')
  })

  test('say how often their page was viewed at least: by its most seen cell of each of the last 30 days', async () => {
    await count(['home', 1, 0, 1000], ['home', 2, 0, 900], ['home', 2, 29, 234], ['home', 1, 31, 5000])
    await count(['jobs', 1, 2, 7], ['events', 1, 2, 50])
    const { home, ticker, category, list } = await cards('/prices?category=jobs')

    for (const card of [home, ticker]) expect(card?.text).toContain('|at least 1,234|')
    expect(home?.text).toContain('|Banner ads on screen in the last 30 days|2,134|')
    for (const card of [category, list]) expect(card?.text).toContain('|at least 7|')
  })

  test('say so where nothing was counted', async () => {
    for (const { text } of Object.values(await cards())) {
      expect(text).toContain('|nothing counted yet|')
      expect(text).not.toContain('on screen in the last')
    }
  })

  test('of the category that was seen most, where the reader chooses none', async () => {
    await count(['classes', 1, 3, 10], ['events', 1, 3, 20], ['home', 1, 3, 90])
    expect((await cards('/prices'))['list']?.html).toContain('Events')
  })

  test('lead to a live example exactly where there is one', async () => {
    const links = async () =>
      Object.entries(await cards()).map(([placement, { html }]) => [
        placement,
        /class="text-link[^"]*" href="([^"]*)"/u.exec(html)?.[1] ?? null,
      ])
    expect(await links()).toEqual([
      ['list', null],
      ['ticker', null],
      ['category', null],
      ['home', null],
    ])

    await anAd(db, { category: 'jobs' })
    await aListing(db, { category: 'jobs', featuredTicker: true })

    expect(await links()).toEqual([
      ['list', '/categories/jobs'],
      ['ticker', '/'],
      ['category', '/categories/jobs'],
      ['home', '/'],
    ])
  })

  test('cost five queries, and none while the figures are in memory', async () => {
    const counts = createCache<Record<string, number>>(5000, () => NOW.getTime())
    const site = await siteWith(db, { counts })
    const load = () => queriesOf(async () => (await site.get('/prices?place=category&category=jobs')).text())
    expect((await load()).length).toBeLessThanOrEqual(5)
    expect(await load()).toEqual([])
  })
})
