import type { Ctx } from '#app/platform/ctx.server.ts'

/** Takes every passkey of a person away, in the caller's transaction: none of them opens the account any more. */
export async function forgetPasskeys({ db }: Pick<Ctx, 'db'>, userId: string): Promise<void> {
  await db.deleteFrom('passkeys').where('userId', '=', userId).execute()
  await db.deleteFrom('passkeyChallenges').where('userId', '=', userId).execute()
}
