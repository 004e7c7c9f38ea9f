import { beforeAll, describe, expect, test } from 'vitest'
import { inLanguage } from '#app/lib/language-path.ts'
import { aListingAt } from '#tests/factories/places.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

let poster = ''

beforeAll(async () => {
  const { id: userId } = await aProfile(db)
  poster = userId
  await aListingAt(db, 60433, { userId, title: { en: 'Yard in Joliet' }, category: 'parking-lots' })
  await aListingAt(db, 78045, { userId, title: { en: 'Yard in Laredo' }, category: 'parking-lots' })
})

async function page(address: string, headers: HeadersInit = {}) {
  const response = await (await siteWith(db)).get(address, headers)
  return { status: response.status, text: await response.text(), cookie: response.headers.get('set-cookie') }
}

const LISTS = () => ['/?', '/categories/parking-lots?', '/search?q=yard&', `/users/${poster}?`]

test('[GEO-02] every public list is narrowed to what is near a ZIP code or a city', async () => {
  for (const list of LISTS())
    for (const near of ['60446', 'Romeoville, IL', 'romeoville il']) {
      const { text } = await page(`${list}near=${encodeURIComponent(near)}&within=50`)
      expect(text).toContain('Yard in Joliet')
      expect(text).toContain('9\u00a0mi')
      expect(text).not.toContain('Yard in Laredo')
    }
})

test('[GEO-03] every public list can be ordered by distance, but only from a place', async () => {
  for (const list of LISTS()) {
    const near = (await page(`${list}near=78045&within=any&sort=distance`)).text
    expect(near.indexOf('Yard in Laredo')).toBeGreaterThan(0)
    expect(near.indexOf('Yard in Laredo')).toBeLessThan(near.indexOf('Yard in Joliet'))
    expect(near).toContain('<option value="distance"')
    expect((await page(`${list}sort=distance`)).text).not.toContain('<option value="distance"')
  }
})

test('[GEO-02] the other forms of a list keep the place, and its own form keeps the rest', async () => {
  const { text } = await page('/categories/parking-lots?near=60446&within=50&written=en&sort=distance')

  // The filters, the order, and the comparison, which says how far each of its listings is.
  expect(text.match(/<input type="hidden" name="near" value="60446"/gu)).toHaveLength(3)
  expect(text).toMatch(/<input type="hidden" name="written" value="en"/u)
  expect(text).toMatch(/<input type="hidden" name="sort" value="distance"/u)
})

test.for([
  ['en', 'We do not know'],
  ['ru', 'Не знаем места'],
  ['es', 'No conocemos'],
] as const)(
  '[GEO-02] in %s, a place that does not exist narrows nothing and says so',
  async ([lang, says]) => {
    const { status, text } = await page(inLanguage(lang, '/categories/parking-lots?near=Nowhereville'))

    expect(status).toBe(200)
    expect(text).toContain(says)
    expect(text).toContain('aria-invalid="true"')
    expect(text).toContain('Yard in Laredo')
  },
)

describe('[GEO-02] odd addresses', () => {
  test.for([
    'near=60446&within=-50',
    'near=60446&within=1e9',
    'near=60446&near=78045&within=50&within=25',
    'near[]=60446',
    `near=${'x'.repeat(300)}`,
    'near=%00',
    'near=60446%00',
    'near=%F0%9F%9A%9B',
    'near=%E2%80%AE60446',
    "near='%3B%20drop%20table%20places%3B--",
    'near=%25&within=NaN',
    'near=60446&within=50&page=-1',
    'near=00000&sort=distance',
  ])('%s: a page or a clear refusal', async (query) => {
    for (const list of LISTS()) {
      const { status, text } = await page(`${list}${query}`)
      // 302 leads to the same address without the part that is refused.
      expect([200, 302, 400, 404]).toContain(status)
      expect(text).not.toContain('Something went wrong')
    }
  })
})

test('[GEO-04] no page depends on the cookie, and the server sets none', async () => {
  const plain = await page('/categories/parking-lots')
  const remembered = await page('/categories/parking-lots', { cookie: 'near=60446%7C50' })

  expect(remembered.text.replaceAll(/nonce="[^"]*"/gu, '')).toBe(plain.text.replaceAll(/nonce="[^"]*"/gu, ''))
  expect((await page('/?near=60446')).cookie).toBeNull()
})

