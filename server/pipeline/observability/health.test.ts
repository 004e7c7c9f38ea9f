import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useDatabase } from '#tests/helpers/database.ts'
import { pipelineAround } from '#tests/helpers/pipeline.ts'

const { db } = useDatabase()
const responseOf = async (given: Parameters<typeof pipelineAround>[1], path = '/readyz') => {
  const response = await pipelineAround(undefined, given).request(path)
  return [response.status, await response.text()]
}

test('a site whose database responds and is up to date is ready', async () => {
  expect(await responseOf({ db })).toEqual([200, 'ok'])
})

test('a site that is going down is not ready, but lives', async () => {
  expect(await responseOf({ db, isDraining: () => true })).toEqual([503, 'unavailable'])
  expect(await responseOf({ db, isDraining: () => true }, '/healthz')).toEqual([200, 'ok'])
})

test('[UP-05] a site that turns visitors away because it is too slow is not ready, but lives', async () => {
  const pressure = { isBusy: () => true, isHigh: () => true }
  expect(await responseOf({ db, pressure })).toEqual([503, 'unavailable'])
  expect(await responseOf({ db, pressure }, '/healthz')).toEqual([200, 'ok'])
  expect(await responseOf({ db, pressure: { ...pressure, isHigh: () => false } })).toEqual([200, 'ok'])
})

test('a site without its database is not ready, but lives', async () => {
  expect(await responseOf({})).toEqual([503, 'unavailable'])
  expect(await responseOf({}, '/healthz')).toEqual([200, 'ok'])
})

test('a site whose database lacks a migration is not ready until it has run', async () => {
  const { rows } = await sql<{ name: string; checksum: string }>`delete from migrations
    where name = (select max(name) from migrations) returning name, checksum`.execute(db)
  expect(await responseOf({ db })).toEqual([503, 'unavailable'])
  const [last] = rows
  await sql`insert into migrations (name, checksum) values (${last?.name}, ${last?.checksum})`.execute(db)
  expect(await responseOf({ db })).toEqual([200, 'ok'])
})

test('a database that does not respond in half a second is not waited for', async () => {
  const release = Promise.withResolvers<void>()
  // Holds every connection of the pool.
  const holders = Array.from({ length: 5 }, () => db.connection().execute(() => release.promise))
  expect(await responseOf({ db })).toEqual([503, 'unavailable'])
  release.resolve()
  await Promise.all(holders)
})
