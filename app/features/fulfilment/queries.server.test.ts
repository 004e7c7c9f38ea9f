import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { moderateItems } from '#app/features/moderation/moderate-items.server.ts'
import { aListing, DRAFT } from '#tests/factories/items.ts'
import { aCategoryLayout, aLayout } from '#tests/factories/layouts.ts'
import { adminCtx, anOrder } from '#tests/factories/moderation.ts'
import { publishPaid } from '#tests/factories/posting.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { tablesScanned } from '#tests/helpers/plans.ts'
import { adById } from '#tests/helpers/rows.ts'
import { NO_OPEN_TASKS, type TaskView, taskPath } from './fulfilment-tasks.ts'
import { billboardMarks, billboardsOwed } from './mark-billboards.server.ts'
import { openTasks, tasksPage } from './queries.server.ts'
import { parseTasksQuery } from './schema.ts'

const { db, connectionString } = useDatabase()
const CATEGORY = 'repair-shops-parts'

beforeEach(async () => {
  for (const table of ['layoutConfigs', 'categoryLayouts', 'ads', 'listings'] as const)
    await db.deleteFrom(table).execute()
})

const at = (row: number, col: number, adId: string) => ({ row, col, width: 1, height: 1, adId })

/** A listing that was paid for with platinum, and the billboard it brought. */
async function platinum() {
  const listing = await aListing(db, { ...DRAFT, category: CATEGORY })
  await publishPaid(db, listing.id, { tier: 'platinum', amountCents: 60_000 })
  const { billboardId } = await db
    .selectFrom('entitlements')
    .select('billboardId')
    .where('listingId', '=', listing.id)
    .where('billboardId', 'is not', null)
    .executeTakeFirstOrThrow()
  return { listing, ad: await adById(db, billboardId ?? '') }
}

async function approved() {
  const { listing, ad } = await platinum()
  await moderateItems(await adminCtx(db), anOrder('approve', [ad]))
  return { listing, ad: await adById(db, ad.id) }
}

const asked = (view: TaskView, listing: string | null = null) => ({ view, kind: null, listing })
const page = (view: TaskView, listing?: string) =>
  tasksPage(db, asked(view, listing ?? null), { wanted: 1, locale: 'en', now: NOW })
const kindsOf = async (view: TaskView) => (await page(view)).tasks.map(({ kind }) => kind).toSorted()
const GRIDS = ['category-board', 'home-board']