describe('[GEO-02] /api/places', () => {
  const ask = async (body: object, path = '/api/places') => {
    const response = await (await siteWith(db)).post(path, body)
    const json: unknown = await response.json()
    return { status: response.status, json }
  }

  test('suggests what a text could become', async () => {
    expect(await ask({ text: 'romeov' })).toEqual({
      status: 200,
      json: { places: [{ value: 'Romeoville, IL', name: 'Romeoville, IL' }], isKnown: false },
    })
    expect((await ask({ text: '60446' })).json).toEqual({
      places: [{ value: '60446', name: 'Romeoville, IL 60446' }],
      isKnown: true,
    })
  })

  test.for([
    [{}],
    [{ text: 5 }],
    [{ text: null }],
    [{ text: ['60446'] }],
    [{ text: 'x'.repeat(61) }],
    [{ place: 'Joliet' }],
  ])('refuses %j with 400', async ([body]) => {
    expect((await ask(body ?? {})).status).toBe(400)
  })

  test.for(['', ' ', '\u0000', '%', '💥', '\u202e60446', '. * ( [', 'ＡＢＣ', '__proto__'])(
    'has a result for “%s”',
    async (text) => {
      expect((await ask({ text })).status).toBe(200)
    },
  )

  test('[GEO-05] names the ZIP code nearest to a position', async () => {
    expect(await ask({ latitude: 41.6408, longitude: -88.0701 }, '/api/places/nearest')).toEqual({
      status: 200,
      json: { value: '60446', name: 'Romeoville, IL 60446' },
    })
  })

  test.for([
    [{}],
    [{ latitude: 91, longitude: 0 }],
    [{ latitude: 41, longitude: -181 }],
    [{ latitude: '41', longitude: '-88' }],
    [{ latitude: null, longitude: null }],
    [{ latitude: [41], longitude: [-88] }],
  ])('[GEO-05] refuses the position %j with 400', async ([body]) => {
    expect((await ask(body ?? {}, '/api/places/nearest')).status).toBe(400)
  })
})

describe('[GEO-10] a search around a place, in its own order,', () => {
  const JOLIET = 60433
  const CHICAGO = 60608
  const SOUTH_CHICAGO = 60628
  const LAREDO = 78045
  const POSTED = [
    ['Berth nearby', JOLIET, 'parking-lots', 40],
    ['Berth in the next city', CHICAGO, 'parking-lots', 1],
    ['Hauling nearby for weeks', JOLIET, 'jobs', 45],
    ['Hauling in the next city since today', CHICAGO, 'jobs', 0],
    ['Hauling at the border since today', LAREDO, 'jobs', 0],
    ['Dispatching downtown', CHICAGO, 'office-staff', 6],
    ['Dispatching at the city line', SOUTH_CHICAGO, 'office-staff', 1],
  ] as const

  beforeAll(async () => {
    for (const [title, zip, category, days] of POSTED)
      await aListingAt(db, zip, { title: { en: title }, category, createdAt: daysAgo(days) })
  })

  /** The titles in the order of the page. */
  async function titles(query: string) {
    const { text } = await page(`/search?${query}&within=any`)
    return POSTED.map(([title]) => title)
      .filter((title) => text.includes(title))
      .toSorted((a, b) => text.indexOf(a) - text.indexOf(b))
  }

  test('lists places to go to by distance, however old they are', async () => {
    expect(await titles(`q=berth&near=${JOLIET}`)).toEqual(['Berth nearby', 'Berth in the next city'])
    expect(await titles(`q=berth&near=${CHICAGO}`)).toEqual(['Berth in the next city', 'Berth nearby'])
  })

  test('lists jobs by distance and age together', async () => {
    expect(await titles(`q=hauling&near=${JOLIET}`)).toEqual([
      'Hauling in the next city since today',
      'Hauling nearby for weeks',
      'Hauling at the border since today',
    ])
  })

  test('takes all of the city for as near', async () => {
    expect(await titles('q=dispatching&near=Chicago,+IL')).toEqual([
      'Dispatching at the city line',
      'Dispatching downtown',
    ])
    expect(await titles(`q=dispatching&near=${CHICAGO}`)).toEqual([
      'Dispatching downtown',
      'Dispatching at the city line',
    ])
  })
})
