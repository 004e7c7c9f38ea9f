import type { Db } from './database.server.ts'

/**
 * Runs `work` in one transaction, with that transaction as `db` of the context. Inside another transaction it joins
 * that one, so that use cases compose. Never await the network in here.
 */
export function inTransaction<C extends { readonly db: Db }, R>(
  ctx: C,
  work: (ctx: C) => Promise<R>,
): Promise<R> {
  if (ctx.db.isTransaction) return work(ctx)
  return ctx.db.transaction().execute((db) => work({ ...ctx, db }))
}
