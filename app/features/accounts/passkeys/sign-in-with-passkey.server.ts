import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { assertAllowed, RefusedError, refuse } from '#app/lib/refusal.ts'
import { openSession } from '#app/platform/auth/open-session.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { returnToken, takeToken } from '#app/platform/limits/take-token.server.ts'
import { type Browser, completeSignIn, type SignedIn } from '../sign-in/complete-sign-in.server.ts'
import { countSignInFailure } from '../sign-in/sign-in-metrics.server.ts'
import { lockPasskey } from './queries.server.ts'
import { consumeChallenge, saveChallenge } from './save-challenge.server.ts'
import type { ShownPasskey } from './schema.ts'

/** What the browser needs to ask a device for any passkey of this site. */
export async function offerPasskeys(ctx: Ctx) {
  assertAllowed(await takeToken(ctx, 'signIn'))
  await returnToken(ctx, 'signIn')
  const options = await generateAuthenticationOptions({
    rpID: new URL(ctx.site.publicUrl).hostname,
    userVerification: 'required',
  })
  await saveChallenge(ctx, options.challenge, null)
  return options
}

type Known = NonNullable<Awaited<ReturnType<typeof lockPasskey>>>

/** Returns the signature counter of the device, or null when it did not sign the challenge. */
async function countOf(ctx: Ctx, known: Known, response: ShownPasskey): Promise<number | null> {
  const { publicUrl } = ctx.site
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => consumeChallenge(ctx, challenge, null),
      expectedOrigin: publicUrl,
      expectedRPID: new URL(publicUrl).hostname,
      credential: {
        id: known.id,
        publicKey: Uint8Array.from(known.publicKey),
        counter: Number(known.counter),
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch (error) {
    ctx.log.info({ err: error, requestId: ctx.requestId }, 'a passkey did not open an account')
    return null
  }
}

/** Uses a passkey once. Returns its user, or null when there is none. Part of the caller's transaction. */
export async function usePasskey(ctx: Ctx, response: ShownPasskey): Promise<string | null> {
  const { db, now } = ctx
  const known = await lockPasskey(db, response.id)
  const counter = known ? await countOf(ctx, known, response) : null
  if (!known || counter === null) return null
  await db.updateTable('passkeys').set({ counter, usedAt: now }).where('id', '=', known.id).execute()
  return known.userId
}

/**
 * Signs in with a passkey, which replaces password and code: the device has verified its user. Banned and deactivated
 * users are refused as with a password.
 */
export async function signInWithPasskey(
  ctx: Ctx,
  response: ShownPasskey,
  browser: Browser,
): Promise<SignedIn> {
  assertAllowed(await takeToken(ctx, 'signIn'))
  const signedIn = await inTransaction(ctx, async (ctx) => {
    const userId = await usePasskey(ctx, response)
    return userId && completeSignIn(ctx, await openSession(ctx, userId), browser)
  })
  if (!signedIn) {
    countSignInFailure('passkey')
    throw new RefusedError(refuse('unauthenticated', 'passkeys.wrong'))
  }
  await returnToken(ctx, 'signIn')
  return signedIn
}
