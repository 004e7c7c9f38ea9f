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
