import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { PACKAGES, TIERS } from '#app/features/pricing/packages.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { aBuyer, PLACES_TO_PAY, payOnce } from '#tests/helpers/places-to-pay.ts'
import { numRuns, PROPERTY_TIMEOUT_MS } from '#tests/helpers/property-runs.ts'
import { siteWith } from '#tests/helpers/site.ts'

// The same thing paid for two to eight times at once, while its messages arrive. PROPERTY_RUNS repeats the rounds.

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const clicks = fc.integer({ min: 2, max: 8 })

const chargedPayments = (userId: string) =>
  db
    .selectFrom('payments')
    .select(['id', 'tier'])
    .where('userId', '=', userId)
    .where('state', '=', 'paid')
    .execute()

const partsOf = (sourceId: string) =>
  db.selectFrom('entitlements').select('kind').where('sourceId', '=', sourceId).execute()

test.each(Object.entries(PLACES_TO_PAY))(
  '[PAY-05] %s, clicked two to eight times at once, is charged once',
  async (_, placeIn) => {
    await fc.assert(
      fc.asyncProperty(clicks, async (count) => {
        const { payer, cents, pay } = await placeIn(db)
        const site = await siteWith(db, { actor: payer.ctx().actor, payments: payer.payments })
        const [before, charged] = [await chargedPayments(payer.userId), await payer.charged()]
        const letters = await emailsTo(db, payer.email)

        const tabs = Array.from({ length: count }, () => pay(site))
        const responses = await Promise.all([...tabs, payer.deliverEvents()])
        await payer.deliverEvents()
        const statuses = responses.map((response) => response?.status ?? 200)

        expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
        expect(statuses.slice(0, count)).toContain(200)
        expect(await payer.charged()).toBe(charged + cents)
        const times = cents > 0 ? 1 : 0
        const known = new Set(before.map(({ id }) => id))
        const made = (await chargedPayments(payer.userId)).filter(({ id }) => !known.has(id))
        expect(made).toHaveLength(times)
        for (const { id } of made) {
          const kinds = (await partsOf(id)).map(({ kind }) => kind)
          expect(kinds.length).toBeGreaterThan(0)
          expect(new Set(kinds).size).toBe(kinds.length)
        }
        expect(await emailsTo(db, payer.email)).toHaveLength(letters.length + times)
      }),
      { numRuns: numRuns(1) },
    )
  },
  PROPERTY_TIMEOUT_MS,
)

test(
  '[PAY-05] one draft paid in two to eight tabs at once, each for another package: one of them is charged',
  async () => {
    const packages = fc.array(fc.constantFrom(...TIERS), { minLength: 2, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(packages, async (tiers) => {
        const { payer, ...buyer } = await aBuyer(db)
        const site = await siteWith(db, { actor: payer.ctx().actor, payments: payer.payments })
        const pay = (tier: (typeof tiers)[number]) =>
          payOnce(site, { ...buyer, tier, reason: 'new', amount: PACKAGES[tier].priceCents })

        const responses = await Promise.all(tiers.map(pay))
        await payer.deliverEvents()
        const wrong = responses
          .map(({ status }) => status)
          .filter((status) => status !== 200 && status !== 409)
        expect(wrong).toEqual([])

        // Each may have called off the charge of another before it was paid: then the draft can still be paid.
        if ((await payer.charged()) === 0) await pay('single')
        await payer.deliverEvents()
        const [paid, ...more] = await chargedPayments(payer.userId)
        expect(more).toEqual([])
        expect(await payer.charged()).toBe(paid && PACKAGES[paid.tier].priceCents)
      }),
      { numRuns: numRuns(3) },
    )
  },
  PROPERTY_TIMEOUT_MS,
)
