import { hashLayouts, removeImportedLayouts } from '#app/features/layouts/importing/remove-imported.server.ts'
import {
  type ImportedLayout,
  insertImportedLayouts,
  updateImportedLayout,
} from '#app/features/layouts/importing/store-imported.server.ts'
import { billboardIdsOf, parseLayout } from '../parsing/parse-layout.server.ts'
import type { Remark } from '../parsing/parse-leniently.server.ts'
import { claim, type ImportRun, type SourceRow, seenKey } from './import-run.ts'
import type { RecordHandler, ToPrepare } from './record-handler.ts'
import { findRemembered } from './remembered-rows.server.ts'

/** Stands for a billboard that a dry run would make. */
const PLANNED_ID = '00000000-0000-4000-8000-000000000000'

/** Returns what the billboards of a layout became here, by their ids. */
async function billboardsOf({ ctx, source, planned }: ImportRun, { values }: SourceRow) {
  const ids = [...new Set(billboardIdsOf(values))]
  const remembered = await findRemembered(ctx.db, { source, kind: 'billboards' }, ids)
  return new Map(
    ids.flatMap((id) => {
      const isPlanned = planned.has(seenKey('billboards', id))
      const here = remembered.get(id)?.targetId ?? (isPlanned ? PLANNED_ID : null)
      return here === null ? [] : [[id, here] as const]
    }),
  )
}

/** Whether the row is the first of the run with this category, and none was drawn here. */
async function isFree(run: ImportRun, { row, id }: ToPrepare, category: string): Promise<boolean> {
  if (!claim(run, `layout of ${category}`, row.id)) return false
  const drawn = await run.ctx.db
    .selectFrom('categoryLayouts')
    .select('id')
    .where('categorySlug', '=', category)
    .executeTakeFirst()
  return drawn === undefined || drawn.id === id
}

/** Says that another layout stays the active one. */
async function remarksOfActive(run: ImportRun, { row, id }: ToPrepare): Promise<readonly Remark[]> {
  const active = await run.ctx.db
    .selectFrom('layoutConfigs')
    .select(['id', 'name'])
    .where('isActive', '=', true)
    .executeTakeFirst()
  const isFirst = claim(run, 'active layout', row.id)
  if (active ? active.id === id : isFirst) return []
  return [{ field: 'active', reason: `not activated: ${active?.name ?? 'another layout'} is the active one` }]
}

async function prepare(run: ImportRun, change: ToPrepare) {
  const billboards = await billboardsOf(run, change.row)
  const parsed = parseLayout(change.row.values, {
    t: run.t,
    now: run.ctx.now,
    categoryOf: run.categories.findOrCount,
    billboardOf: (id) => billboards.get(id) ?? null,
  })
  if ('refused' in parsed) return parsed
  const { record } = parsed
  if (record.category === null) {
    const more = record.isActive ? await remarksOfActive(run, change) : []
    return { record, remarks: [...parsed.remarks, ...more] }
  }
  if (await isFree(run, change, record.category)) return parsed
  return { refused: [{ field: 'category', reason: `there is a layout of ${record.category} already` }] }
}

/** Layouts of the home page and of categories. Their cells have ids of billboards, which are imported before. */
export const LAYOUTS: RecordHandler<ImportedLayout> = {
  kind: 'layouts',
  needsOwner: false,
  factsAround: async (run, row) => [...(await billboardsOf(run, row))],
  plan: () => ({ titles: [] }),
  prepare,
  insert: async (ctx, records) =>
    (await insertImportedLayouts(ctx, records)).map((id) => ({ id, isMade: true, path: null })),
  update: updateImportedLayout,
  hash: hashLayouts,
  remove: removeImportedLayouts,
}
