import { sql } from 'kysely'
import { record } from '#app/features/audit/record-action.server.ts'
import { ITEM_KIND_NAMES, ITEM_KINDS, type ItemKind } from '#app/features/items/item-kinds.ts'
import { whyNotAdmin } from '#app/lib/only-admins.ts'
import { assertAllowed, isJudged, RefusedError, refuse } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { countItems, found, hasCommonWords, newestFirst } from '../items/filter-items.server.ts'
import type { ItemFilter } from '../items/moderated-items.ts'
import { moderateItems } from '../moderate-items.server.ts'
import type { Outcome } from '../outcome.ts'
import { MODERATION_LIMITS } from '../rules.ts'
import type { ItemNamed } from '../schema.ts'
import { MAX_MATCHING, type MatchingCursor, type MatchingOutcome } from './matching.ts'
import type { MatchingOrder } from './schema.ts'

/** Banner ads first, as in the export. */
const KINDS: readonly ItemKind[] = ITEM_KIND_NAMES.toReversed()

/** Counts what the filter shows, of both kinds, up to one more than can be processed. */
async function countMatching(db: Db, filter: ItemFilter): Promise<number> {
  const counts = await Promise.all(
    KINDS.map(async (kind) => {
      const { table } = ITEM_KINDS[kind]
      return countItems(db, table, { filter, isCommon: await hasCommonWords(db, table, filter) })
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The beginning: what the admin confirmed is what there is, and the log says what is about to be done. */
async function begin(ctx: Ctx, { action, filter, expected }: MatchingOrder): Promise<void> {
  const count = await countMatching(ctx.db, filter)
  if (count > MAX_MATCHING)
    throw new RefusedError(refuse('conflict', 'moderation.tooManyMatch', { max: MAX_MATCHING }))
  if (count !== expected) throw new RefusedError(refuse('conflict', 'moderation.countChanged', { count }))
  const details = { action, count, filter }
  await record(ctx, { action: 'moderate_matching', targetType: 'site', targetId: 'items', details })
}

type Row = { readonly id: string; readonly updatedAt: Date; readonly place: string }

/** The next items of a kind behind a position, newest first. What changed after the list was seen is left out. */
async function nextOf(
  db: Db,
  kind: ItemKind,
  { filter, seenAt, cursor }: MatchingOrder,
): Promise<readonly Row[]> {
  const { table } = ITEM_KINDS[kind]
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const behind =
    cursor?.kind === kind
      ? sql`and (${column('created_at')}, ${column('id')}) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`
      : sql``
  const { rows } = await sql<Row>`
    select ${column('id')}, ${column('updated_at')} as "updatedAt", ${column('created_at')}::text as place
      from ${sql.table(table)}
     where ${found(table, filter, true)} and ${column('updated_at')} <= ${seenAt} ${behind}
     order by ${newestFirst(table)} limit ${sql.lit(MODERATION_LIMITS.items)}`.execute(db)
  return rows
}

/** The next batch and where the one after it begins; null when this is the last. */
async function nextBatch(db: Db, order: MatchingOrder) {
  const from = order.cursor ? KINDS.indexOf(order.cursor.kind) : 0
  for (const kind of KINDS.slice(from)) {
    const rows = await nextOf(db, kind, order)
    const last = rows.at(-1)
    if (!last) continue
    const items = rows.map(({ id, updatedAt }): ItemNamed => ({ kind, id, version: updatedAt.getTime() }))
    const next: MatchingCursor = { kind, at: last.place, id: last.id }
    return { items, next }
  }
  return { items: [], next: null }
}

/** Applies the action to one batch: a single item that refuses is no refusal of the whole. */
async function applyTo(ctx: Ctx, order: MatchingOrder, items: readonly ItemNamed[]): Promise<Outcome> {
  const { action, reason, reasonText, note } = order
  try {
    return await moderateItems(ctx, { action, items: [...items], reason, reasonText, note })
  } catch (error) {
    if (!isJudged(error) || items.length > 1) throw error
    return { action, done: 0, failed: [{ item: '', refusal: error.refusal }] }
  }
}

/**
 * Applies an action to the next batch of everything that the filter shows, in one transaction ([MOD-09]). The caller sends
 * the cursor back for the batch after it: stopped anywhere, what was done stays done, and starting again goes on with the
 * rest. Every item has its own log entry, and the beginning has one with the filter and the number.
 */
export async function moderateMatching(ctx: Ctx, order: MatchingOrder): Promise<MatchingOutcome> {
  assertAllowed(whyNotAdmin(ctx.actor))
  if (!order.cursor) await begin(ctx, order)
  const { items, next } = await nextBatch(ctx.db, order)
  if (items.length === 0) return { done: 0, failed: 0, why: null, next: null }
  const { done, failed } = await applyTo(ctx, order, items)
  return { done, failed: failed.length, why: failed[0]?.refusal ?? null, next }
}
