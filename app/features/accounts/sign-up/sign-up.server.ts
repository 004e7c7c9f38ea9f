import { record } from '#app/features/audit/record-action.server.ts'
import { assertAllowed, RefusedError, refuse } from '#app/lib/refusal.ts'
import { hashPassword } from '#app/platform/auth/password.server.ts'
import { fingerprintOf } from '#app/platform/auth/secret-token.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { type Claim, once } from '#app/platform/forms/once.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { assertGoodPassword } from '../passwords/check-password.server.ts'
import { setPassword } from '../passwords/set-password.server.ts'
import { isTaken } from '../queries.server.ts'
import { type Goal, NO_GOAL } from '../sign-in/goal.ts'
import { freeAddress } from './free-address.server.ts'
import { recordSignUpBrowser, type SignUpBrowser } from './record-browser.server.ts'
import { sendConfirmation } from './send-confirmation.server.ts'

type Input = {
  readonly fullName: string
  readonly email: string
  readonly password: string
  /** The mark of the form: the same form sent again creates no second account, and sends no second email. */
  readonly mark?: string
  /** The secret of this browser, by which it is recognized when it confirms. */
  readonly device?: string
  /** What the visitor wanted, for the page behind the link of the email. */
  readonly goal?: Goal
}

const TAKEN = refuse('conflict', 'accounts.alreadyRegistered')

/** One browser that signs up twice is one user; two browsers may be two users. */
function browserAfter(before: SignUpBrowser | null, device: string | undefined): SignUpBrowser {
  const signUpBrowser = device ? fingerprintOf(device) : null
  const isSame = signUpBrowser !== null && before?.signUpBrowser === signUpBrowser
  return { signUpBrowser, isContested: before !== null && (before.isContested || !isSame) }
}

/** The profile is the account: neither exists without the other ([AUTH-10]). */
async function insertUser({ db, now, locale }: Ctx, { fullName, email }: Input): Promise<string> {
  const made = await db
    .insertInto('profiles')
    .values({ email, fullName, language: locale, createdAt: now, updatedAt: now })
    .onConflict((oc) => oc.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new RefusedError(TAKEN)
  return made.id
}

/**
 * Creates an account that can be used once its address is confirmed ([AUTH-01], [AUTH-03]). An earlier unconfirmed
 * one for the same address is deleted, with its password and its link: it may be another user's.
 */
export async function signUp(ctx: Ctx, input: Input): Promise<void> {
  const { mark = '', device: _, goal: __, ...content } = input
  await once(ctx, { form: 'sign-up', mark, content }, (claim) => makeAccount(ctx, input, claim))
}

async function makeAccount(ctx: Ctx, input: Input, claim: Claim): Promise<void> {
  const { email, fullName, password, device, goal = NO_GOAL } = input
  assertAllowed(await takeToken(ctx, 'signUp'))
  assertAllowed(await takeToken(ctx, 'signUpADay'))
  assertAllowed((await isTaken(ctx.db, { email, now: ctx.now })) ? TAKEN : null)
  assertGoodPassword(password, { ...input, role: 'user' }, ctx.site)
  assertAllowed(await takeToken(ctx, 'mailToTarget', email))
  assertAllowed(await takeToken(ctx, 'mailToTargetADay', email))
  const hash = await hashPassword(password)

  await inTransaction(ctx, async (ctx) => {
    await claim(ctx)
    const before = await freeAddress(ctx, email)
    const id = await insertUser(ctx, input)
    await setPassword(ctx, id, hash)
    await recordSignUpBrowser(ctx, id, browserAfter(before, device))
    await sendConfirmation(ctx, { id, email, fullName, language: ctx.locale, goal })
    await record(ctx, { action: 'sign_up', targetType: 'user', targetId: id }, { id, role: 'user' })
  })
}
