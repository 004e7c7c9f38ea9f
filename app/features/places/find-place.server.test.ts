import { describe, expect, test } from 'vitest'
import { findPlace, nearestZip, suggestPlaces } from './find-place.server.ts'
import { placeName, placeParam } from './near.ts'
import { zipCodes } from './zip-codes.server.ts'

const named = (text: string) => {
  const place = findPlace(text)
  return place && placeName(place)
}

test('[GEO-01] every ZIP code of the 50 states and the capital has a position inside of the country', () => {
  const codes = zipCodes()

  expect(codes.length).toBeGreaterThan(41_000)
  expect(new Set(codes.map(({ state }) => state)).size).toBe(51)
  expect(new Set(codes.map(({ zip }) => zip)).size).toBe(codes.length)
  const outside = codes.filter(
    ({ latitude, longitude, city }) =>
      latitude < 18 || latitude > 72 || longitude < -180 || longitude > -66 || city === '',
  )
  expect(outside).toEqual([])
})

describe('[GEO-02] a place is found', () => {
  test.for([
    ['60446', 'Romeoville, IL 60446'],
    ['60446-1234', 'Romeoville, IL 60446'],
    ['Romeoville, IL 60446', 'Romeoville, IL 60446'],
    ['07114', 'Newark, NJ 07114'],
    ['joliet', 'Joliet, IL'],
    ['  CHICAGO   il ', 'Chicago, IL'],
    ['St. Louis, MO', 'Saint Louis, MO'],
    ['saint louis missouri', 'Saint Louis, MO'],
    ['new york, new york', 'New York, NY'],
    ['Kansas City', 'Kansas City, MO'],
    ['Kansas City, Kansas', 'Kansas City, KS'],
    ['Washington DC', 'Washington, DC'],
    ['Fort Worth TX', 'Fort Worth, TX'],
    ['ft worth', 'Fort Worth, TX'],
    ['Joliet, Иллинойс', 'Joliet, IL'],
    ['Buffalo, Nueva York', 'Buffalo, NY'],
    ['Charlotte, Carolina del Norte', 'Charlotte, NC'],
    ['Charlotte Северная Каролина', 'Charlotte, NC'],
  ] as const)('by %s: %s', ([typed, name]) => {
    expect(named(typed)).toBe(name)
  })

  test.for([
    '',
    '   ',
    '00000',
    '99999',
    '123',
    'Nowhereville',
    'Joliet, TX',
    '💥',
    '%',
    "'; drop table places",
    'x'.repeat(500),
  ])('and none by “%s”', (typed) => {
    expect(findPlace(typed)).toBeNull()
  })

  test('by its own parameter', () => {
    for (const typed of ['60446', 'Springfield, MO', 'Mc Kinney, TX', 'Washington, DC']) {
      const place = findPlace(typed)
      expect(place && findPlace(placeParam(place))).toEqual(place)
    }
  })
})

describe('[GEO-02] while a place is typed', () => {
  const first = (typed: string) => suggestPlaces(typed).map(placeName)

  test('the whole name comes first, then the largest cities of that beginning', () => {
    expect(first('chi')[0]).toBe('Chicago, IL')
    expect(first('jol')[0]).toBe('Joliet, IL')
    expect(first('aurora').slice(0, 2)).toEqual(expect.arrayContaining(['Aurora, IL', 'Aurora, CO']))
    expect(first('springfield m')).toEqual(expect.arrayContaining(['Springfield, MO', 'Springfield, MA']))
  })

  test('digits begin ZIP codes', () => {
    expect(first('60446')).toEqual(['Romeoville, IL 60446'])
    expect(first('6044').every((name) => / 6044\d$/u.test(name))).toBe(true)
    expect(first('0')[0]).toMatch(/ 0\d{4}$/u)
  })

  test('there are eight at most, and none for nothing', () => {
    expect(first('s')).toHaveLength(8)
    for (const typed of ['', ' ', '-', '\u0000', 'zzzz', '9'.repeat(6), 'é'.repeat(61)])
      expect(first(typed)).toEqual([])
  })
})

test('[GEO-05] a position has a nearest ZIP code', () => {
  const place = nearestZip({ latitude: 41.64, longitude: -88.07 })
  expect(place && placeParam(place)).toBe('60446')
})