describe('[FUL-01] [FUL-02] what platinum promised', () => {
  test('waits for approval, with what was paid; the ticker is in its place by itself', async () => {
    const { listing, ad } = await platinum()

    expect(await kindsOf('waiting')).toEqual(GRIDS)
    expect(await kindsOf('placed')).toEqual(['ticker'])
    expect((await page('waiting')).tasks[0]).toMatchObject({
      listingNumber: listing.listingId,
      billboardNumber: ad.adId,
      tier: 'platinum',
      amountCents: 60_000,
      endsAt: null,
    })
    await db.updateTable('listings').set({ featuredTicker: false }).where('id', '=', listing.id).execute()
    expect(await kindsOf('todo')).toEqual(['ticker'])
  })

  test('is to be placed once layouts are drawn without it, and placed where a layout has it', async () => {
    const { ad, listing } = await approved()
    expect(await kindsOf('placed')).toEqual([...GRIDS, 'ticker'])
    const home = await aLayout(db)
    await aCategoryLayout(db, CATEGORY, { rows: 2, cols: 4, positions: [] })

    const { tasks, homeLayoutId, counts } = await page('todo')
    expect(tasks.map(({ kind }) => kind).toSorted()).toEqual(GRIDS)
    expect(counts).toEqual({ todo: 2, waiting: 0, blocked: 0, placed: 1, ending: 0 })
    expect(tasks.map((task) => taskPath(task, homeLayoutId)).toSorted()).toEqual([
      `/admin/category-layout/${CATEGORY}?place=${ad.id}`,
      `/admin/layout/${home.id}?place=${ad.id}`,
    ])

    const config = {
      rows: 2,
      cols: 2,
      positions: [{ ...at(1, 0, '00000000-0000-4000-8000-00000000000a'), others: [ad.id] }],
    }
    await db.updateTable('layoutConfigs').set({ config }).where('id', '=', home.id).execute()
    expect(await kindsOf('todo')).toEqual(['category-board'])
    const placed = (await page('placed')).tasks.find(({ kind }) => kind === 'home-board')
    expect(placed?.placements).toEqual([{ billboardId: ad.id, layout: 'home', row: 1, col: 0 }])
    expect(await page('todo', listing.id)).toHaveProperty('tasks.length', 3)
  })

  test('is not placed by a layout that is not in use, nor by that of another category', async () => {
    const { ad } = await approved()
    await aLayout(db)
    await aLayout(db, { isActive: false, positions: [at(0, 0, ad.id)] })
    await aCategoryLayout(db, CATEGORY, { rows: 1, cols: 1, positions: [] })
    await aCategoryLayout(db, 'jobs', { rows: 1, cols: 1, positions: [at(0, 0, ad.id)] })
    expect(await kindsOf('todo')).toEqual(GRIDS)
  })

  test.each([
    ['rejected', { moderation: 'rejected' }],
    ['removed', { moderation: 'removed' }],
    ['deleted', { deletedAt: NOW }],
    ['off', { status: 'inactive' }],
    ['hidden', { ownerHidden: true }],
    ['later', { startsAt: new Date(NOW.getTime() + 1000) }],
  ] as const)('cannot be placed now, and says why: %s', async (block, change) => {
    const { ad } = await approved()
    await aLayout(db)
    await db.updateTable('ads').set(change).where('id', '=', ad.id).execute()
    const { tasks } = await page('blocked')
    expect(tasks.map((task) => task.block)).toEqual([block, block])
  })

  test('paid for again it is one task, until the later end; it ends soon in its last seven days, and then it is gone', async () => {
    const { listing } = await approved()
    await publishPaid(db, listing.id, { tier: 'platinum', amountCents: 60_000 })
    const until = async (days: number) => {
      const now = new Date(NOW.getTime() + days * 86_400_000)
      const { counts } = await tasksPage(db, parseTasksQuery(new URLSearchParams()), {
        wanted: 1,
        locale: 'en',
        now,
      })
      const { ending, firstEnd } = await openTasks(db, now)
      expect([counts.ending, firstEnd !== null]).toEqual([ending, ending > 0])
      return { open: counts.todo + counts.placed, ending }
    }
    expect(await until(0)).toEqual({ open: 3, ending: 0 })
    expect(await until(52)).toEqual({ open: 3, ending: 0 })
    expect(await until(54)).toEqual({ open: 3, ending: 3 })
    expect(await until(61)).toEqual({ open: 0, ending: 0 })
    const { tasks } = await page('placed')
    expect(tasks.map(({ endsAt }) => endsAt?.toISOString().slice(0, 10))).toEqual(Array(3).fill('2026-04-17'))
  })

  test('withdrawn with its money it is no task any more', async () => {
    const { listing } = await approved()
    await db
      .updateTable('entitlements')
      .set({ withdrawnAt: NOW })
      .where('listingId', '=', listing.id)
      .execute()
    expect(await openTasks(db, NOW)).toEqual(NO_OPEN_TASKS)
  })
})

test('[LAY-08] the editor knows what is owed to a layout, and in which layouts a billboard is', async () => {
  const { ad } = await approved()
  const other = await approved()
  await aLayout(db, { positions: [at(0, 0, ad.id)] })
  const asking = { locale: 'en', now: NOW } as const

  expect((await billboardsOwed(db, 'home', asking)).map(({ id }) => id).toSorted()).toEqual(
    [ad.id, other.ad.id].toSorted(),
  )
  expect(await billboardsOwed(db, 'jobs', asking)).toEqual([])
  expect(await billboardMarks(db, [ad.id, other.ad.id], { layout: 'home', now: NOW })).toEqual({
    [ad.id]: { isPaid: true, layouts: ['home'] },
    [other.ad.id]: { isPaid: true, layouts: [] },
  })
})

test('[FUL-03] the mail about a paid billboard leads to what was promised for it', async () => {
  const { listing } = await platinum()
  const letters = await emailsTo(db, 'admin@haulpost.example')
  expect(letters.some(({ body }) => body.includes(`/admin/fulfilment?listing=${listing.id}`))).toBe(true)
})

test('[FUL-01] what is over is not read to find what is open', async () => {
  const { listing } = await platinum()
  await db
    .insertInto('entitlements')
    .values(
      Array.from({ length: 4000 }, (_, n) => ({
        listingId: listing.id,
        kind: 'ticker' as const,
        sourceId: `old_${n}`,
        tier: 'silver',
        amount: 10_000,
        startsAt: new Date(NOW.getTime() - 86_400_000 * 60),
        endsAt: new Date(NOW.getTime() - 86_400_000 * 30),
      })),
    )
    .execute()
  await sql`vacuum analyze entitlements`.execute(db)
  expect(await tablesScanned(connectionString, (on) => openTasks(on, NOW))).not.toContain('entitlements')
})
