import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { searchVectorOf } from '#app/features/items/search-words.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { fillVectors } from './fill-vectors.server.ts'
import { readWanted } from './match-items.server.ts'
import { countHits } from './queries.server.ts'

const { db } = useDatabase()

beforeEach(() => db.deleteFrom('profiles').execute())

const found = async (term: string) => {
  const { listings, billboards } = await countHits(db, readWanted({ term }), NOW)
  return [listings, billboards]
}

const withoutVectors = async () => [
  ...(await db.selectFrom('listings').select('id').where('searchVector', 'is', null).execute()),
  ...(await db.selectFrom('ads').select('id').where('searchVector', 'is', null).execute()),
]

test('[SRCH-07] what an earlier release stored is found by its texts, and then by its place', async () => {
  const { id: userId } = await aProfile(db)
  for (let i = 0; i < 201; i += 1) await aListing(db, { userId, searchVector: null, businessCity: 'Gary' })
  await anAd(db, { userId, searchVector: null, title: { en: 'Kenworth service' }, serviceCity: 'Gary' })
  expect(await found('kenworth')).toEqual([201, 1])
  expect(await found('kenworth gary')).toEqual([0, 0])

  await fillVectors({ db })

  expect(await withoutVectors()).toEqual([])
  expect(await found('kenworth gary')).toEqual([201, 1])
})

test('[SRCH-07] what an earlier release changes is not found by its old words', async () => {
  await aListing(db)
  await db.updateTable('listings').set({ searchText: 'work\nvolvo' }).execute()
  expect(await withoutVectors()).toHaveLength(1)
  expect(await found('volvo')).toEqual([1, 0])
  expect(await found('kenworth')).toEqual([0, 0])
})

test('[SRCH-07] what an earlier release moves is not found at its old place', async () => {
  await aListing(db)
  await db.updateTable('listings').set({ businessCity: 'Laredo' }).execute()
  expect(await found('kenworth')).toEqual([1, 0])
  expect(await found('joliet')).toEqual([0, 0])
  await fillVectors({ db })
  expect(await found('laredo')).toEqual([1, 0])
})

test('[ATTR-21] the words of facts that an earlier release did not know are added, and nothing is lost meanwhile', async () => {
  const { id: userId } = await aProfile(db)
  const attributes = JSON.stringify({ kind: 'reefer' })
  const old = (title: string) => searchVectorOf({ category: 'jobs', title: { en: title }, description: {} })
  for (let i = 0; i < 201; i += 1) {
    const { id } = await aListing(db, { userId, category: 'trucks-trailers-marketplace', attributes })
    const searchVector = sql<string>`${old('kenworth')}::tsvector`
    await db.updateTable('listings').set({ searchVector }).where('id', '=', id).execute()
  }
  expect(await found('kenworth')).toEqual([201, 0])
  expect(await found('рефрижератор')).toEqual([0, 0])

  await fillVectors({ db })

  expect(await found('рефрижератор')).toEqual([201, 0])
  const { rows } = await sql`
    select from listings where attributes <> '{}'::jsonb and not search_vector @@ '''#1'''::tsquery`.execute(
    db,
  )
  expect(rows).toEqual([])
})

test('a view does not make the words of an item again', async () => {
  await aListing(db)
  await db.updateTable('listings').set({ views: 7 }).execute()
  expect(await withoutVectors()).toEqual([])
})

test('[BIZ-06] a listing is found by the company that its poster posts for, also after it is called otherwise', async () => {
  const { id: userId } = await aProfile(db, { companyName: 'Northgate Lines' })
  for (let i = 0; i < 2; i += 1) await aListing(db, { userId, searchVector: null })
  await aListing(db)
  await fillVectors({ db })
  expect(await found('northgate lines')).toEqual([2, 0])
  expect(await found('northgate kenworth')).toEqual([2, 0])

  await db.updateTable('profiles').set({ companyName: 'Ruiz & Sons' }).where('id', '=', userId).execute()
  expect(await found('northgate')).toEqual([0, 0])
  expect(await found('kenworth')).toEqual([3, 0])
  await fillVectors({ db })
  expect(await found('ruiz')).toEqual([2, 0])
  expect(await withoutVectors()).toEqual([])
})

test('[BIZ-06] what admins post for others is not found by the company in their own profile', async () => {
  const { id: userId } = await aProfile(db, { role: 'admin', companyName: 'Northgate Lines' })
  await aListing(db, { userId, searchVector: null })
  await fillVectors({ db })
  expect(await found('northgate')).toEqual([0, 0])
})

test('[BIZ-06] while the words of a listing are made, its company keeps its name', async () => {
  const { id: userId } = await aProfile(db, { companyName: 'Northgate Lines' })
  await aListing(db, { userId, searchVector: null })
  const renamed = db.updateTable('profiles').set({ companyName: 'Ruiz & Sons' }).where('id', '=', userId)
  await Promise.all([fillVectors({ db }), renamed.execute()])
  await fillVectors({ db })
  expect([await found('northgate'), await found('ruiz')]).toEqual([
    [0, 0],
    [1, 0],
  ])
})
