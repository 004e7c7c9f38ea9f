import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { ATTRIBUTE_KEYS, attributeOf } from '#app/features/attributes/catalog.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { facetsOf, RANGES, rangePlace } from '#app/features/facets/facet-list.ts'
import { type FacetQuery, parseFacets } from '#app/features/facets/facet-query.ts'
import { facetToken } from '#app/features/facets/facet-token.server.ts'
import { aListing } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { drawer, randomFacts, randomSearch } from '#tests/helpers/random-facts.ts'
import { countPublicListings, publicListings } from '../queries.server.ts'
import { countTokens, facetCounts } from './count-facets.server.ts'

const { db } = useDatabase()
const CATEGORY: CategorySlug = 'trucks-trailers-marketplace'
const FACETS = facetsOf(CATEGORY)

const asked = (search: string) => parseFacets(new URLSearchParams(search), CATEGORY)
const counted = async (facets: FacetQuery, filter = {}) =>
  facetCounts(await countTokens(db, { filter: { category: CATEGORY, ...filter }, facets }, NOW), facets)
const found = (facets: FacetQuery, filter = {}) =>
  countPublicListings(db, { category: CATEGORY, facets, ...filter }, NOW)
const titles = async (search: string) => {
  const page = { filter: { category: CATEGORY, facets: asked(search) }, sort: 'newest', page: 1 } as const
  const cards = await publicListings(db, { ...page, locale: 'en', now: NOW })
  return cards.map(({ title }) => title).toSorted()
}

const FACTS = [
  { kind: 'sleeper', make: 'kenworth', year: 2019, mileage: 500_000, titleInHand: true },
  { kind: 'sleeper', make: 'kenworth', year: 2021, transmission: 'automated' },
  {
    kind: 'sleeper',
    make: 'volvo',
    year: 2021,
    mileage: 300_000,
    transmission: 'automated',
    financing: true,
  },
  { kind: 'day-cab', make: 'volvo', year: 2016, mileage: 0 },
  { kind: 'reefer', make: 'utility', year: 2020 },
  {},
]
const name = (facts: object) => Object.values(facts).slice(0, 3).join(' ') || 'nothing stated'

beforeAll(async () => {
  const { id: userId } = await aProfile(db)
  for (const facts of FACTS)
    await aListing(db, {
      userId,
      category: CATEGORY,
      attributes: JSON.stringify(facts),
      title: { en: name(facts) },
    })
  const kenworth = {
    userId,
    category: CATEGORY,
    attributes: JSON.stringify({ make: 'kenworth', year: 2019 }),
  }
  await aListing(db, { ...kenworth, expiresAt: daysAgo(1) })
  await aListing(db, { ...kenworth, moderation: 'waiting' })
  await aListing(db, { ...kenworth, category: 'jobs' })
})

describe('a list that is narrowed by facts', () => {
  test.for([
    ['make=kenworth', ['sleeper kenworth 2019', 'sleeper kenworth 2021']],
    ['make=utility&make=volvo', ['day-cab volvo 2016', 'reefer utility 2020', 'sleeper volvo 2021']],
    ['make=volvo&kind=sleeper', ['sleeper volvo 2021']],
    ['year=2020-', ['reefer utility 2020', 'sleeper kenworth 2021', 'sleeper volvo 2021']],
    ['year=2016-2019', ['day-cab volvo 2016', 'sleeper kenworth 2019']],
    ['mileage=-300k', ['day-cab volvo 2016', 'sleeper volvo 2021']],
    ['title-in-hand=yes', ['sleeper kenworth 2019']],
    ['title-in-hand=yes&financing=yes', []],
  ] as const)('[FACET-01] %s shows what states all of it', async ([search, expected]) => {
    expect(await titles(search)).toEqual(expected)
    expect(await found(asked(search))).toBe(expected.length)
  })

  test('[FACET-01] what changes its facts is found by the new ones', async () => {
    const { id } = await aListing(db, {
      category: CATEGORY,
      title: { en: 'changing' },
      attributes: '{"make":"hino"}',
    })
    expect(await titles('make=hino')).toEqual(['changing'])
    await sql`update listings set attributes = '{"make":"isuzu"}' where id = ${id}`.execute(db)
    expect(await titles('make=hino')).toEqual([])
    expect(await titles('make=isuzu')).toEqual(['changing'])
    await sql`delete from listings where id = ${id}`.execute(db)
  })
})

