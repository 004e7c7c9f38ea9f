import { beforeAll, describe, expect, test } from 'vitest'
import { aListingAt } from '#tests/factories/places.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()
const JOLIET = 60433
const GARY = 46402
const LAREDO = 78045
const ANCHORAGE = 99501
const category = 'trucks-trailers-marketplace' as const

beforeAll(async () => {
  const truck = (zip: number, make: string) =>
    aListingAt(db, zip, { category, attributes: JSON.stringify({ make }) })
  await truck(JOLIET, 'volvo')
  await truck(JOLIET, 'mack')
  await truck(GARY, 'mack')
  await truck(LAREDO, 'volvo')
  await truck(ANCHORAGE, 'volvo')
})

async function map(search: string) {
  const response = await (await siteWith(db)).get(`/map?category=${category}${search}`)
  return { status: response.status, text: await response.text() }
}

/** The rows of the list beside the map, with their counts. */
const rowsIn = (text: string) =>
  [...text.matchAll(/<li class="map-row"><a[^>]*>([^<]*)<\/a><span[^>]*>([^<]*)</gu)].map(
    ([, name, count]) => `${name}: ${count}`,
  )

describe('the map of a list', () => {
  test('[GEO-07] shows the towns within the distance that the list asks for, and no others', async () => {
    const { text } = await map('&near=60446&within=100')

    expect(rowsIn(text)).toEqual(['Joliet, IL: 2 listings', 'Gary, IN: 1 listing'])
    expect(text).toContain('class="map-reach"')
    expect(text).toMatch(/aria-label="Remove filter: Within 100\u00a0mi of Romeoville, IL 60446"/u)
    expect(text).toContain(`href="/categories/${category}?near=Gary%2C+IN&amp;within=25&amp;sort=distance"`)
  })

  test('[GEO-07] counts only what has the facts that the list is narrowed by', async () => {
    const { text } = await map('&make=volvo')

    expect(rowsIn(text)).toEqual(['Alaska: 1 listing', 'Illinois: 1 listing', 'Texas: 1 listing'])
    expect(text).toContain('aria-label="Remove filter: Make: Volvo"')
    expect(text).toContain(`href="/categories/${category}?make=volvo"`)
  })

  test('[GEO-07] a state shows its counties, a county its towns, each with the way back and the filters', async () => {
    const state = await map('&make=mack&state=IL')
    expect(rowsIn(state.text)).toEqual(['Will County: 1 listing'])
    expect(state.text).toContain(
      'href="/map?category=trucks-trailers-marketplace&amp;county=17197&amp;make=mack&amp;state=IL"',
    )
    expect(state.text).toContain('href="/county-outlines/IL.svg#IL"')

    const county = await map('&make=mack&state=IL&county=17197')
    expect(rowsIn(county.text)).toEqual(['Joliet, IL: 1 listing'])
    expect(county.text).toMatch(/<title>[^<]*Will County, Illinois/u)
    expect(county.text).toContain('<span aria-current="page">Will County</span>')
    expect(county.text).toContain(`href="/map?category=${category}&amp;make=mack&amp;state=IL"`)
    expect(county.text).toContain(
      `href="/categories/${category}?make=mack&amp;near=Joliet%2C+IL&amp;within=50"`,
    )
    expect(county.text).toContain('<input type="hidden" name="county" value="17197"/>')
  })

  test.for(['abc', '999999', '1719', '48113', '17002', '%D9%A17197', '17197%0A1', '-17197', '17197.0'])(
    '[GEO-07] a county that the state does not have is none: %s',
    async (typed) => {
      const { status, text } = await map(`&state=IL&county=${typed}`)

      expect(status).toBe(200)
      expect(rowsIn(text)).toEqual(['Will County: 2 listings'])
    },
  )

  test('[GEO-07] a county without its state is none', async () => {
    expect(rowsIn((await map('&county=17197')).text)).toHaveLength(4)
  })

  test('[GEO-07] the capital is shown as a state whose only county it is', async () => {
    const { text } = await map('&state=DC')

    expect(text).toContain('Towns in Washington, DC')
    expect(text).toContain('<option value="DC" selected="">Washington, DC</option>')
    expect(text).toContain('near=Washington%2C+DC&amp;within=25')
  })

  test('[GEO-07] what is near a place in Alaska is shown in Alaska', async () => {
    const { status, text } = await map('&near=99501&within=50')

    expect(status).toBe(200)
    expect(rowsIn(text)).toEqual(['Anchorage, AK: 1 listing'])
  })

  test('[GEO-07] a place that does not exist narrows nothing, and the page says so', async () => {
    const { status, text } = await map('&near=Nowhereville')

    expect(status).toBe(200)
    expect(rowsIn(text)).toHaveLength(4)
    expect(text).toMatch(/<p role="status"[^>]*>[^<]*Nowhereville/u)
  })

  test('[GEO-07] search engines follow its links and keep none of its pages', async () => {
    for (const search of ['', '&state=IL', '&near=60446'])
      expect((await map(search)).text).toMatch(/<meta name="robots" content="noindex[^"]*"/u)
  })
})
