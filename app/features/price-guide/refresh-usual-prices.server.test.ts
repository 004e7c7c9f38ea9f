import { expect, test } from 'vitest'
import { aListing } from '#tests/factories/items.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refreshUsualPrices } from './refresh-usual-prices.server.ts'

const { db } = useDatabase()

type Asked = Parameters<typeof aListing>[1]

/** A listing of a group for each value, of different posters. */
const listings = async (group: string, values: readonly number[], given: Asked = {}) => {
  for (const value of values)
    await aListing(db, { comparableGroup: group, comparableYear: 2021, comparableValue: value, ...given })
}

const usualOf = async (group: string, year = 2021) => {
  await refreshUsualPrices({ db, now: NOW })
  return db
    .selectFrom('usualPrices')
    .selectAll()
    .where('comparableGroup', '=', group)
    .where('comparableYear', '=', year)
    .executeTakeFirst()
}

test('[PRICE-01] five comparable listings say what is usual: the middle, and the half around it', async () => {
  await listings('five', [30, 40, 50, 60, 70])
  expect(await usualOf('five')).toEqual({
    comparableGroup: 'five',
    comparableYear: 2021,
    listings: 5,
    lowest: 30,
    firstQuarter: 40,
    median: 50,
    thirdQuarter: 60,
    highest: 70,
  })
})

test('[PRICE-01] four say nothing, and what was usual is gone with the fifth', async () => {
  await listings('four', [30, 40, 50, 60])
  const { id } = await aListing(db, { comparableGroup: 'four', comparableYear: 2021, comparableValue: 70 })
  expect(await usualOf('four')).toBeDefined()
  await db.deleteFrom('listings').where('id', '=', id).execute()
  expect(await usualOf('four')).toBeUndefined()
})

test('[PRICE-01] two years apart are comparable, those further apart are not', async () => {
  await listings('years', [10, 20, 30], { comparableYear: 2018 })
  await listings('years', [40, 50], { comparableYear: 2020 })
  await listings('years', [60], { comparableYear: 2022 })
  expect((await usualOf('years', 2020))?.listings).toBe(6)
  expect((await usualOf('years', 2018))?.listings).toBe(5)
  expect(await usualOf('years', 2022)).toBeUndefined()
})

test('[PRICE-01] one poster with many listings does not make a price usual', async () => {
  const { userId } = await aListing(db, { comparableGroup: 'one', comparableYear: 2021, comparableValue: 10 })
  await listings('one', [10, 10, 10, 10, 10], { userId })
  expect(await usualOf('one')).toBeUndefined()
})

test.each([
  ['never paid for', { paymentStatus: 'pending', status: 'pending' }],
  ['rejected by an admin', { moderation: 'rejected' }],
  ['deleted', { deletedAt: NOW }],
  ['of a banned owner', { ownerHidden: true }],
  ['older than two years', { createdAt: daysAgo(740) }],
] as const)('[PRICE-01] a listing that is %s does not count', async (why, given) => {
  await listings(why, [30, 40, 50, 60])
  await listings(why, [70], given)
  expect(await usualOf(why)).toBeUndefined()
})

test('[PRICE-01] what has sold or ended counts: it was asked here', async () => {
  await listings('ended', [30, 40, 50])
  await listings('ended', [60], { status: 'sold', createdAt: daysAgo(400) })
  await listings('ended', [70], { status: 'expired', createdAt: daysAgo(200) })
  expect((await usualOf('ended'))?.listings).toBe(5)
})