describe('the numbers beside choices', () => {
  const countOf = async (search: string, key: string, choice?: string) => {
    const facet = FACETS.find((one) => one.key === key)
    if (!facet) throw new Error(key)
    return (await counted(asked(search))).of(facet, choice)
  }

  test('[FACET-02] are those of public listings of the category', async () => {
    expect(await countOf('', 'make', 'kenworth')).toBe(2)
    expect(await countOf('', 'titleInHand')).toBe(1)
    expect(await countOf('', 'make', 'mack')).toBe(0)
    expect((await counted([])).total).toBe(FACTS.length)
  })

  test('[FACET-02] a facet is not narrowed by its own choices, but by all others', async () => {
    expect(await countOf('make=kenworth', 'make', 'volvo')).toBe(2)
    expect(await countOf('make=kenworth', 'kind', 'sleeper')).toBe(2)
    expect(await countOf('make=kenworth', 'kind', 'day-cab')).toBe(0)
    expect(await countOf('make=kenworth&kind=day-cab', 'make', 'volvo')).toBe(1)
    expect(await countOf('make=kenworth&kind=day-cab', 'kind', 'sleeper')).toBe(2)
    expect(await countOf('make=kenworth&kind=day-cab', 'year')).toBe(0)
  })
})

test('[FACET-04] whatever is chosen, the numbers said before are those of the list afterwards', async () => {
  const draw = drawer(20_26)
  const { id: userId } = await aProfile(db)
  for (let n = 0; n < 120; n++) {
    const facts = randomFacts(FACETS, draw)
    await aListing(db, {
      userId,
      category: CATEGORY,
      businessState: ['IL', 'TX'][draw(2)] ?? null,
      attributes: JSON.stringify(facts),
    })
  }
  for (let n = 0; n < 20; n++) {
    const search = randomSearch(FACETS, draw)
    const facets = asked(search)
    const filter = draw(2) ? { place: { states: ['IL'], inMidwest: true } } : {}
    const counts = await counted(facets, filter)
    expect([search, counts.total]).toEqual([search, await found(facets, filter)])
    for (const facet of FACETS.filter(({ kind }) => kind !== 'range')) {
      const others = facets.filter((chosen) => chosen.facet.key !== facet.key)
      for (const choice of facet.kind === 'flag' ? [undefined] : facet.choices.slice(0, 3)) {
        const only: FacetQuery[number] =
          choice === undefined ? { facet, kind: 'flag' } : { facet, kind: 'choices', values: [choice] }
        expect([search, facet.key, choice, counts.of(facet, choice)]).toEqual([
          search,
          facet.key,
          choice,
          await found([...others, only], filter),
        ])
      }
    }
  }
}, 60_000)

type Made = { readonly tokens: readonly number[]; readonly numbers: readonly (number | null)[] }

async function made(attributes: object): Promise<Made> {
  const text = JSON.stringify(attributes)
  const { rows } = await sql<Made>`
    select facet_tokens_of(${text}::jsonb) as tokens, facet_numbers_of(${text}::jsonb) as numbers`.execute(db)
  return rows[0] ?? { tokens: [], numbers: [] }
}

type Chosen = { readonly key: string; readonly value: unknown; readonly tokens: readonly number[] }

const CHOSEN = ATTRIBUTE_KEYS.flatMap((key): readonly Chosen[] => {
  const { type, choices = [] } = attributeOf(key)
  if (type === 'flag') return [{ key, value: true, tokens: [facetToken(key)] }]
  if (type === 'choices')
    return [{ key, value: choices, tokens: choices.map((choice) => facetToken(key, choice)) }]
  return choices.map((value) => ({ key, value, tokens: [facetToken(key, value)] }))
})

test('[FACET-01] the database makes the tokens that the code looks for', async () => {
  expect(CHOSEN.length).toBeGreaterThan(100)
  for (const { key, value, tokens } of CHOSEN)
    expect(new Set((await made({ [key]: value })).tokens), key).toEqual(new Set(tokens))
})

test('[FACET-01] the database keeps each number in its place', async () => {
  for (const key of RANGES) expect((await made({ [key]: 7 })).numbers[rangePlace(key) - 1], key).toBe(7)
})

test.for([
  '{"year":"old"}',
  '{"year":1e300}',
  '{"year":-5}',
  '{"make":{"a":1}}',
  '{"kind":[null,[1]]}',
  '{"make":null}',
])(
  '[FACET-01] facts that no form would store are found by nothing, and break nothing: %s',
  async (attributes) => {
    const { id } = await aListing(db, { category: 'jobs', attributes })
    const { rows } = await sql<{ stated: number }>`
      select count(number)::int as stated from listings, unnest(facet_numbers) number where id = ${id}`.execute(
      db,
    )
    expect(rows).toEqual([{ stated: 0 }])
  },
)
