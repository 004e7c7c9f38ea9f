import { MIDWEST_TOWNS, OTHER_TOWNS } from '@haulpost/demo/towns'
import { describe, expect, test } from 'vitest'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { LISTING_FIELDS, LISTING_LIMITS } from '#app/features/items/listing-fields.ts'
import { searchTextOf } from '#app/features/items/search-text.ts'
import { TICKER_CAP } from '#app/features/ticker/rules.ts'
import { fold } from '#app/lib/fold.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { priceCentsOf } from '#app/lib/money.ts'
import { lengthSeen } from '#app/lib/text.ts'
import { parsePhone } from '#app/platform/forms/parse-phone.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { BILLBOARDS } from '../billboards.ts'
import { type ListingRow, listingRows } from './listings.ts'
import { ownersOf } from './owners.ts'
import { publicIdOf } from './plan.ts'

const PICTURE = { id: 'a'.repeat(32), width: 1024, height: 768 }
const owners = ownersOf(NOW)
const make = (total: number, now = NOW) => [
  ...listingRows(total, { owners: ownersOf(now), gallery: { scene: () => PICTURE }, now }),
]
const rows = make(600)

function isPublic({ status, moderation, ownerHidden, expiresAt }: ListingRow): boolean {
  return (
    status === 'active' &&
    moderation === 'approved' &&
    !ownerHidden &&
    expiresAt !== null &&
    new Date(expiresAt ?? 0) > NOW
  )
}

const share = (some: readonly unknown[]) => some.length / rows.length

test('the same moment gives exactly the same rows', () => {
  expect(make(120)).toEqual(make(120))
})

test('another moment changes dates and nothing else', () => {
  const later = make(80, new Date(NOW.getTime() + 86_400_000))
  const dates = { createdAt: NOW, updatedAt: NOW, expiresAt: NOW, moderatedAt: NOW }
  const undated = (row: ListingRow) => ({
    ...row,
    ...dates,
    priceDroppedAt: row.priceDroppedAt && NOW,
  })
  expect(later.map(undated)).toEqual(make(80).map(undated))
  expect(later[0]?.createdAt).not.toEqual(make(80)[0]?.createdAt)
})

test('there are as many as asked for, few or many', () => {
  expect([1, 24, 25, 200, 777].map((total) => make(total).length)).toEqual([1, 24, 25, 200, 777])
})

describe.each([200, 600])('among %i listings', (total) => {
  test('[CAT-01] every category has public ones in each language', () => {
    const found = make(total).filter(isPublic)
    const lacking = CATEGORY_SLUGS.flatMap((slug) =>
      LOCALES.filter(
        (locale) => !found.some(({ category, title }) => category === slug && title[locale]),
      ).map((locale) => `${slug} ${locale}`),
    )
    expect(lacking).toEqual([])
  })
})

test('trucks and trailers fill a thousand pages when there are 100,000 listings', () => {
  const perPage = 25
  const trucks = make(4000).filter((row) => row.category === 'trucks-trailers-marketplace' && isPublic(row))
  expect((trucks.length * 100_000) / 4000 / perPage).toBeGreaterThan(1000)
})

test('[POST-02] nothing is longer than a user may write', () => {
  const longest = (texts: readonly string[]) => Math.max(...texts.map(lengthSeen))
  expect(longest(rows.flatMap(({ title }) => Object.values(title)))).toBeLessThanOrEqual(LISTING_LIMITS.title)
  expect(longest(rows.flatMap(({ description }) => Object.values(description)))).toBeLessThanOrEqual(900)
  expect(longest(rows.map(({ contactName }) => contactName ?? ''))).toBeLessThanOrEqual(
    LISTING_FIELDS.contactName.max,
  )
  expect(Math.max(...rows.map(({ images }) => images?.length ?? 0))).toBeLessThanOrEqual(
    LISTING_LIMITS.pictures,
  )
})

test('one language or all of them (D-33)', () => {
  const mixes = new Set(
    rows.map(({ title, description }) => `${Object.keys(title).join()} ${Object.keys(description).join()}`),
  )
  expect([...mixes].sort()).toEqual(['en en', 'en,ru,es en,ru,es', 'es es', 'ru ru'])
  const english = rows.filter(({ title }) => Object.keys(title).join() === 'en')
  expect(share(english)).toBeGreaterThan(0.38)
  expect(share(english)).toBeLessThan(0.58)
})

test('[SRCH-01] what a listing is found by is what the search rules say', () => {
  expect(rows.every((row) => row.searchText === searchTextOf(row))).toBe(true)
  expect(
    rows.every(({ searchText, title }) =>
      Object.values(title).every((text) => searchText?.includes(fold(text))),
    ),
  ).toBe(true)
})

