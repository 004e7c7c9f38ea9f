import { textOf, type Values } from '../field-values.ts'
import { type ImportRun, type SourceRow, seenKey } from './import-run.ts'
import { findRemembered } from './remembered-rows.server.ts'

/** An account that items belong to. */
export type Owner = { readonly id: string; readonly name: string }

/** The id of the account that is made for the address of someone who posted without an account. */
const guestId = (email: string) => `email:${email}`

export const ownerKey = (values: Values): string => textOf(values['owner'])
const emailOf = (values: Values) => textOf(values['ownerEmail']).toLowerCase()

/** Returns the rows of accounts to make for items whose owner is known by an address only. */
export function guestRows(
  rows: readonly SourceRow[],
  isKnown: (key: string) => boolean,
): readonly SourceRow[] {
  const guests = rows.flatMap((row) => {
    const email = emailOf(row.values)
    if (email === '' || isKnown(ownerKey(row.values)) || isKnown(guestId(email))) return []
    const values = { email, fullName: row.values['contactName'], createdAt: row.values['createdAt'] }
    return [{ ...row, kind: 'accounts' as const, id: guestId(email), values }]
  })
  return [...new Map(guests.map((row) => [row.id, row])).values()]
}

/** Returns a function that finds the owner of an item: by the id of an account of this import, else by address. */
export async function findOwners(
  run: Pick<ImportRun, 'ctx' | 'source' | 'planned'>,
  rows: readonly SourceRow[],
): Promise<(values: Values) => Owner | null> {
  const { db } = run.ctx
  const keys = rows.flatMap(({ values }) => [ownerKey(values), guestId(emailOf(values))])
  const remembered = await findRemembered(db, { source: run.source, kind: 'accounts' }, [...new Set(keys)])
  const ids = [...remembered.values()].map(({ targetId }) => targetId)
  const stored =
    ids.length === 0
      ? []
      : await db
          .selectFrom('profiles')
          .select(['id', 'fullName'])
          .where('id', 'in', ids)
          .where('deletedAt', 'is', null)
          .execute()
  const names = new Map(stored.map(({ id, fullName }) => [id, fullName]))
  const ownerOf = (key: string): Owner | null => {
    const id = remembered.get(key)?.targetId
    if (id !== undefined) return names.has(id) ? { id, name: names.get(id) ?? '' } : null
    const planned = run.planned.get(seenKey('accounts', key))
    return planned ? { id: '', name: planned.titles[0] ?? '' } : null
  }
  return (values) => ownerOf(ownerKey(values)) ?? ownerOf(guestId(emailOf(values)))
}
