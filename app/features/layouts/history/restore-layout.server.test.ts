import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAd } from '#tests/factories/items.ts'
import { aLayout } from '#tests/factories/layouts.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { siteWith } from '#tests/helpers/site.ts'
import { duplicateLayout } from '../duplicate-layout.server.ts'
import { editLayout } from '../edit-layout.server.ts'
import type { Layout } from '../layout-config.ts'
import { layoutHistory } from './queries.server.ts'
import { restoreLayout } from './restore-layout.server.ts'

const { db } = useDatabase()
const ctx = () => ctxFor(db, { actor: anActor({ role: 'admin' }) })
const gridWith = (adId: string | null): Layout => ({
  rows: 2,
  cols: 2,
  positions: [{ row: 0, col: 0, width: 1, height: 1, adId }],
})
const stored = (id: string) =>
  db.selectFrom('layoutConfigs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

beforeEach(() => db.deleteFrom('layoutConfigs').execute())

/** A layout with a billboard, which the second version lost; returns the history. */
async function emptied() {
  const ad = await anAd(db)
  const { id } = await aLayout(db, { ...gridWith(ad.id) })
  await editLayout(ctx(), { id, version: 1, name: 'Emptied', description: '', grid: gridWith(null) })
  const history = await layoutHistory(db, id)
  const [first] = history?.versions ?? []
  if (!first) throw new Error('no history')
  return { id, ad, entry: first.entry, first }
}

describe('[LAY-10] the history of a layout', () => {
  test('names what was replaced, and restoring makes it the next version', async () => {
    const { id, ad, entry, first } = await emptied()
    expect(first).toMatchObject({ version: 1, name: 'Home', rows: 2, cols: 2, billboards: 1 })

    await restoreLayout(ctx(), { id, entry, version: 2 })

    expect(await stored(id)).toMatchObject({ name: 'Home', version: 3, config: gridWith(ad.id) })
    const history = await layoutHistory(db, id)
    expect(history?.versions.map(({ version, name }) => [version, name])).toEqual([
      [2, 'Emptied'],
      [1, 'Home'],
    ])
  })

  test('two admins: the one who read an older history learns of it', async () => {
    const { id, entry } = await emptied()
    await restoreLayout(ctx(), { id, entry, version: 2 })

    expect(await refusalOf(restoreLayout(ctx(), { id, entry, version: 2 }))).toMatchObject({
      code: 'layouts.stale',
    })
  })

  test('of another layout restores nothing, and neither does anybody else', async () => {
    const { id, entry } = await emptied()
    const other = await aLayout(db, { isActive: false })

    expect(await refusalOf(restoreLayout(ctx(), { id: other.id, entry, version: 1 }))).toMatchObject({
      kind: 'notFound',
    })
    const member = ctxFor(db, { actor: anActor() })
    expect(await refusalOf(restoreLayout(member, { id, entry, version: 2 }))).toMatchObject({
      kind: 'forbidden',
    })
    expect((await stored(id)).name).toBe('Emptied')
  })

  test('is a page, whose buttons work without JavaScript', async () => {
    const { id, entry } = await emptied()
    const site = await siteWith(db, { actor: anActor({ role: 'admin' }) })
    const path = `/admin/layout/${id}/history`

    expect(await (await site.get(path)).text()).toContain('Version 1: Home')
    const form = new URLSearchParams({ entry: String(entry), version: '2' })
    expect(await (await site.post(path, form)).text()).toContain('The earlier version has been restored')
    expect((await site.get(`/admin/layout/${randomUUID()}/history`)).status).toBe(404)
  })
})

describe('[LAY-11] a copy of a layout', () => {
  test('has everything of it but being active', async () => {
    const ad = await anAd(db)
    const { id } = await aLayout(db, gridWith(ad.id))

    const copy = await duplicateLayout(ctx(), { id })

    expect(await stored(copy.id)).toMatchObject({
      name: 'Copy of Home',
      isActive: false,
      version: 1,
      config: gridWith(ad.id),
    })
    expect((await stored(id)).isActive).toBe(true)
    expect(await refusalOf(duplicateLayout(ctx(), { id: randomUUID() }))).toMatchObject({ kind: 'notFound' })
    const member = ctxFor(db, { actor: anActor() })
    expect(await refusalOf(duplicateLayout(member, { id }))).toMatchObject({ kind: 'forbidden' })
  })
})
