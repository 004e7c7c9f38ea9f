import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import type { Layout } from './layout-config.ts'
import { categoryGrid } from './queries.server.ts'
import { saveCategoryLayout } from './save-category-layout.server.ts'

const { db } = useDatabase()
const SAVED = JSON.stringify({ version: 1 })
const ctx = () => ctxFor(db, { actor: anActor({ role: 'admin' }) })
const grid: Layout = { rows: 1, cols: 3, positions: [{ row: 0, col: 0, width: 2, height: 1, adId: null }] }
const save = (version: number, drawn: Layout = grid) =>
  saveCategoryLayout(ctx(), { slug: 'jobs', version, grid: drawn })
const STALE = { kind: 'conflict', code: 'layouts.stale' }

beforeEach(() => db.deleteFrom('categoryLayouts').execute())

describe('[LAY-05] the board of a category', () => {
  test('is stored the first time and every time after, under its English name', async () => {
    expect(await save(0)).toEqual({ version: 1 })
    expect(await save(1, { ...grid, rows: 2 })).toEqual({ version: 2 })

    const rows = await db.selectFrom('categoryLayouts').selectAll().execute()
    expect(rows).toMatchObject([
      { categorySlug: 'jobs', categoryName: 'Jobs', version: 2, config: { ...grid, rows: 2 } },
    ])
    expect((await categoryGrid(db, 'jobs', { locale: 'en', now: NOW })).cols).toBe(3)
  })

  test('[LAY-07] a stale save is refused, also when nothing was stored when it began', async () => {
    await save(0)
    expect(await refusalOf(save(0, { ...grid, rows: 9 }))).toEqual(STALE)
    expect(await refusalOf(save(7))).toEqual(STALE)
    expect(await db.selectFrom('categoryLayouts').select('config').execute()).toEqual([{ config: grid }])
  })

  test('[LAY-07] a refused first save leaves nothing behind', async () => {
    expect(await refusalOf(save(3))).toEqual(STALE)
    expect(await db.selectFrom('categoryLayouts').selectAll().execute()).toEqual([])
  })

  test('[LAY-07] two first saves at once: one is refused', async () => {
    const ends = await Promise.all([1, 2, 3, 4].map((rows) => refusalOf(save(0, { ...grid, rows }))))
    expect(ends.filter((end) => JSON.stringify(end) === SAVED)).toHaveLength(1)
    expect(await db.selectFrom('categoryLayouts').select('version').execute()).toEqual([{ version: 1 }])
  })

  test('is logged with what it replaced', async () => {
    await save(0)
    await save(1, { ...grid, rows: 4 })
    const entries = await db
      .selectFrom('auditLog')
      .select('details')
      .where('action', '=', 'category_layout_save')
      .where('targetId', '=', 'jobs')
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(entries).toMatchObject([
      { details: { before: { config: grid, version: 1 }, after: { version: 2 } } },
    ])
  })

  test('[LAY-05] a missing table has the exact message', async () => {
    await sql`alter table category_layouts rename to elsewhere`.execute(db)
    const refusal = await refusalOf(save(0))
    await sql`alter table elsewhere rename to category_layouts`.execute(db)

    expect(refusal).toEqual({ kind: 'unavailable', code: 'layouts.noTable' })
    expect(ctx().t('layouts.noTable')).toBe(
      'Database table not accessible. Please contact administrator to set up category layouts table.',
    )
  })

  test('is for admins', async () => {
    const asUser = ctxFor(db, { actor: anActor() })
    expect(await refusalOf(saveCategoryLayout(asUser, { slug: 'jobs', version: 0, grid }))).toMatchObject({
      kind: 'forbidden',
    })
  })
})
