import { sql } from 'kysely'
import { record } from '#app/features/audit/record-action.server.ts'
import { whyNotAdmin } from '#app/lib/only-admins.ts'
import { assertAllowed, refuse } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { whyNoMoreSynonyms } from './rules.ts'
import type { NewSynonym } from './schema.ts'

async function countSynonyms(db: Db): Promise<number> {
  // Two admins at once would both find room for the last one.
  await sql`select pg_advisory_xact_lock(hashtext('search synonyms'))`.execute(db)
  const { count } = await db
    .selectFrom('searchSynonyms')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Adds what people mean by a word; searches that say it look for the meaning ([SRCH-16]). Refuses with searches.tooMany and
 * searches.known.
 */
export function addSynonym(ctx: Ctx, { typed, meaning }: NewSynonym): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    assertAllowed(whyNotAdmin(ctx.actor))
    assertAllowed(whyNoMoreSynonyms(await countSynonyms(ctx.db)))
    const added = await ctx.db
      .insertInto('searchSynonyms')
      .values({ typed, meaning, createdAt: ctx.now })
      .onConflict((known) => known.doNothing())
      .returning('typed')
      .executeTakeFirst()
    if (!added) assertAllowed(refuse('conflict', 'searches.known', { typed }))
    await record(ctx, {
      action: 'search_synonym_added',
      targetType: 'site',
      targetId: typed,
      details: { typed, meaning },
    })
  })
}

/** Removes a synonym. One that is gone already was removed by someone else, and nothing happens. */
export function removeSynonym(ctx: Ctx, { typed }: Pick<NewSynonym, 'typed'>): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    assertAllowed(whyNotAdmin(ctx.actor))
    const removed = await ctx.db
      .deleteFrom('searchSynonyms')
      .where('typed', '=', typed)
      .returning('meaning')
      .executeTakeFirst()
    if (!removed) return
    await record(ctx, {
      action: 'search_synonym_removed',
      targetType: 'site',
      targetId: typed,
      details: { typed, meaning: removed.meaning },
    })
  })
}
