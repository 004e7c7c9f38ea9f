import type { Ctx } from '#app/platform/ctx.server.ts'

type At = Pick<Ctx, 'db' | 'now'>

/** What is known about the sign-up for an unconfirmed address. */
export type SignUpBrowser = {
  /** A hash. Null: not recorded. */
  readonly signUpBrowser: string | null
  /** Whether several browsers wanted the address. */
  readonly isContested: boolean
}

const credentials = ({ db }: At, userId: string) =>
  db.selectFrom('accounts').where('userId', '=', userId).where('providerId', '=', 'credential')

/** Another browser than the one that signed up asks for the link: from now on two want the address. */
export async function recordOtherBrowser(ctx: At, userId: string, browser: string | null): Promise<void> {
  await ctx.db
    .updateTable('accounts')
    .set({ isContested: true })
    .where('userId', '=', userId)
    .where('signUpBrowser', 'is distinct from', browser)
    .where('signUpBrowser', 'is not', null)
    .execute()
}

/** Notes which browser signed up, and whether another one did before it. */
export async function recordSignUpBrowser(ctx: At, userId: string, browser: SignUpBrowser): Promise<void> {
  await ctx.db.updateTable('accounts').set(browser).where('userId', '=', userId).execute()
}

/**
 * Whether the password of an account may be another user's: several browsers wanted its address before it was
 * confirmed, and the confirming one is not the one that chose the password.
 */
export async function isPasswordInDoubt(ctx: At, userId: string, browser: string | null): Promise<boolean> {
  const known = await credentials(ctx, userId).select(['signUpBrowser', 'isContested']).executeTakeFirst()
  return known !== undefined && known.isContested && known.signUpBrowser !== browser
}

/** Takes the password away: from now on only the mailbox leads to a new one. */
export async function clearPassword(ctx: At, userId: string): Promise<void> {
  await ctx.db
    .updateTable('accounts')
    .set({ password: null, updatedAt: ctx.now })
    .where('userId', '=', userId)
    .execute()
}
