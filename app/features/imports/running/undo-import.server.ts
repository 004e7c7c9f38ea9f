import { record } from '#app/features/audit/record-action.server.ts'
import { recordOf } from '#app/lib/record-of.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { REMEMBERED_KINDS, type RememberedKind } from '../record-kinds.ts'
import { removeRedirects, removeRedirectsOf } from '../redirects/store-redirects.server.ts'
import { CARDS } from './card-handler.server.ts'
import type { ImportCtx } from './import-run.ts'
import { LAYOUTS } from './layout-handler.server.ts'
import type { RecordHandler } from './record-handler.ts'
import { ACCOUNTS, BILLBOARDS, LISTINGS } from './record-handlers.server.ts'
import { forgetRows } from './remembered-rows.server.ts'
import { whileNoOtherImport } from './run-import.server.ts'
import { SUBSCRIPTIONS } from './subscription-handler.server.ts'

const REMOVERS: Readonly<Record<RememberedKind, RecordHandler<never>['remove']>> = {
  accounts: ACCOUNTS.remove,
  billboards: BILLBOARDS.remove,
  listings: LISTINGS.remove,
  layouts: LAYOUTS.remove,
  subscriptions: SUBSCRIPTIONS.remove,
  cards: CARDS.remove,
}

/** In this order: what belongs to something else goes before it. */
const UNDO_ORDER = REMEMBERED_KINDS.toReversed()

const ROWS_AT_A_TIME = 200

export type Undone = Readonly<Record<RememberedKind, { removed: number; left: number }>>

function nextRows(
  { db }: ImportCtx,
  { source, kind, after }: { source: string; kind: RememberedKind; after: string },
) {
  return db
    .selectFrom('importedRows')
    .select(['sourceId', 'targetId as id', 'storedHash', 'isMade'])
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('sourceId', '>', after)
    .orderBy('sourceId')
    .limit(ROWS_AT_A_TIME)
    .execute()
}

async function undoKind(ctx: ImportCtx, source: string, kind: RememberedKind) {
  const sum = { removed: 0, left: 0 }
  for (let after = ''; ; ) {
    const rows = await nextRows(ctx, { source, kind, after })
    const last = rows.at(-1)
    if (!last) return sum
    after = last.sourceId
    const made = rows.filter(({ isMade }) => isMade)
    const removed = await inTransaction(ctx, async (ctx) => {
      const ids = await REMOVERS[kind](ctx, made)
      await removeRedirects(ctx, ids)
      const linked = rows.filter(({ isMade }) => !isMade).map(({ id }) => id)
      await forgetRows(ctx, { source, kind }, [...ids, ...linked])
      return ids.length
    })
    sum.removed += removed
    sum.left += made.length - removed
  }
}

/**
 * Removes what the imports of a source made, apart from what was changed, paid for or used since. Interrupted, it can be
 * run again. Returns how many rows went and how many are left.
 */
export function undoImport(ctx: ImportCtx, source: string): Promise<Undone> {
  return whileNoOtherImport(ctx.db, async (db) => {
    const inside = { ...ctx, db }
    const undone = recordOf(REMEMBERED_KINDS, () => ({ removed: 0, left: 0 }))
    for (const kind of UNDO_ORDER) Object.assign(undone[kind], await undoKind(inside, source, kind))
    await inTransaction(inside, async (ctx) => {
      await removeRedirectsOf(ctx, source)
      const operator = { id: null, role: 'operator' }
      await record(
        ctx,
        { action: 'import_undone', targetType: 'site', targetId: source, details: undone },
        operator,
      )
    })
    return undone
  })
}
