import { beforeEach, describe, expect, test } from 'vitest'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { aListing } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import type { ItemFilter } from './list-filters.ts'
import { countPublicListings, publicListings } from './queries.server.ts'
import { placeFilterOf } from './schema.ts'

const site = useDatabase()
const CATEGORY = 'trucks-trailers-marketplace'

const asked = { filter: { category: CATEGORY }, sort: 'newest', page: 1, locale: 'en', now: NOW } as const
const titlesOf = async (given: Partial<Parameters<typeof publicListings>[1]> = {}) =>
  (await publicListings(site.db, { ...asked, ...given })).map(({ title }) => title)
const titled = (en: string) => ({ title: { en } })

beforeEach(() => site.db.deleteFrom('profiles').execute())

describe('what a visitor sees of a category', () => {
  test('[CAT-04] only public listings: active, approved, not past their end, of an owner who is neither banned nor gone', async () => {
    const owner = await aProfile(site.db)
    const banned = await aProfile(site.db, { role: 'user' })
    await aListing(site.db, { ...titled('public'), userId: owner.id })
    await aListing(site.db, { ...titled('inactive'), status: 'inactive', userId: owner.id })
    await aListing(site.db, { ...titled('pending'), status: 'pending', userId: owner.id })
    await aListing(site.db, { ...titled('sold'), status: 'sold', userId: owner.id })
    await aListing(site.db, { ...titled('rejected'), moderation: 'rejected', userId: owner.id })
    await aListing(site.db, { ...titled('waiting'), moderation: 'waiting', userId: owner.id })
    await aListing(site.db, { ...titled('over'), expiresAt: daysAgo(0.001), userId: owner.id })
    await aListing(site.db, { ...titled('deleted'), deletedAt: daysAgo(1), userId: owner.id })
    await aListing(site.db, { ...titled('of a banned owner'), userId: banned.id })
    await site.db.updateTable('profiles').set({ role: 'banned' }).where('id', '=', banned.id).execute()

    expect(await titlesOf()).toEqual(['public'])
    expect(await countPublicListings(site.db, asked.filter, NOW)).toBe(1)

    await site.db.updateTable('profiles').set({ role: 'user' }).where('id', '=', banned.id).execute()
    expect(await titlesOf()).toContain('of a banned owner')
  })

  test('[CAT-04] newest first, 25 on a page, and the rest on the next', async () => {
    const owner = await aProfile(site.db)
    for (let i = 0; i < 27; i += 1) {
      await aListing(site.db, { ...titled(`no ${i}`), createdAt: daysAgo(1 + i / 100), userId: owner.id })
    }
    const first = await titlesOf()
    expect(first).toHaveLength(25)
    expect(first[0]).toBe('no 0')
    expect(await titlesOf({ page: 2 })).toEqual(['no 25', 'no 26'])
    expect(await titlesOf({ page: 3 })).toEqual([])
  })

  test('[FACET-09] by a fact: what does not state it comes last, and equals have one order across pages', async () => {
    const { id: userId } = await aProfile(site.db)
    const years = [2020, null, 2020, 2015, 2020]
    for (let i = 0; i < years.length; i += 1) {
      const attributes = JSON.stringify(years[i] ? { year: years[i], mileage: 1000 * i } : { make: 'volvo' })
      await aListing(site.db, { ...titled(`${i} of ${years[i] ?? 'no year'}`), userId, attributes })
    }
    const pages = await Promise.all(
      [1, 2, 3].map((page) => titlesOf({ sort: 'year-high', page, perPage: 2 })),
    )
    const inOrder = pages.flat()

    expect(inOrder.slice(3)).toEqual(['3 of 2015', '1 of no year'])
    expect(inOrder.slice(0, 3).toSorted()).toEqual(['0 of 2020', '2 of 2020', '4 of 2020'])
    expect(await titlesOf({ sort: 'mileage-low' })).toEqual([
      '0 of 2020',
      '2 of 2020',
      '3 of 2015',
      '4 of 2020',
      '1 of no year',
    ])
  })

  test('[LANG-04] content shows in the language of the page, else in English, else in whichever exists', async () => {
    await aListing(site.db, { title: { en: 'reefer', ru: 'рефрижератор' }, createdAt: daysAgo(1) })
    await aListing(site.db, { title: { es: 'caja seca' }, createdAt: daysAgo(2) })
    await aListing(site.db, { title: { en: 'flatbed', ru: '' }, createdAt: daysAgo(3) })
    expect(await titlesOf({ locale: 'ru' })).toEqual(['рефрижератор', 'caja seca', 'flatbed'])
    expect(await titlesOf({ locale: 'en' })).toEqual(['reefer', 'caja seca', 'flatbed'])
  })

  test('[LANG-04] what is in another language than the page says so, for a screen reader', async () => {
    await aListing(site.db, { title: { en: 'reefer', ru: 'рефрижератор' }, createdAt: daysAgo(1) })
    await aListing(site.db, { title: { es: 'caja seca' }, createdAt: daysAgo(2) })
    await aListing(site.db, { title: { en: 'flatbed', ru: '' }, createdAt: daysAgo(3) })
    const cards = await publicListings(site.db, { ...asked, locale: 'ru' })
    expect(cards.map(({ language }) => language)).toEqual([null, 'es', 'en'])
  })

  test('a list carries no contact data, only whether there is some', async () => {
    await aListing(site.db, {
      contactName: 'Secret Sam',
      contactEmail: 'sam@secret.example',
      contactPhone: '(555) 010-7777',
    })
    const [card] = await publicListings(site.db, asked)
    expect(card).toMatchObject({ canCall: true, canWrite: true })
    expect(JSON.stringify(card)).not.toMatch(/secret|010-7777|5550107777/iu)
  })
})

