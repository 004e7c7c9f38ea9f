import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAd } from '#tests/factories/items.ts'
import { aLayout } from '#tests/factories/layouts.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { editLayout } from './edit-layout.server.ts'
import type { Layout } from './layout-config.ts'

const { db } = useDatabase()
const SAVED = JSON.stringify({ version: 2 })
const ctx = () => ctxFor(db, { actor: anActor({ role: 'admin' }) })
const words = { name: 'Spring', description: 'New partners' }
const withItem = (adId: string): Layout => ({
  rows: 2,
  cols: 2,
  positions: [{ row: 1, col: 0, width: 2, height: 1, adId }],
})
const blank: Layout = { rows: 2, cols: 2, positions: [] }

const stored = (id: string) =>
  db.selectFrom('layoutConfigs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const logOf = (id: string) => db.selectFrom('auditLog').selectAll().where('targetId', '=', id).execute()

beforeEach(() => db.deleteFrom('layoutConfigs').execute())

describe('saving a layout', () => {
  test('[LAY-03] stores the grid, its name and the next version, and the log keeps what was replaced', async () => {
    const { id } = await aLayout(db)
    const item = await anAd(db)

    expect(await editLayout(ctx(), { id, version: 1, ...words, grid: withItem(item.id) })).toEqual({
      version: 2,
    })

    expect(await stored(id)).toMatchObject({ ...words, version: 2, config: withItem(item.id) })
    const [entry] = await logOf(id)
    expect(entry).toMatchObject({
      action: 'layout_update',
      details: { before: { name: 'Home', version: 1 }, after: { name: 'Spring', version: 2 } },
    })
  })

  test('[LAY-07] on a version that is no longer the stored one is refused, and nothing is lost', async () => {
    const { id } = await aLayout(db)
    await editLayout(ctx(), { id, version: 1, ...words, grid: blank })

    const refusal = await refusalOf(
      editLayout(ctx(), { id, version: 1, name: 'Late', description: '', grid: { ...blank, rows: 9 } }),
    )

    expect(refusal).toEqual({ kind: 'conflict', code: 'layouts.stale' })
    expect(await stored(id)).toMatchObject({ ...words, version: 2, config: blank })
    expect(await logOf(id)).toHaveLength(1)
  })

  test('[LAY-07] ten admins at once: one is first, the others are told', async () => {
    const { id } = await aLayout(db)
    const saves = Array.from({ length: 10 }, (_, i) =>
      refusalOf(editLayout(ctx(), { id, version: 1, ...words, grid: { ...blank, rows: i + 1 } })),
    )

    const ends = await Promise.all(saves)

    expect(ends.filter((end) => JSON.stringify(end) === SAVED)).toHaveLength(1)
    expect((await stored(id)).version).toBe(2)
  })

  test('[LAY-03] only what is public can be put in; the place that is wrong is named', async () => {
    const { id } = await aLayout(db)
    const waiting = await anAd(db, { moderation: 'waiting' })

    for (const adId of [waiting.id, randomUUID()]) {
      expect(await refusalOf(editLayout(ctx(), { id, version: 1, ...words, grid: withItem(adId) }))).toEqual({
        kind: 'conflict',
        code: 'layouts.notPublic',
        params: { row: 2, col: 1 },
      })
    }
  })

  test('[HOME-03] what stood there before may stay, though it is not public now', async () => {
    const inactive = await anAd(db, { status: 'inactive' })
    const { id } = await aLayout(db, withItem(inactive.id))

    expect(await editLayout(ctx(), { id, version: 1, ...words, grid: withItem(inactive.id) })).toEqual({
      version: 2,
    })
  })

  describe('[LAY-03] with billboards that came with an import and are none of ours (D-16)', () => {
    const imported = { row: 0, col: 0, width: 1, height: 1, adId: 'banner-7', adTitle: 'Tires' }
    const sent = (adId: string): Layout => ({
      rows: 2,
      cols: 2,
      positions: [{ row: 1, col: 1, width: 1, height: 1, adId }],
    })

    test('they stay, with what the import said of them, also when they were moved', async () => {
      const { id } = await aLayout(db, { positions: [imported] })

      await editLayout(ctx(), { id, version: 1, ...words, grid: sent('banner-7') })
      await editLayout(ctx(), { id, version: 2, ...words, grid: sent('banner-7') })

      const positions = [{ ...imported, row: 1, col: 1 }]
      expect(await stored(id)).toMatchObject({ version: 3, config: { rows: 2, cols: 2, positions } })
    })

    test('no one puts in one that is not there', async () => {
      const { id } = await aLayout(db, { positions: [imported] })
      expect(
        await refusalOf(editLayout(ctx(), { id, version: 1, ...words, grid: sent('banner-8') })),
      ).toMatchObject({ code: 'layouts.notPublic', params: { row: 2, col: 2 } })
    })
  })

  test('is for admins, and for layouts that are there', async () => {
    const { id } = await aLayout(db)
    const asUser = ctxFor(db, { actor: anActor() })

    expect(await refusalOf(editLayout(asUser, { id, version: 1, ...words, grid: blank }))).toMatchObject({
      kind: 'forbidden',
    })
    expect(
      await refusalOf(editLayout(ctx(), { id: randomUUID(), version: 1, ...words, grid: blank })),
    ).toMatchObject({ kind: 'notFound', code: 'layouts.notFound' })
  })
})
