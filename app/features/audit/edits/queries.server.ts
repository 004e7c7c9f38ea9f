import type { ItemKind } from '#app/features/items/item-kinds.ts'
import { daysBefore } from '#app/lib/day.ts'
import { isJsonObject } from '#app/lib/json-object.ts'
import type { Picture } from '#app/lib/picture.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type FieldChanges, REMOVED_PICTURE_DAYS } from './item-edits.ts'
import { EDITED } from './record-edit.server.ts'

type Item = { readonly kind: ItemKind; readonly id: string }

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const valueOf = (stored: unknown) => (typeof stored === 'string' || isList(stored) ? stored : '')

/** Returns stored changes by field. */
function readChanges(stored: unknown): FieldChanges {
  if (!isJsonObject(stored)) return {}
  const pairs = Object.entries(stored).flatMap(([name, sides]) =>
    Array.isArray(sides) ? [[name, [valueOf(sides[0]), valueOf(sides[1])]] as const] : [],
  )
  return Object.fromEntries(pairs)
}

const edits = (db: Db, { kind, id }: Item) =>
  db
    .selectFrom('itemEdits')
    .leftJoin('profiles', 'profiles.id', 'itemEdits.actorId')
    .where(EDITED[kind], '=', id)
    .select([
      'itemEdits.id',
      'at',
      'actorId',
      'actorRole',
      'profiles.fullName',
      'profiles.email',
      'source',
      'reverts',
      'changes',
    ])

/** Returns the edits of an item, newest first ([LOG-04]). */
export async function listEdits(db: Db, item: Item) {
  const rows = await edits(db, item).orderBy('itemEdits.id', 'desc').execute()
  return rows.map(({ fullName, email, changes, ...edit }) => ({
    ...edit,
    by: fullName || email || '',
    changes: readChanges(changes),
  }))
}

export type ItemEdit = Awaited<ReturnType<typeof listEdits>>[number]

/** What takes an edit back: its changes, and the pictures that can come back. */
export type EditToRevert = {
  readonly id: number
  readonly changes: FieldChanges
  readonly pictures: readonly Picture[]
}

/** Returns an edit of an item that is to be taken back. */
export async function findEdit(
  db: Db,
  { edit, now, ...item }: Item & { readonly edit: number; readonly now: Date },
): Promise<EditToRevert | undefined> {
  const row = await edits(db, item)
    .select('removedPictures')
    .where('itemEdits.id', '=', edit)
    .executeTakeFirst()
  if (!row) return undefined
  const isRecent = row.at > daysBefore(now, REMOVED_PICTURE_DAYS)
  return { id: row.id, changes: readChanges(row.changes), pictures: isRecent ? row.removedPictures : [] }
}
