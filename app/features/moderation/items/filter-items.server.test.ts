import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DEFAULT_TIME_ZONE } from '#app/lib/site-calendar.ts'
import { aListing } from '#tests/factories/items.ts'
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
