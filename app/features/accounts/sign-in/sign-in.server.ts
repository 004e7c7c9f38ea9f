import { record } from '#app/features/audit/record-action.server.ts'
import { assertAllowed, type Refusal, RefusedError } from '#app/lib/refusal.ts'
import type { OpenedSession } from '#app/platform/auth/open-session.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { networkOf } from '#app/platform/limits/network.ts'
import { returnToken, takeToken } from '#app/platform/limits/take-token.server.ts'
import { findUserByEmail, isKnownDevice } from '../queries.server.ts'
import { endSession } from '../sessions/end-sessions.server.ts'
import { requireTwoFactor } from '../two-factor/finish-sign-in.server.ts'
import { hasTwoFactor } from '../two-factor/queries.server.ts'
import { type Browser, completeSignIn, type SignedIn } from './complete-sign-in.server.ts'
import { openSessionByPassword } from './open-session-by-password.server.ts'
import { countSignInFailure } from './sign-in-metrics.server.ts'

type Input = { readonly email: string; readonly password: string; readonly browser: Browser }

const hereTo = (ctx: Ctx, email: string) => `${networkOf(ctx.visitor.address)} ${email}`

/**
 * Counts this attempt. An account that others guess at from everywhere is closed to them, and not to its owner: a
 * browser that was signed in before may still try.
 */
async function assertMayTry(ctx: Ctx, { email, browser }: Input): Promise<void> {
  assertAllowed(await takeToken(ctx, 'signIn'))
  assertAllowed(await takeToken(ctx, 'signInFromHere', hereTo(ctx, email)))
  const refusal = await takeToken(ctx, 'signInToAccount', email)
  if (refusal && browser.device && (await isKnownDevice(ctx.db, browser.device, email))) return
  assertAllowed(refusal)
}

/** Only failures count. */
async function uncount(ctx: Ctx, email: string): Promise<void> {
  await returnToken(ctx, 'signIn')
  await returnToken(ctx, 'signInFromHere', hereTo(ctx, email))
  await returnToken(ctx, 'signInToAccount', email)
}

/** An address without an account is logged too: the duration of the response must reveal nothing. */
async function recordFailure(ctx: Ctx, email: string, { code }: Refusal): Promise<void> {
  countSignInFailure('password')
  const user = await findUserByEmail(ctx.db, email)
  const targetId = user?.id ?? 'unknown'
  await record(ctx, { action: 'sign_in_failed', targetType: 'user', targetId, details: { reason: code } })
}

type Outcome =
  | (SignedIn & { readonly needsCode: false })
  | { readonly session: string; readonly device: string | null; readonly needsCode: true }

/** The session is of no use until the code arrives. The previous session of this browser ends nevertheless. */
async function holdBack(ctx: Ctx, { token }: OpenedSession, { session, device }: Browser): Promise<Outcome> {
  await requireTwoFactor(ctx, token)
  if (session) await endSession(ctx, session)
  return { session: token, device, needsCode: true }
}

/**
 * Signs in with address and password ([AUTH-04]), or halfway where a code is required too. The returned secrets
 * belong in cookies and nowhere else.
 */
export async function signIn(ctx: Ctx, input: Input): Promise<Outcome> {
  const { email, password, browser } = input
  await assertMayTry(ctx, input)
  const opened = await openSessionByPassword(ctx, { email, password })
  if ('kind' in opened) {
    await recordFailure(ctx, email, opened)
    throw new RefusedError(opened)
  }
  await uncount(ctx, email)
  if (await hasTwoFactor(ctx.db, opened.userId)) return holdBack(ctx, opened, browser)
  return { ...(await completeSignIn(ctx, opened, browser)), needsCode: false }
}
