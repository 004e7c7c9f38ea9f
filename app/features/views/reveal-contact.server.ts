import { assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { countOnce } from './count-once.server.ts'
import { type ContactData, contactOf, findPublicItem } from './queries.server.ts'
import type { ItemName } from './schema.ts'

/** Returns the contact data of a public item, and counts it for the owner (D-39). */
export async function revealContact(ctx: Ctx, name: ItemName): Promise<ContactData> {
  const item = await findPublicItem(ctx.db, name, ctx.now)
  assertFound(item, 'views.noSuchItem')
  const contact = await contactOf(ctx.db, item)
  assertFound(contact, 'views.noSuchItem')
  await inTransaction(ctx, (ctx) => countOnce(ctx, item, 'contact'))
  return contact
}
