import type { Ctx } from '#app/platform/ctx.server.ts'

/** Sets the password hash of an account, also of one that had none. */
export async function setPassword(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  userId: string,
  hash: string,
): Promise<void> {
  await db
    .insertInto('accounts')
    .values({ userId, accountId: userId, password: hash, createdAt: now, updatedAt: now })
    .onConflict((oc) =>
      oc.columns(['providerId', 'accountId']).doUpdateSet({ password: hash, updatedAt: now }),
    )
    .execute()
}
