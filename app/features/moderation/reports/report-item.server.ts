import { hashReporter } from '#app/features/accounts/reporter-hash.server.ts'
import type { ItemKind } from '#app/features/items/item-kinds.ts'
import { hashVisitor } from '#app/features/views/hash-visitor.server.ts'
import { assertAllowed, assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { findReportable } from './queries.server.ts'
import type { ReportInput } from './schema.ts'

/** Returns a hash of the reporter: for visitors it means nothing once the salt of the day is deleted. */
function reporterOf(ctx: Ctx): Promise<Buffer> {
  if (!ctx.actor) return hashVisitor(ctx, 'report')
  return Promise.resolve(hashReporter(ctx.actor.id))
}

type Reported = { readonly kind: ItemKind; readonly publicId: number }

/**
 * Stores a report about a public item for the admins. A second report by the same visitor replaces the first while it
 * is open, and is ignored afterwards. Refuses reports.noSuchItem.
 */
export async function reportItem(ctx: Ctx, item: Reported, { reason, note }: ReportInput): Promise<void> {
  assertAllowed(await takeToken(ctx, 'report'))
  const found = await findReportable(ctx.db, item, ctx)
  assertFound(found, 'reports.noSuchItem')
  await inTransaction(ctx, async (ctx) => {
    const visitorHash = await reporterOf(ctx)
    await ctx.db
      .insertInto('reports')
      .values({ itemKind: item.kind, itemId: found.id, reason, note, visitorHash, createdAt: ctx.now })
      .onConflict((same) =>
        same
          .columns(['itemId', 'visitorHash'])
          .doUpdateSet({ reason, note })
          .where('reports.resolvedAt', 'is', null),
      )
      .execute()
  })
}
