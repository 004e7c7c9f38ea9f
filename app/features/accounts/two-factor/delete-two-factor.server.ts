import type { Ctx } from '#app/platform/ctx.server.ts'

/** Deletes the authenticator and the recovery codes. Returns whether they were in use. */
export async function deleteTwoFactor({ db }: Pick<Ctx, 'db'>, userId: string): Promise<boolean> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  const removed = await db
    .deleteFrom('authenticators')
    .where('userId', '=', userId)
    .returning('confirmedAt')
    .executeTakeFirst()
  return removed !== undefined && removed.confirmedAt !== null
}

/** Deletes two-factor if it was turned on, or only begun, since then: it is of another user's making. */
export async function deleteTwoFactorSince(ctx: Pick<Ctx, 'db'>, userId: string, since: Date): Promise<void> {
  const made = await ctx.db
    .selectFrom('authenticators')
    .select('userId')
    .where('userId', '=', userId)
    .where((eb) => eb.or([eb('confirmedAt', 'is', null), eb('confirmedAt', '>=', since)]))
    .executeTakeFirst()
  if (made) await deleteTwoFactor(ctx, userId)
}