describe('filters', () => {
  const found = async (filter: ItemFilter) => {
    const titles = await titlesOf({ filter: { category: CATEGORY, ...filter } })
    expect(await countPublicListings(site.db, { category: CATEGORY, ...filter }, NOW)).toBe(titles.length)
    return titles.sort()
  }

  test('[CAT-05] a price filter keeps only what costs that much', async () => {
    for (const [name, priceCents] of [
      ['free', 0],
      ['499', 49_900],
      ['500', 50_000],
      ['999', 99_999],
      ['1000', 100_000],
    ] as const) {
      await aListing(site.db, { ...titled(name), priceCents })
    }
    await aListing(site.db, { ...titled('call me'), priceCents: null })
    expect(await found({ price: 'under-500' })).toEqual(['499', 'free'])
    expect(await found({ price: '500-1000' })).toEqual(['500', '999'])
    expect(await found({ price: '1000+' })).toEqual(['1000'])
  })

  test('[CAT-05] a city filter finds the service city and the business city, in any case, by any part', async () => {
    await aListing(site.db, { ...titled('business'), businessCity: 'Joliet' })
    await aListing(site.db, { ...titled('service'), businessCity: '', serviceCity: 'New Joliet Park' })
    await aListing(site.db, { ...titled('elsewhere'), businessCity: 'Gary' })
    expect(await found({ city: 'jOLI' })).toEqual(['business', 'service'])
    expect(await found({ city: '%' })).toEqual([])
  })

  const fiveOf = async (category: CategorySlug) => {
    const each = (title: string) => ({ title: { en: title }, category, businessState: null })
    await aListing(site.db, { ...each('in Illinois'), businessState: 'IL' })
    await aListing(site.db, { ...each('serves Illinois'), serviceState: 'IL' })
    await aListing(site.db, { ...each('in Texas'), businessState: 'TX', serviceState: 'IL' })
    await aListing(site.db, { ...each('everywhere'), serviceAreaType: 'all_states' })
    await aListing(site.db, { ...each('Midwest'), businessState: 'TX', serviceAreaType: 'midwest' })
  }

  test('[CAT-05] services and jobs are in a state that they serve: theirs, all states, the Midwest', async () => {
    await fiveOf('cdl-a-company-drivers')
    const inState = (typed: string) =>
      found({ category: 'cdl-a-company-drivers', place: placeFilterOf(typed) })
    expect(await inState('illinois')).toEqual([
      'Midwest',
      'everywhere',
      'in Illinois',
      'in Texas',
      'serves Illinois',
    ])
    expect(await inState('CA')).toEqual(['everywhere'])
    expect(await inState('Chihuahua')).toEqual([])
  })

  test.for(['trucks-trailers-marketplace', 'real-estate-marketplace'] as const)(
    '[CAT-05] %s: goods are in the state where they stand, however far their seller serves',
    async (category) => {
      await fiveOf(category)
      expect(await found({ category, place: placeFilterOf('IL') })).toEqual([
        'in Illinois',
        'serves Illinois',
      ])
      expect(await found({ category, place: placeFilterOf('TX') })).toEqual(['Midwest', 'in Texas'])
    },
  )

  test('[CAT-10] a price from, a price to, both ends included', async () => {
    for (const [name, priceCents] of [
      ['free', 0],
      ['9,999', 999_900],
      ['10,000', 1_000_000],
      ['25,000', 2_500_000],
      ['25,001', 2_500_100],
    ] as const) {
      await aListing(site.db, { ...titled(name), priceCents })
    }
    await aListing(site.db, { ...titled('call me'), priceCents: null })
    expect(await found({ minDollars: 10_000, maxDollars: 25_000 })).toEqual(['10,000', '25,000'])
    expect(await found({ maxDollars: 9999 })).toEqual(['9,999', 'free'])
    expect(await found({ minDollars: 25_001 })).toEqual(['25,001'])
    expect(await found({ price: 'under-500', minDollars: 1 })).toEqual([])
  })

  test('[CAT-05] a date filter keeps what was posted within it', async () => {
    await aListing(site.db, { ...titled('today'), createdAt: daysAgo(0.5) })
    await aListing(site.db, { ...titled('this week'), createdAt: daysAgo(6) })
    await aListing(site.db, { ...titled('this month'), createdAt: daysAgo(20) })
    expect(await found({ date: '24h' })).toEqual(['today'])
    expect(await found({ date: '7d' })).toEqual(['this week', 'today'])
    expect(await found({ date: '30d' })).toEqual(['this month', 'this week', 'today'])
  })

  test('[CAT-05] sorting by price puts what has no price last, both ways', async () => {
    await aListing(site.db, { ...titled('dear'), priceCents: 500 })
    await aListing(site.db, { ...titled('cheap'), priceCents: 100 })
    await aListing(site.db, { ...titled('no price'), priceCents: null })
    expect(await titlesOf({ sort: 'price-low' })).toEqual(['cheap', 'dear', 'no price'])
    expect(await titlesOf({ sort: 'price-high' })).toEqual(['dear', 'cheap', 'no price'])
  })

  test('[PAY-11] a bump counts for newest and featured; oldest and the filter by age go by the day of posting', async () => {
    await aListing(site.db, { ...titled('new'), createdAt: daysAgo(1) })
    await aListing(site.db, { ...titled('bumped'), createdAt: daysAgo(9), bumpedAt: daysAgo(0.1) })
    await aListing(site.db, { ...titled('featured'), createdAt: daysAgo(8), featuredTicker: true })
    expect(await titlesOf()).toEqual(['bumped', 'new', 'featured'])
    expect(await titlesOf({ sort: 'featured' })).toEqual(['featured', 'bumped', 'new'])
    expect(await titlesOf({ sort: 'oldest' })).toEqual(['bumped', 'featured', 'new'])
    expect(await found({ date: '7d' })).toEqual(['new'])
    const [card] = await publicListings(site.db, asked)
    expect(card).toMatchObject({ title: 'bumped', age: { unit: 'day', count: 9 } })
  })

  test('[HOME-05] featured first, then newest', async () => {
    await aListing(site.db, { ...titled('new'), createdAt: daysAgo(1) })
    await aListing(site.db, { ...titled('featured'), createdAt: daysAgo(9), featuredTicker: true })
    expect(await titlesOf({ sort: 'featured' })).toEqual(['featured', 'new'])
    expect(await titlesOf({ sort: 'oldest' })).toEqual(['featured', 'new'])
  })
})
