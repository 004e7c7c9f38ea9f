import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DEFAULT_TIME_ZONE } from '#app/lib/site-calendar.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { parseItemsQuery } from '../schema.ts'
import { countItems, hasCommonWords } from './filter-items.server.ts'
import { COUNTED_UP_TO } from './moderated-items.ts'

const { db } = useDatabase()

const filterOf = (term: string, more = '') =>
  parseItemsQuery(new URLSearchParams(`q=${encodeURIComponent(term)}&${more}`), DEFAULT_TIME_ZONE).filter

const count = (term: string, isCommon: boolean, more = '') =>
  countItems(db, 'listings', { filter: filterOf(term, more), isCommon })

test('[MOD-01] words are found whatever becomes of a listing, and new words in the place of old ones', async () => {
  const { id } = await aListing(db, { title: { en: 'Quenched kingpin' } })
  await db.updateTable('listings').set({ status: 'expired' }).where('id', '=', id).execute()
  expect(await count('kingpin', false)).toBe(1)

  await db.updateTable('listings').set({ searchText: 'gladhand' }).where('id', '=', id).execute()
  expect([await count('kingpin', false), await count('gladhand', false)]).toEqual([0, 1])

  await db.deleteFrom('listings').where('id', '=', id).execute()
  const left = await db.selectFrom('listingWords').select('listingId').where('listingId', '=', id).execute()
  expect(left).toEqual([])
})

test('[MOD-01] common and rare words find the same, alone and with other filters', async () => {
  const { listingId, id } = await aListing(db, { title: { en: 'Flatbed tarps' }, category: 'jobs' })
  await aListing(db, { title: { en: 'Flatbed chains' }, status: 'sold' })
  await aListing(db, { title: { en: '100% new' }, moderation: 'waiting' })
  for (const term of [
    'flatbed',
    'FLATBED',
    'tarps',
    'bed c',
    '100%',
    String(listingId),
    id.slice(0, 8),
    'nothing',
  ])
    for (const more of ['', 'status=sold', 'category=jobs', 'moderation=waiting'])
      expect([term, more, await count(term, true, more)]).toEqual([
        term,
        more,
        await count(term, false, more),
      ])
  expect([await count('flatbed', true), await count('flatbed', false, 'status=sold')]).toEqual([2, 1])
})

test('[MOD-01] words are common when more items have them than are counted', async () => {
  await aListing(db, { title: { en: 'Lowboy' } })
  expect(await hasCommonWords(db, 'listings', filterOf('lowboy'))).toBe(false)
  await sql`alter table listing_words drop constraint listing_words_listing_id_fkey`.execute(db)
  await sql`insert into listing_words select gen_random_uuid(), 'a lowboy' from generate_series(1, ${COUNTED_UP_TO})`.execute(
    db,
  )
  expect(await hasCommonWords(db, 'listings', filterOf('lowboy'))).toBe(true)
  expect(await hasCommonWords(db, 'listings', filterOf('lo'))).toBe(false)
  expect(await hasCommonWords(db, 'ads', filterOf('lowboy'))).toBe(false)
})

const CONTACT = {
  title: { en: 'Zzyzx trailer' },
  contactName: 'Zelda Quarrington',
  contactEmail: 'zebra.seller@example.com',
  contactPhone: '(773) 555-0187 x204',
}

test.each([
  '(773) 555-0187',
  '773-555-0187',
  '+1 773 555 0187',
  '7735550187',
  '773.555.0187 ext. 204',
  '555-0187',
  'zebra.seller@example.com',
  'Zebra.Seller@Example.com',
  'zebra.seller',
  'zebra',
  'zelda quarr',
  'Quarrington',
])('[MOD-13] an admin finds an item by its contact: %s', async (term) => {
  const { id } = await aListing(db, CONTACT)
  await anAd(db, { ...CONTACT, contactPhone: '(773) 555-0187' })
  for (const isCommon of [false, true])
    expect([
      await count(term, isCommon),
      await countItems(db, 'ads', { filter: filterOf(term), isCommon }),
    ]).toEqual([1, 1])
  await db.deleteFrom('listings').where('id', '=', id).execute()
  await db.deleteFrom('ads').where('contactName', '=', CONTACT.contactName).execute()
})

test.each(['example.com', 'seller', '0187', 'arrington', '204', '%', '773 555 0188'])(
  '[MOD-13] nor do parts that many share find it: %s',
  async (term) => {
    const { id } = await aListing(db, CONTACT)
    expect(await count(term, false)).toBe(0)
    await db.deleteFrom('listings').where('id', '=', id).execute()
  },
)

test('[MOD-13] numbers of other countries are found, too', async () => {
  const { id } = await aListing(db, { ...CONTACT, contactPhone: '+52 55 1234 5678' })
  expect([await count('+52 (55) 1234-5678', false), await count('0052 55 12345678', false)]).toEqual([1, 1])
  await db.deleteFrom('listings').where('id', '=', id).execute()
})
