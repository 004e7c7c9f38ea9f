import { beforeEach, describe, expect, test } from 'vitest'
import { TRANSLATE, translateIn } from '#app/i18n/all-languages.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { adminCtx } from '#tests/factories/moderation.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { MAX_MATCHING, type MatchingCursor } from './matching.ts'
import { moderateMatching } from './moderate-matching.server.ts'
import { matchingForm } from './schema.ts'

const { db } = useDatabase()

const OLD = { updatedAt: daysAgo(1) }
const WAITING = { status: 'pending', moderation: 'waiting', expiresAt: null, ...OLD } as const

beforeEach(async () => {
  for (const table of ['ads', 'listings'] as const) await db.deleteFrom(table).execute()
})

type Given = {
  search?: string
  action?: string
  expected: number
  seenAt?: string
  cursor?: MatchingCursor | undefined
}

const orderOf = (given: Given) =>
  matchingForm(TRANSLATE.en).parse({
    action: 'approve',
    search: '?moderation=waiting',
    seenAt: NOW.toISOString(),
    ...given,
  })

/** Sends batch after batch, as the page does. */
async function all(ctx: Ctx, given: Given, most = 100) {
  const batches: number[] = []
  let failed = 0
  let cursor: MatchingCursor | undefined
  for (let n = 0; n < most; n += 1) {
    const outcome = await moderateMatching(ctx, orderOf({ ...given, cursor }))
    batches.push(outcome.done)
    failed += outcome.failed
    if (!outcome.next) return { batches, failed }
    cursor = outcome.next
  }
  return { batches, failed }
}

const stillWaiting = async () => {
  const counts = await Promise.all(
    (['ads', 'listings'] as const).map((table) =>
      db.selectFrom(table).select('id').where('moderation', '=', 'waiting').execute(),
    ),
  )
  return counts.flat().length
}

async function waiting(listings: number, ads: number) {
  const { userId } = await aListing(db, { ...WAITING, createdAt: daysAgo(2) })
  for (let n = 1; n < listings; n += 1) await aListing(db, { ...WAITING, userId, createdAt: daysAgo(2) })
  for (let n = 0; n < ads; n += 1) await anAd(db, { ...WAITING, userId })
}

describe('[MOD-09] an action on everything that matches', () => {
  test('reaches all of both kinds and nothing else, in batches, with an entry for the whole and for each', async () => {
    await waiting(85, 3)
    const other = await aListing(db, { status: 'inactive' })
    const ctx = await adminCtx(db)

    const { batches, failed } = await all(ctx, { expected: 88 })

    expect(batches).toEqual([3, 40, 40, 5, 0])
    expect(failed).toBe(0)
    expect(await stillWaiting()).toBe(0)
    expect(
      await db.selectFrom('listings').select('status').where('id', '=', other.id).executeTakeFirst(),
    ).toEqual({ status: 'inactive' })
    const entries = db.selectFrom('auditLog').select(['action', 'details'])
    expect(await entries.where('action', '=', 'moderate_matching').execute()).toMatchObject([
      { details: { action: 'approve', count: 88, filter: { moderation: 'waiting' } } },
    ])
    expect(await entries.where('action', '=', 'approve_item').execute()).toHaveLength(88)
  })

  test('does nothing if another number matches than the question said', async () => {
    await waiting(2, 1)

    const refusal = await refusalOf(moderateMatching(await adminCtx(db), orderOf({ expected: 2 })))

    expect(refusal).toMatchObject({ kind: 'conflict', code: 'moderation.countChanged', params: { count: 3 } })
    expect(await stillWaiting()).toBe(3)
  })

  test('stopped anywhere, what was done stays done, and starting again goes on with the rest', async () => {
    await waiting(50, 0)
    const ctx = await adminCtx(db)

    await all(ctx, { expected: 50 }, 1)
    expect(await stillWaiting()).toBe(10)

    await all(ctx, { expected: 10 })
    expect(await stillWaiting()).toBe(0)
  })

  test('leaves out what changed after the list was read', async () => {
    await waiting(2, 0)
    await aListing(db, { ...WAITING, updatedAt: new Date(NOW.getTime() + 1000) })

    const { batches } = await all(await adminCtx(db), { expected: 3 })

    expect(batches).toEqual([2, 0])
    expect(await stillWaiting()).toBe(1)
  })

  test('passes by what the action does not apply to, also if that is a single item', async () => {
    await aListing(db, OLD)
    await anAd(db, OLD)

    expect(await all(await adminCtx(db), { search: '', expected: 2 })).toEqual({
      batches: [0, 0, 0],
      failed: 2,
    })
  })

  test('is for 5,000 items at most', async () => {
    const { userId } = await aListing(db, WAITING)
    const rows = Array.from({ length: MAX_MATCHING }, (_, n) => ({
      ...WAITING,
      listingId: 300_000 + n,
      userId,
      title: { en: `No. ${n}` },
      description: { en: '' },
      category: 'jobs',
    }))
    for (let n = 0; n < rows.length; n += 1000)
      await db
        .insertInto('listings')
        .values(rows.slice(n, n + 1000))
        .execute()

    const order = orderOf({ expected: MAX_MATCHING })
    expect(await refusalOf(moderateMatching(await adminCtx(db), order))).toMatchObject({
      code: 'moderation.tooManyMatch',
    })
  })

  test.each([null, anActor()])('is refused to %o', async (actor) => {
    await waiting(1, 0)
    const work = moderateMatching(ctxFor(db, { actor }), orderOf({ expected: 1 }))
    expect(await refusalOf(work)).toMatchObject({ kind: actor ? 'forbidden' : 'unauthenticated' })
    expect(await stillWaiting()).toBe(1)
  })

  test.each([
    ['a cursor that is none', { cursor: { kind: 'listing', at: "now'; --", id: 'x' } }],
    ['an action that is not for many', { action: 'feature' }],
    ['no reason for a rejection', { action: 'reject' }],
  ])('refuses %s', (_, given) => {
    const sent = { action: 'approve', seenAt: NOW.toISOString(), expected: 1, ...given }
    expect(matchingForm(TRANSLATE.en).safeParse(sent).success).toBe(false)
  })
})

test('[MOD-09] [LANG-09] a day in the filter begins where it begins in the list: in the time zone of the site', () => {
  const form = matchingForm(translateIn('Europe/Madrid').en)
  const order = { action: 'approve', search: '?from=2026-02-01', expected: '1', seenAt: NOW.toISOString() }

  expect(form.parse(order).filter).toMatchObject({ from: '2026-02-01', timeZone: 'Europe/Madrid' })
})
