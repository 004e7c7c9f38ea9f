import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { countFeatured, tickerItems } from '#app/features/ticker/queries.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { adminCtx } from '#tests/factories/moderation.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { numRuns, PROPERTY_TIMEOUT_MS } from '#tests/helpers/property-runs.ts'
import { isModelPublic } from './moderation/item-model.ts'
import { type Step, steps } from './moderation/steps.ts'
import { aWalk, take, type Walk } from './moderation/walk.ts'
import { fillTicker, OTHERS_FEATURED } from './moderation/walked-items.ts'

// Admins, an owner, visitors and the clock do anything to six items, in any order, while the ticker is nearly full; a model
// says what each step may do. PROPERTY_RUNS tries more walks than `npm test` does.

const { db, connectionString } = useDatabase()
beforeAll(async () => {
  await installJobs(connectionString)
  await adminCtx(db)
  await fillTicker(db)
})

/** The items as stored, and whether the public sees them. */
async function storedItems({ items, state }: Walk) {
  const ids = items.map(({ id }) => id)
  const common = ['id', 'status', 'moderation', 'deletedAt', 'expiresAt', 'title', 'updatedAt'] as const
  const [listings, ads] = await Promise.all([
    db
      .selectFrom('listings')
      .select([...common, 'featuredTicker as featured', isPublic('listings', state.now).as('isPublic')])
      .where('id', 'in', ids)
      .execute(),
    db
      .selectFrom('ads')
      .select([...common, 'featured', isPublic('ads', state.now).as('isPublic')])
      .where('id', 'in', ids)
      .execute(),
  ])
  const { rows: reports } = await sql<{ id: string; open: number }>`
    select item_id as id, count(*)::int as open from reports where resolved_at is null group by 1`.execute(db)
  const openOf = (id: string) => reports.find((one) => one.id === id)?.open ?? 0
  const rows = new Map([...listings, ...ads].map((row) => [row.id, { ...row, openReports: openOf(row.id) }]))
  return items.map(({ id }) => rows.get(id))
}

const lastEntry = async () =>
  (
    await db
      .selectFrom('auditLog')
      .select((eb) => eb.fn.max('id').as('last'))
      .executeTakeFirst()
  )?.last ?? 0

const loggedAfter = (id: number) =>
  db.selectFrom('auditLog').select(['targetId', 'actorRole']).where('id', '>', id).orderBy('id').execute()

/** What is stored is what the model says, for admins, the public and the ticker. */
async function expectAgreement(walk: Walk): Promise<void> {
  const expected = walk.items.map((item) => {
    const { status, moderation, deletedAt, expiresAt, featured, openReports } = item.model
    const isPublicNow = isModelPublic(item.model, walk.around(item))
    return { status, moderation, deletedAt, expiresAt, featured, openReports, isPublic: isPublicNow }
  })
  expect(await storedItems(walk)).toMatchObject(expected)
  const featured = walk.items.filter(({ model }) => model.featured && !model.deletedAt)
  expect(await countFeatured(db)).toBe(OTHERS_FEATURED + featured.length)
  const byHand = featured.filter(({ model }) => !model.placeUntil)
  expect(OTHERS_FEATURED + byHand.length).toBeLessThanOrEqual(20)

  const shown = new Set((await tickerItems(db, { locale: 'en', now: walk.state.now })).map(({ id }) => id))
  expect(shown.size).toBeLessThanOrEqual(20)
  const hidden = walk.items.filter(
    (item) => shown.has(item.id) && !isModelPublic(item.model, walk.around(item)),
  )
  expect(hidden).toEqual([])
}

/** A step is done if the model allows it, with one entry in the log if an admin or an edit made it; a refused one changes nothing. */
async function expectStep(walk: Walk, step: Step): Promise<void> {
  const [before, logged] = [await storedItems(walk), await lastEntry()]
  const { isAllowed, wasDone, logs } = await take(walk, step)
  expect(wasDone, JSON.stringify(step)).toBe(isAllowed)
  const made = wasDone && logs ? [logs] : []
  expect(await loggedAfter(logged)).toEqual(made)
  const after = await storedItems(walk)
  expect(after).toEqual(wasDone ? after : before)
  await expectAgreement(walk)
}

test(
  '[MOD-04] [TICK-02] [LOG-01] whatever admins, owners and time do to items, they are public as the model says, and logged',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const walk = await aWalk(db)
        try {
          for (const step of taken) await expectStep(walk, step)
        } finally {
          await db.deleteFrom('profiles').where('id', '=', walk.owner.id).execute()
        }
      }),
      { numRuns: numRuns(4) },
    )
  },
  PROPERTY_TIMEOUT_MS,
)
