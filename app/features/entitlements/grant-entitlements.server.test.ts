import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { startPaidTime } from '#app/features/billboards/start-paid-time.server.ts'
import { billFor } from '#app/features/billing/rules.ts'
import { revokePurchase } from '#app/features/listings/publishing/revoke-purchase.server.ts'
import { priceOf, TIERS, type Tier } from '#app/features/pricing/packages.ts'
import { daysAfter } from '#app/lib/day.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aListing, DRAFT } from '#tests/factories/items.ts'
import { publishPaid } from '#tests/factories/posting.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { adsOf, listingById } from '#tests/helpers/rows.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const RUNS = numRuns(25)

/** A listing, and what has been paid for it, step by step, according to the price list. */
async function aBuyer() {
  const owner = await aProfile(db)
  const { id } = await aListing(db, { ...DRAFT, userId: owner.id })
  let paidCents = 0
  const sources = new Map<Tier, string>()
  return {
    id,
    paid: () => paidCents,
    sources,
    async buy(tier: Tier, day: number) {
      const now = daysAfter(NOW, day)
      const listing = { ...(await listingById(db, id)), renews: false, isOnTop: false }
      const { amountCents, reason } = billFor(listing, tier, now)
      const has = TIERS.find((one) => priceOf(tier) - amountCents === priceOf(one)) ?? null
      const sourceId = `pi_${id}_${tier}_${day}`
      paidCents += amountCents
      sources.set(tier, sourceId)
      const upgradedFrom = reason === 'upgrade' ? has : null
      await publishPaid(db, id, { tier, amountCents, upgradedFrom, sourceId, now })
    },
    async goLive(day: number) {
      const [billboard] = await adsOf(db, owner.id)
      if (billboard) await startPaidTime(ctxFor(db, { now: daysAfter(NOW, day) }), billboard.id)
    },
    /** Returns the entitlements, kind by kind, with their end in days. */
    async holds() {
      const rows = await db
        .selectFrom('entitlements')
        .select(['kind', 'startsAt', 'endsAt'])
        .where('listingId', '=', id)
        .where('withdrawnAt', 'is', null)
        .orderBy('kind')
        .orderBy('endsAt')
        .execute()
      const inDays = (at: Date | null) => at && (at.getTime() - NOW.getTime()) / 86_400_000
      return rows.map(({ kind, startsAt, endsAt }) => ({ kind, from: inDays(startsAt), to: inDays(endsAt) }))
    },
  }
}

/** Ways up to a package: each smaller one may be bought before. */
const ways = fc.record({
  to: fc.constantFrom<Tier>('silver', 'gold', 'platinum'),
  steps: fc.subarray<Tier>(['single', 'silver', 'gold']),
})

describe('[POST-16] any way to a package', () => {
  test('taken on one day brings what buying it directly brings, for the same money', async () => {
    await fc.assert(
      fc.asyncProperty(ways, fc.nat(20), async ({ to, steps }, liveDay) => {
        const [stepper, direct] = [await aBuyer(), await aBuyer()]
        const smaller = steps.filter((step) => priceOf(step) < priceOf(to))
        for (const tier of [...smaller, to]) await stepper.buy(tier, 0)
        await direct.buy(to, 0)
        for (const buyer of [stepper, direct]) await buyer.goLive(liveDay)
        expect(stepper.paid()).toBe(direct.paid())
        expect(await stepper.holds()).toEqual(await direct.holds())
        expect(await listingById(db, stepper.id)).toMatchObject({
          paymentType: (await listingById(db, direct.id)).paymentType,
          expiresAt: (await listingById(db, direct.id)).expiresAt,
        })
      }),
      { numRuns: RUNS },
    )
  })

  test('taken on several days ends on the same day, with one of each part', async () => {
    const days = fc.tuple(fc.nat(9), fc.integer({ min: 10, max: 19 }), fc.integer({ min: 20, max: 28 }))
    await fc.assert(
      fc.asyncProperty(ways, days, fc.boolean(), async ({ to, steps }, at, isLiveEarly) => {
        const buyer = await aBuyer()
        const way = [...steps.filter((step) => priceOf(step) < priceOf(to)), to]
        for (const [step, tier] of way.entries()) {
          await buyer.buy(tier, step === 0 ? 0 : (at[step - 1] ?? 28))
          if (isLiveEarly) await buyer.goLive(step === 0 ? 0 : (at[step - 1] ?? 28))
        }
        await buyer.goLive(29)
        const held = await buyer.holds()
        expect(buyer.paid()).toBe(priceOf(to))
        expect(new Set(held.map(({ kind }) => kind)).size).toBe(held.length)
        const ends = new Map(held.map(({ kind, to: end }) => [kind, end]))
        expect([ends.get('post'), ends.get('ticker')]).toEqual([30, 30])
        // Both cells of a billboard end with it.
        const boards = held.filter(({ kind }) => kind.endsWith('-board')).map(({ to: end }) => end)
        expect(new Set(boards).size).toBeLessThanOrEqual(1)
      }),
      { numRuns: RUNS },
    )
  })

  test('a step that is refunded leaves exactly what was there before it', async () => {
    await fc.assert(
      fc.asyncProperty(ways, fc.nat(29), async ({ to, steps }, day) => {
        const buyer = await aBuyer()
        const smaller = steps.filter((step) => priceOf(step) < priceOf(to))
        if (smaller.length === 0) return
        for (const tier of smaller) await buyer.buy(tier, 0)
        const before = { held: await buyer.holds(), listing: await listingById(db, buyer.id) }
        await buyer.buy(to, day)
        const ctx = ctxFor(db, { now: daysAfter(NOW, day) })
        await revokePurchase(ctx, { listingId: buyer.id, sourceId: buyer.sources.get(to) ?? '' })
        expect(await buyer.holds()).toEqual(before.held)
        const { paymentType, expiresAt, featuredTicker, status } = before.listing
        expect(await listingById(db, buyer.id)).toMatchObject({
          paymentType,
          expiresAt,
          featuredTicker,
          status,
        })
      }),
      { numRuns: RUNS },
    )
  })

  test('an upgrade of a listing that is extended lasts thirty days, and the next one costs the difference again', async () => {
    const buyer = await aBuyer()
    await buyer.buy('gold', 0)
    await buyer.goLive(0)
    await buyer.buy('gold', 5)
    await buyer.buy('platinum', 10)
    expect(buyer.paid()).toBe(90_000)
    expect((await buyer.holds()).filter(({ kind }) => kind === 'home-board')).toEqual([
      { kind: 'home-board', from: 10, to: 40 },
    ])
  })
})
