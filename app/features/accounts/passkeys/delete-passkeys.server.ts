import type { Ctx } from '#app/platform/ctx.server.ts'

/**
 * Deletes every passkey of a user, in the caller's transaction: none of them opens the account any more. Returns how
 * many there were.
 */
export async function deletePasskeys({ db }: Pick<Ctx, 'db'>, userId: string): Promise<number> {
  await db.deleteFrom('passkeyChallenges').where('userId', '=', userId).execute()
  const gone = await db.deleteFrom('passkeys').where('userId', '=', userId).executeTakeFirst()
  return Number(gone.numDeletedRows)
}
