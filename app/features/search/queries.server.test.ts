import { beforeEach, describe, expect, test } from 'vitest'
import { searchTerm } from '#app/features/items/search-text.ts'
import { searchVectorOf } from '#app/features/items/search-words.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { misspelled } from './find-misspelled.server.ts'
import { type ItemSearch, readWanted } from './match-items.server.ts'
import { countHits, searchPage } from './queries.server.ts'
import type { SearchSort } from './search-terms.ts'
import { correctSpelling, wordsToSpell } from './terms/spelling.ts'
import { readWords } from './terms/word-query.ts'

const site = useDatabase()

beforeEach(async () => {
  await site.db.deleteFrom('profiles').execute()
  await site.db.deleteFrom('searchWords').execute()
})

async function search(
  typed: string,
  { sort = 'relevance', page = 1, ...asked }: Partial<ItemSearch> & { sort?: SearchSort; page?: number } = {},
) {
  const wanted = readWanted({ term: searchTerm(typed), ...asked })
  const hits = await countHits(site.db, wanted, NOW)
  const { listings, billboards } = await searchPage(site.db, {
    wanted,
    hits,
    sort,
    page,
    locale: 'en',
    now: NOW,
  })
  return {
    hits,
    listings: listings.items.map((i) => i.title),
    billboards: billboards.items.map((i) => i.title),
    listingsGoOn: listings.hasMore,
  }
}

