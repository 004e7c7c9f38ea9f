import { beforeEach, describe, expect, test } from 'vitest'
import { inLanguage } from '#app/lib/language-path.ts'
import type { Locale } from '#app/lib/locale.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const base = useDatabase()

beforeEach(() => base.db.deleteFrom('profiles').execute())

const text = async (address = '/', headers?: HeadersInit) =>
  (await (await siteWith(base.db)).get(address, headers)).text()

describe('the home page', () => {
  test('[HOME-01] featured items run in the ticker', async () => {
    await aListing(base.db, { title: { en: 'Plain truck' } })
    expect(await text()).not.toContain('class="ticker"')
    await aListing(base.db, { title: { en: 'Shiny truck' }, featuredTicker: true, compensation: '$38,500' })
    expect(await text()).toMatch(/class="ticker".*Shiny truck.*\$38,500/su)
  })

  test('[HOME-02] both menus name their categories with how many listings each has', async () => {
    await aListing(base.db, { category: 'parking-lots' })
    const page = await text()
    expect(page.match(/href="\/categories\/[a-z-]+"/gu)?.length).toBeGreaterThanOrEqual(25)
    expect(page).toMatch(/Parking Lots for Semis<span[^>]*>1</u)
  })

  test('[HOME-04] without a layout the newest billboards fill the grid', async () => {
    await anAd(base.db, { title: { en: 'Reefer repair 24/7' } })
    expect(await text()).toContain('Reefer repair 24/7')
  })

  test('[HOME-05] up to fifty newest listings, narrowed by date and ordered as asked', async () => {
    for (let i = 0; i < 52; i += 1)
      await aListing(base.db, { title: { en: `Item ${i};` }, createdAt: daysAgo(0.2 + i / 5) })
    const all = await text()
    expect(all).toContain('Item 49;')
    expect(all).not.toContain('Item 50;')
    const today = await text('/?date=24h')
    expect(today).toContain('Item 0;')
    expect(today).not.toContain('Item 9;')
    const listed = today.match(/Item \d+;/gu)
    expect(today).toContain(`${new Set(listed).size} listing`)
    expect(await text('/?sort=oldest')).toContain('Item 51;')
  })

  test('[LANG-11] the list is narrowed to one language, with its total, and says how to see all again', async () => {
    await aListing(base.db, { title: { en: 'Day cab 579' } })
    await aListing(base.db, { title: { ru: 'Тягач' } })
    const page = await text('/?written=ru')
    expect(page).toContain('1 listing<')
    expect(page).toMatch(/<option value="ru" selected/u)
    expect(page).toMatch(/class="item-rows".*Тягач/su)
    expect(page).not.toContain('Day cab 579')
    expect(await text('/?written=es')).toMatch(/No listings match.*href="\/"[^>]*>Clear filters/su)
  })

  test('the home page asks the database six times at most', async () => {
    const site = await siteWith(base.db)
    expect((await base.queriesOf(async () => (await site.get('/')).text())).length).toBeLessThanOrEqual(6)
  })

  test('an empty site still is a page', async () => {
    expect(await text()).toContain('Nothing here yet')
  })
})

test('[HOME-11] [HOME-12] the search and the entrances with their counts come before the ticker and the billboards', async () => {
  await aListing(base.db, { category: 'mechanics', title: { en: 'Shiny job' }, featuredTicker: true })
  await aListing(base.db, { category: 'jobs' })
  const page = await text()
  expect(page).toMatch(
    /name="q".*name="near".*name="within".*name="category".*class="entrances".*class="ticker"/su,
  )
  expect(page).toMatch(/<b>Jobs<\/b><span>2 listings</u)
  expect(page).toContain('href="/categories#jobs"')
})

test('[HOME-13] each link inside of an entrance says how many listings it leads to, in the plural of its language', async () => {
  const kinds = ['sleeper', 'sleeper', 'day-cab']
  for (const kind of kinds)
    await aListing(base.db, {
      category: 'trucks-trailers-marketplace',
      attributes: JSON.stringify({ kind }),
    })
  await aListing(base.db, { category: 'parking-lots', attributes: JSON.stringify({ fenced: true }) })
  const site = await siteWith(base.db)
  const said = async (language: Locale, search: string) => {
    const page = await (await site.get(inLanguage(language, '/'))).text()
    const entrances = page.split('class="entrances"')[1] ?? ''
    const link = entrances.split(`?${search}"`)[1]?.split('</a>')[0] ?? ''
    return /class="sr-only">([^<]*)</u.exec(link)?.[1]
  }
  expect(await said('en', 'kind=sleeper')).toBe('2 listings')
  expect(await said('en', 'kind=day-cab')).toBe('1 listing')
  expect(await said('en', 'kind=reefer')).toBe('0 listings')
  expect(await said('ru', 'kind=sleeper')).toBe('2 объявления')
  expect(await said('es', 'fenced=yes')).toBe('1 anuncio')
})

describe('[PRICE-05] what is usual', () => {
  const group = (name: string) => ({
    comparableGroup: name,
    comparableYear: null,
    listings: 12,
    lowest: 2000,
    firstQuarter: 2700,
    median: 3000,
    thirdQuarter: 3600,
    highest: 4000,
  })
  const GROUPS = [
    'cdl-a-company-drivers/local',
    'mechanics/any',
    'office-staff/any',
    'non-cdl-drivers/local',
  ].map((name) => `job/${name}/hourly`)
  const vehicles = ['truck/sleeper/volvo/vnl', 'trailer/reefer/utility']

  beforeEach(() => base.db.deleteFrom('usualPrices').execute())

  const know = async (names: readonly string[]) => {
    const rows = names.map((name) => ({ ...group(name), comparableYear: name.startsWith('job') ? 0 : 2020 }))
    await base.db.insertInto('usualPrices').values(rows).execute()
  }

  test('is named for vehicles and jobs, with links to their lists', async () => {
    for (const comparableGroup of [...GROUPS, ...vehicles])
      await aListing(base.db, {
        comparableGroup,
        comparableYear: comparableGroup.startsWith('job') ? null : 2021,
      })
    await know([...GROUPS, ...vehicles])
    const page = await text()
    expect(page.match(/class="usual-cell"/gu)).toHaveLength(4)
    expect(page).toMatch(
      /href="\/categories\/cdl-a-company-drivers\?route=local".*\$30 an hour.*\$27–\$36 an hour \(12 here\)/su,
    )
    expect(page).toContain('kind=sleeper&amp;make=volvo&amp;year=2018-2022')
  })

  test('[PRICE-02] the row and the page of a listing say and draw the usual range, and where this one is', async () => {
    const listed = { comparableGroup: vehicles[0], comparableYear: 2020, comparableValue: 2000 }
    const { listingId } = await aListing(base.db, listed)
    expect(await text()).not.toContain('usual-mark')
    await know(vehicles)
    expect(await text()).toMatch(
      /class="item-row[^"]*".*class="usual-mark".*aria-label="Below what is usual".*usual: \$27–\$36 \(12 here\)/su,
    )
    const page = await text(`/listings/${listingId}`)
    expect(page).toMatch(/What is usual<.*\$30\b.*\b12\b.*\$27–\$36.*\$20–\$40.*<svg/su)
  })

  test('is not named where no such listing is public, or there are too few groups', async () => {
    await know([...GROUPS, ...vehicles])
    expect(await text()).not.toContain('usual-cell')
    await aListing(base.db, { comparableGroup: vehicles[0], comparableYear: 2020 })
    expect(await text()).not.toContain('usual-cell')
  })
})
