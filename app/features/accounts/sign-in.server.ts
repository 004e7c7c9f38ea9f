import { record } from '#app/features/audit/record-action.server.ts'
import { assertAllowed, RefusedError } from '#app/lib/refusal.ts'
import { type Opened, openSessionByPassword } from '#app/platform/auth/account-library.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { networkOf } from '#app/platform/limits/network.ts'
import { giveBackToken, takeToken } from '#app/platform/limits/take-token.server.ts'
import { type Browser, greetPerson, type SignedIn } from './greet-person.server.ts'
import { findPersonByEmail, isKnownDevice } from './queries.server.ts'

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
  await giveBackToken(ctx, 'signIn')
  await giveBackToken(ctx, 'signInFromHere', hereTo(ctx, email))
  await giveBackToken(ctx, 'signInToAccount', email)
}

/** Writes a failure into the log of the account, if there is one: an address without says nothing about anybody. */
async function noteFailure(ctx: Ctx, email: string, error: unknown): Promise<void> {
  const person = await findPersonByEmail(ctx.db, email)
  if (!person || !(error instanceof RefusedError) || error.refusal.kind === 'unavailable') return
  const details = { reason: error.refusal.code }
  await record(ctx, { action: 'sign_in_failed', targetType: 'user', targetId: person.id, details })
}

async function open(ctx: Ctx, { email, password }: Input): Promise<Opened> {
  try {
    return await openSessionByPassword(ctx, { email, password })
  } catch (error) {
    await noteFailure(ctx, email, error)
    throw error
  }
}

/** Signs in with address and password ([AUTH-04]). The secrets it answers belong into cookies and nowhere else. */
export async function signIn(ctx: Ctx, input: Input): Promise<SignedIn> {
  await assertMayTry(ctx, input)
  const opened = await open(ctx, input)
  await uncount(ctx, input.email)
  return greetPerson(ctx, opened, input.browser)
}
