import { describe, expect, test } from 'vitest'
import { openDatabase } from '#app/platform/db/database.server.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { adminCtx, anOrder, namedRow } from '#tests/factories/moderation.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase, withShortTimeout } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { adById, listingById } from '#tests/helpers/rows.ts'
import { moderateItems } from './moderate-items.server.ts'

const { db, connectionString } = useDatabase()

const log = (id: string) =>
  db.selectFrom('auditLog').selectAll().where('targetId', '=', id).orderBy('id').execute()

async function aWaitingAd() {
  return anAd(db, { status: 'pending', moderation: 'waiting', expiresAt: null })
}

describe('[MOD-05] many at once', () => {
  test('those that refuse stay as they are and are named, the others are done, in one transaction', async () => {
    const [fresh, live] = [await aWaitingAd(), await aListing(db)]
    const gone = { id: '00000000-0000-4000-8000-00000000dead', updatedAt: NOW }

    const outcome = await moderateItems(await adminCtx(db), anOrder('approve', [fresh, live, gone]))

    expect(outcome.done).toBe(1)
    expect(outcome.failed.map(({ refusal }) => refusal.code).toSorted()).toEqual([
      'moderation.alreadyDone',
      'moderation.noSuchItem',
    ])
    expect((await adById(db, fresh.id)).status).toBe('active')
  })

  test('one item named twice is done once', async () => {
    const ad = await aWaitingAd()
    const outcome = await moderateItems(await adminCtx(db), anOrder('approve', [ad, ad]))
    expect(outcome).toMatchObject({ done: 1, failed: [] })
    expect(await log(ad.id)).toHaveLength(1)
  })

  test('two admins with the same selection in another order do not block each other', async () => {
    const rows = await Promise.all([aWaitingAd(), aWaitingAd(), aWaitingAd(), aWaitingAd()])
    const admin = await adminCtx(db)

    const outcomes = await Promise.all([
      moderateItems(admin, anOrder('approve', rows)),
      moderateItems(admin, anOrder('reject', rows.toReversed())),
    ])

    expect(outcomes.reduce((sum, { done }) => sum + done, 0)).toBe(4)
  })

  test('a database without time for one of them does nothing with any, and says so', async () => {
    const rows = [await aWaitingAd(), await aWaitingAd(), await aWaitingAd()].sort((a, b) =>
      a.id < b.id ? -1 : 1,
    )
    const admin = await adminCtx(db)
    const impatient = openDatabase(withShortTimeout(connectionString))

    const refusal = await db.transaction().execute(async (holder) => {
      await holder
        .selectFrom('ads')
        .select('id')
        .where('id', '=', rows[1]?.id ?? '')
        .forUpdate()
        .execute()
      return refusalOf(moderateItems({ ...admin, db: impatient }, anOrder('approve', rows)))
    })
    await impatient.destroy()

    expect(refusal).toEqual({ kind: 'unavailable', code: 'common.tooBusy' })
    for (const row of rows) expect(await adById(db, row.id)).toEqual(row)
  })
})

describe('who may not', () => {
  test.each([null, anActor(), anActor({ role: 'banned' })])('%o changes nothing', async (actor) => {
    const row = await aListing(db)
    const ctx = ctxFor(db, { actor })
    for (const work of [
      moderateItems(ctx, anOrder('delete', [row])),
      moderateItems(ctx, { ...anOrder('delete', [row]), action: 'status', status: 'sold' }),
    ])
      expect(await refusalOf(work)).toMatchObject({ kind: actor ? 'forbidden' : 'unauthenticated' })
    expect(await listingById(db, row.id)).toEqual(row)
  })

  test('an id of the other kind names nothing', async () => {
    const row = await aListing(db)
    const items = [{ ...namedRow(row), kind: 'banner' as const }]
    const work = moderateItems(await adminCtx(db), { ...anOrder('delete', []), items })
    expect(await refusalOf(work)).toMatchObject({ kind: 'notFound' })
  })

  test('what the owner changed after the admin looked is not approved unseen', async () => {
    const ad = await aWaitingAd()
    const later = new Date(NOW.getTime() + 1)
    await db
      .updateTable('ads')
      .set({ title: { en: 'Casino' }, updatedAt: later })
      .where('id', '=', ad.id)
      .execute()
    const refusal = await refusalOf(moderateItems(await adminCtx(db), anOrder('approve', [ad])))
    expect(refusal).toMatchObject({ kind: 'conflict', code: 'moderation.changedMeanwhile' })
  })
})
