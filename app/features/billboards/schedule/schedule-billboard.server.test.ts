import { describe, expect, test } from 'vitest'
import { DEFAULT_TIME_ZONE } from '#app/lib/site-calendar.ts'
import { versionOf } from '#app/platform/forms/stored-version.server.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { startIfLive } from '../start-if-live.server.ts'
import { scheduleBillboard } from './schedule-billboard.server.ts'
import { daysOf } from './schema.ts'

const { db } = useDatabase()

type Given = Parameters<typeof anAd>[1]

async function aBillboard(given: Given) {
  const { id, userId } = await anAd(db, given)
  const owner = anActor({ id: userId })
  const version = async () => {
    const days = db.selectFrom('ads').select(['startsAt', 'endsAt']).where('id', '=', id)
    return versionOf(daysOf(await days.executeTakeFirstOrThrow(), DEFAULT_TIME_ZONE))
  }
  const schedule = async (startsAt: Date | null, now = NOW) => {
    const ctx = ctxFor(db, { actor: owner, now })
    await scheduleBillboard(ctx, { id, startsAt, endsAt: null, version: await version(), acceptedLoss: 20 })
  }
  const end = async () => {
    const { expiresAt } = await db
      .selectFrom('ads')
      .select('expiresAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return expiresAt
  }
  return { id, schedule, end }
}

/** A billboard that gold and platinum brought, with both of its cells. */
async function aPaidBillboard(given: Given) {
  const billboard = await aBillboard({ expiresAt: null, ...given })
  const { id: listingId } = await aListing(db)
  const paid = { listingId, sourceId: `pi_${listingId}`, tier: 'platinum', amount: 60_000 } as const
  const places = (['category-board', 'home-board'] as const).map((kind) => ({ ...paid, kind }))
  await db
    .insertInto('entitlements')
    .values(places.map((place) => ({ ...place, billboardId: billboard.id })))
    .execute()
  await startIfLive(ctxFor(db), billboard.id)
  const times = () =>
    db
      .selectFrom('entitlements')
      .select(['startsAt', 'endsAt'])
      .where('billboardId', '=', billboard.id)
      .execute()
  return { ...billboard, times }
}

describe('[AD-05] a first day that is still to come', () => {
  test('takes the 30 days with it, there and back: nothing is lost and nothing won', async () => {
    const { schedule, end } = await aBillboard({ startsAt: daysAgo(-10), expiresAt: daysAgo(-40) })

    await schedule(daysAgo(-300))
    expect(await end()).toEqual(daysAgo(-330))
    await schedule(daysAgo(-5))
    expect(await end()).toEqual(daysAgo(-35))
    await schedule(null)

    expect(await end()).toEqual(daysAgo(-30))
  })

  test('begins places that were paid for, and takes them with it (D-07)', async () => {
    const { schedule, end, times } = await aPaidBillboard({ startsAt: daysAgo(-10) })
    const from = (day: number) => ({ startsAt: daysAgo(day), endsAt: daysAgo(day - 30) })
    expect(await times()).toEqual([from(-10), from(-10)])
    expect(await end()).toEqual(daysAgo(-40))

    await schedule(daysAgo(-20))

    expect(await times()).toEqual([from(-20), from(-20)])
    expect(await end()).toEqual(daysAgo(-50))
  })
})

describe('[AD-05] once it was shown', () => {
  test('hiding a billboard for some days does not stop its time (D-03), and showing it again takes none', async () => {
    const { schedule, end, times } = await aPaidBillboard({ startsAt: null })
    const before = [await end(), await times()]

    await schedule(daysAgo(-20), daysAgo(-5))
    await schedule(null, daysAgo(-6))

    expect([await end(), await times()]).toEqual(before)
    expect(await end()).toEqual(daysAgo(-30))
  })

  test('one that waits for an admin has no end before it is approved', async () => {
    const { schedule, end } = await aBillboard({ status: 'pending', moderation: 'waiting', expiresAt: null })

    await schedule(daysAgo(-20))

    expect(await end()).toBeNull()
  })
})
