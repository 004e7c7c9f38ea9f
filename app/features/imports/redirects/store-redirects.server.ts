import { sql } from 'kysely'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { oldAddressKey } from './old-address.ts'

type Redirect = {
  readonly address: string
  readonly target: string
  readonly source: string
  readonly itemId: string | null
}

/** Stores where old addresses lead, in the caller's transaction. The last one that names an address is the one that counts. */
export async function storeRedirects({ db }: Pick<Ctx, 'db'>, redirects: readonly Redirect[]): Promise<void> {
  const byPath = new Map(
    redirects.flatMap(({ address, ...redirect }) => {
      const path = oldAddressKey(address)
      return path === null ? [] : [[path, { path, ...redirect }] as const]
    }),
  )
  if (byPath.size === 0) return
  await db
    .insertInto('redirects')
    .values([...byPath.values()])
    .onConflict((oc) =>
      oc.column('path').doUpdateSet({
        target: sql`excluded.target`,
        source: sql`excluded.source`,
        itemId: sql`excluded.item_id`,
      }),
    )
    .execute()
}

/** Deletes the redirects to removed items, in the caller's transaction. */
export async function removeRedirects({ db }: Pick<Ctx, 'db'>, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length > 0) await db.deleteFrom('redirects').where('itemId', 'in', itemIds).execute()
}

/** Deletes the redirects of a source to pages that are no items, in the caller's transaction. */
export async function removeRedirectsOf({ db }: Pick<Ctx, 'db'>, source: string): Promise<void> {
  await db.deleteFrom('redirects').where('source', '=', source).where('itemId', 'is', null).execute()
}