test('no contact of a real person is used', () => {
  expect(rows.every(({ contactPhone = '' }) => /^\(\d{3}\) 555-01\d\d$/u.test(contactPhone))).toBe(true)
  expect(rows.every(({ contactPhone = '' }) => parsePhone(contactPhone) === contactPhone)).toBe(true)
  expect(
    rows.every(
      ({ contactEmail = '' }) => contactEmail === '' || /^[a-z]+@[a-z0-9-]+\.example$/u.test(contactEmail),
    ),
  ).toBe(true)
  expect(
    rows.every(
      ({ websiteUrl = '' }) => websiteUrl === '' || new URL(websiteUrl).hostname.endsWith('.example'),
    ),
  ).toBe(true)
})

test('prices are read by the rule for all prices', () => {
  expect(rows.every(({ compensation = '', priceCents }) => priceCents === priceCentsOf(compensation))).toBe(
    true,
  )
  const cents = rows.flatMap(({ priceCents }) => priceCents ?? [])
  expect(cents.some((price) => price < 50_000)).toBe(true)
  expect(cents.some((price) => price >= 50_000 && price < 100_000)).toBe(true)
  expect(cents.some((price) => price >= 10_000_000)).toBe(true)
})

test('most are public, some are everything else a listing can be', () => {
  expect(share(rows.filter(isPublic))).toBeGreaterThan(0.82)
  const lives = new Set(make(3000).map(({ status, moderation }) => `${status} ${moderation}`))
  expect([...lives].sort()).toEqual([
    'active approved',
    'active waiting',
    'expired approved',
    'inactive approved',
    'inactive rejected',
    'pending approved',
    'sold approved',
  ])
})

test('[POST-15] a paid listing runs for thirty days, and what runs is not over', () => {
  const paid = rows.filter(({ paymentStatus }) => paymentStatus === 'completed')
  const days = paid.map(({ createdAt, expiresAt }) => (Number(expiresAt) - Number(createdAt)) / 86_400_000)
  expect(new Set(days)).toEqual(new Set([30]))
  expect(
    rows.filter(({ status, expiresAt }) => status === 'active' && Number(expiresAt) <= Number(NOW)),
  ).toEqual([])
  expect(
    rows.filter(({ status, expiresAt }) => status === 'expired' && Number(expiresAt) > Number(NOW)),
  ).toEqual([])
  expect(rows.every(({ createdAt }) => Number(createdAt) < Number(NOW))).toBe(true)
})

test('[TICK-02] the ticker is full but not too full, and only what is public runs in it', () => {
  const inTicker = rows.filter(({ featuredTicker }) => featuredTicker)
  const featured = BILLBOARDS.filter((billboard) => billboard.featured)
  expect(inTicker).toHaveLength(14)
  expect(inTicker.every(isPublic)).toBe(true)
  expect(inTicker.length + featured.length).toBe(TICKER_CAP)
})

test('[POST-05] a wide service area names no place, a narrow one lies in the town of the listing', () => {
  const wide = rows.filter(({ serviceAreaType }) => serviceAreaType !== 'specific_state')
  expect(
    wide.every(
      ({ serviceCity, serviceState, serviceZipCode }) => !serviceCity && !serviceState && !serviceZipCode,
    ),
  ).toBe(true)
  const towns = new Set([...MIDWEST_TOWNS, ...OTHER_TOWNS].map(({ city, state }) => `${city} ${state}`))
  const named = rows.filter(({ serviceCity }) => serviceCity)
  expect(named.every(({ serviceCity, serviceState }) => towns.has(`${serviceCity} ${serviceState}`))).toBe(
    true,
  )
  expect(new Set(rows.map(({ serviceAreaType }) => serviceAreaType)).size).toBe(3)
})

test('some belong to the demo accounts', () => {
  const members = new Set(owners.members.map(({ id }) => id))
  const theirs = make(3000).filter(({ userId }) => members.has(userId))
  expect(theirs.length / 3000).toBeGreaterThan(0.035)
  expect(theirs.length / 3000).toBeLessThan(0.065)
})

test('[POST-11] public ids are six digits and never the same twice, then seven', () => {
  const ids = Array.from({ length: 100_000 }, (_, i) => publicIdOf(i))
  expect(new Set(ids).size).toBe(100_000)
  expect(Math.min(...ids.slice(0, 5000))).toBeGreaterThanOrEqual(100_000)
  expect(Math.max(...ids.slice(0, 5000))).toBeLessThanOrEqual(999_999)
  expect(publicIdOf(900_000)).toBe(1_000_000)
})

test('titles stay varied when there are many', () => {
  const trucks = make(8000).filter(({ category }) => category === 'trucks-trailers-marketplace')
  expect(new Set(trucks.map(({ title }) => Object.values(title).join())).size).toBeGreaterThan(
    trucks.length * 0.85,
  )
})
