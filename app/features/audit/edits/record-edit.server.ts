import { sql } from 'kysely'
import type { ItemKind } from '#app/features/items/item-kinds.ts'
import type { Actor } from '#app/lib/actor.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { jsonValue } from '#app/platform/db/json-value.server.ts'
import { changesBetween, type EditSource, type ItemVersion, MAX_EDITS } from './item-edits.ts'

/** The column that names an item of a kind. */
export const EDITED = { listing: 'listingId', banner: 'billboardId' } as const satisfies Record<
  ItemKind,
  string
>

/** What made an edit, and the edit that it takes back. */
export type EditReason = { readonly source: EditSource; readonly reverts?: number }

type Edit = EditReason & {
  readonly kind: ItemKind
  readonly id: string
  readonly before: ItemVersion
  readonly after: ItemVersion
}

/** An import has no actor: the operator runs it. */
export type EditCtx = Pick<Ctx, 'db' | 'now'> & { readonly actor?: Pick<Actor, 'id' | 'role'> | null }

async function deleteOldest({ db }: EditCtx, { kind, id }: Edit): Promise<void> {
  const column = sql.ref(EDITED[kind])
  await sql`delete from item_edits where ${column} = ${id} and id <= (
    select id from item_edits where ${column} = ${id} order by id desc offset ${sql.lit(MAX_EDITS)} limit 1)`.execute(
    db,
  )
}

/**
 * Stores what an edit changed of an item, in the transaction of the edit ([LOG-04]). Returns the names of the fields; none
 * when nothing changed.
 */
export async function recordEdit(ctx: EditCtx, edit: Edit): Promise<readonly string[]> {
  const { kind, id, before, after, source, reverts = null } = edit
  const changes = changesBetween(before.values, after.values)
  const fields = Object.keys(changes)
  if (fields.length === 0) return fields
  const kept = new Set(after.images.map((picture) => picture.id))
  await ctx.db
    .insertInto('itemEdits')
    .values({
      [EDITED[kind]]: id,
      at: ctx.now,
      actorId: ctx.actor?.id ?? null,
      actorRole: ctx.actor?.role ?? 'operator',
      source,
      reverts,
      changes: JSON.stringify(changes),
      removedPictures: jsonValue(before.images.filter((picture) => !kept.has(picture.id))),
    })
    .execute()
  await deleteOldest(ctx, edit)
  return fields
}
