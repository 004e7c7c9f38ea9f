import type { Ctx } from '#app/platform/ctx.server.ts'

/** Forgets the app and the codes for paper. Answers whether they were in use. */
export async function forgetSecondFactor({ db }: Pick<Ctx, 'db'>, userId: string): Promise<boolean> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  const removed = await db
    .deleteFrom('authenticators')
    .where('userId', '=', userId)
    .returning('confirmedAt')
    .executeTakeFirst()
  return removed !== undefined && removed.confirmedAt !== null
}