describe('searching', () => {
  test('[SRCH-01] a part of a word in any case finds titles, descriptions and categories, of listings and billboards', async () => {
    await aListing(site.db, { title: { en: 'Volvo VNL' }, description: { en: 'With a reefer unit' } })
    await aListing(site.db, { title: { en: 'Plain trailer' }, category: 'parking-lots' })
    await anAd(site.db, { title: { en: 'REEFER repair' } })
    expect(await search('eEfE', { inside: new Set(['eefe']) })).toMatchObject({
      listings: ['Volvo VNL'],
      billboards: ['REEFER repair'],
      hits: { listings: 1, billboards: 1 },
    })
    expect((await search('parking lots')).listings).toEqual(['Plain trailer'])
    expect((await search('стоянки')).listings).toEqual(['Plain trailer'])
  })

  test('[SRCH-01] every language of an item is searched, whatever language the page is in', async () => {
    await aListing(site.db, { title: { en: 'Tow truck', ru: 'Эвакуатор', es: 'Grúa' } })
    for (const typed of ['ЭВАКУ', 'grua', 'GRÚA', 'tow'])
      expect((await search(typed)).listings).toEqual(['Tow truck'])
  })

  test('[SRCH-09] an item is found by words it was given in addition to its texts', async () => {
    const item = { title: { en: 'Truck' }, category: 'jobs', description: {} } as const
    const searchVector = searchVectorOf({ ...item, extraWords: ['Home weekly', 'домой каждую неделю'] })
    await aListing(site.db, { ...item, searchVector })
    await aListing(site.db, item)
    expect((await search('home weekly truck')).hits.listings).toBe(1)
    expect((await search('weekly')).hits.listings).toBe(1)
  })

  test('a hit is a full card: its address, its age, whom one can call', async () => {
    const { listingId } = await aListing(site.db, { title: { en: 'unique' } })
    const wanted = readWanted({ term: 'unique' })
    const hits = { listings: 1, billboards: 0 }
    const { listings } = await searchPage(site.db, {
      wanted,
      hits,
      sort: 'newest',
      page: 1,
      locale: 'en',
      now: NOW,
    })
    expect(listings.items[0]).toMatchObject({
      publicId: listingId,
      age: { unit: 'day', count: 1 },
      canCall: true,
      kind: 'listing',
    })
  })

  test('[SRCH-01] what is not public is not found', async () => {
    await aListing(site.db, { title: { en: 'hidden gem' }, status: 'inactive' })
    await anAd(site.db, { title: { en: 'hidden gem' }, moderation: 'waiting' })
    expect(await search('hidden')).toMatchObject({
      hits: { listings: 0, billboards: 0 },
      listings: [],
      billboards: [],
    })
  })

  test.for(['100%', 'a_b', 'c:\\d', `o'neil "quoted"`, '$1', ';--'])(
    '[SRCH-05] %s is looked for letter by letter',
    async (sign) => {
      await aListing(site.db, { title: { en: `with ${sign} in it` } })
      await aListing(site.db, { title: { en: '1000 axb c:xd oneil' } })
      expect((await search(sign)).listings).toEqual([`with ${sign} in it`])
    },
  )

  test('[SRCH-05] a term of ten thousand characters is cut, not refused', async () => {
    expect(await search('x'.repeat(10_000))).toMatchObject({ listings: [] })
  })

  test('[SRCH-02] 25 on a page, and it is known whether the list goes on', async () => {
    for (let i = 0; i < 26; i += 1)
      await aListing(site.db, { title: { en: `bolt ${i}` }, createdAt: daysAgo(1 + i / 50) })
    expect(await search('bolt')).toMatchObject({ hits: { listings: 26 }, listingsGoOn: true })
    expect(await search('bolt', { page: 2 })).toMatchObject({ listings: ['bolt 25'], listingsGoOn: false })
  })

  test('[PAY-11] a bump counts for newest and among equal matches, and banner ads have none', async () => {
    await aListing(site.db, { title: { en: 'jack new' }, createdAt: daysAgo(1) })
    await aListing(site.db, {
      title: { en: 'jack bumped' },
      createdAt: daysAgo(9),
      bumpedAt: daysAgo(0.5),
    })
    await anAd(site.db, { title: { en: 'jack repair' } })
    expect((await search('jack', { sort: 'newest' })).listings).toEqual(['jack bumped', 'jack new'])
    expect((await search('jack', { sort: 'relevance' })).listings).toEqual(['jack bumped', 'jack new'])
    expect((await search('jack', { sort: 'oldest' })).listings).toEqual(['jack bumped', 'jack new'])
  })

  test('[SRCH-02] by date and by price, without a price last', async () => {
    await aListing(site.db, { title: { en: 'jack old' }, createdAt: daysAgo(5), priceCents: 100 })
    await aListing(site.db, { title: { en: 'jack mid' }, createdAt: daysAgo(3), priceCents: null })
    await aListing(site.db, { title: { en: 'jack new' }, createdAt: daysAgo(1), priceCents: 900 })
    expect((await search('jack', { sort: 'newest' })).listings).toEqual(['jack new', 'jack mid', 'jack old'])
    expect((await search('jack', { sort: 'oldest' })).listings).toEqual(['jack old', 'jack mid', 'jack new'])
    expect((await search('jack', { sort: 'price-low' })).listings).toEqual([
      'jack old',
      'jack new',
      'jack mid',
    ])
    expect((await search('jack', { sort: 'price-high' })).listings).toEqual([
      'jack new',
      'jack old',
      'jack mid',
    ])
  })
})

const meantBy = (term: string) => misspelled(site.db, wordsToSpell(readWords(term)?.groups ?? []), NOW)

describe('near misses', () => {
  test.for([
    ['freigtliner', 'freightliner'],
    ['мезаник', 'механик'],
    ['camoin', 'camion'],
    ['kenworht t680', 'kenworth t680'],
  ])('[SRCH-06] %s was meant as %s', async ([typed = '', meant = '']) => {
    await aListing(site.db, {
      title: { en: 'Freightliner', ru: 'механик', es: 'camión' },
      description: { en: 'kenworth t680' },
    })
    const term = searchTerm(typed)
    expect(correctSpelling(term, await meantBy(term))).toBe(meant)
  })

  test('[SRCH-06] a word that finds something is never corrected', async () => {
    await aListing(site.db, { title: { en: 'Freightliner' } })
    await aListing(site.db, { title: { en: 'A freigtliner, as its owner wrote' } })
    expect(await meantBy('freigtliner')).toEqual(new Map())
  })

  test('a word nothing resembles stays as it is', async () => {
    expect(await meantBy('qqqqzzzz')).toEqual(new Map())
  })
})
