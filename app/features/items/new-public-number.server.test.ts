import { expect, test } from 'vitest'
import { aListing, anAd } from '#tests/factories/items.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { newPublicNumber } from './new-public-number.server.ts'

const { db } = useDatabase()
const draw = (random: () => number) => newPublicNumber(ctxFor(db, { random }), 'listings')

test('[POST-11] a number has six digits, from the first to the last', async () => {
  expect(await draw(() => 0)).toBe(100_000)
  expect(await draw(() => 0.9999999)).toBe(999_999)
})

test('[POST-11] a number that is taken is drawn again', async () => {
  await aListing(db, { listingId: 100_000 })
  const draws = [0, 0, 0.5]
  expect(await draw(() => draws.shift() ?? 0)).toBe(550_000)
})

test('[POST-11] after a hundred attempts come the last six digits of the time, then seven digits', async () => {
  await aListing(db, { listingId: 100_001 })
  const always = () => 1.2 / 900_000
  const ofTime = NOW.getTime() % 1_000_000
  expect(await draw(always)).toBe(ofTime)
  await aListing(db, { listingId: ofTime })
  expect(await draw(always)).toBeGreaterThanOrEqual(1_000_000)
})

test('[AD-03] billboards have numbers of their own', async () => {
  await anAd(db, { adId: 300_000 })
  const random = () => 200_000 / 900_000
  expect(await newPublicNumber(ctxFor(db, { random }), 'listings')).toBe(300_000)
  expect(await newPublicNumber(ctxFor(db, { random }), 'ads')).not.toBe(300_000)
})
