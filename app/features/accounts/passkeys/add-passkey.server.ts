import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { record } from '#app/features/audit/record-action.server.ts'
import { assertAllowed, assertFound, RefusedError, refuse } from '#app/lib/refusal.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { lockUser } from '../queries.server.ts'
import { assertPassword } from '../settings/check-identity.server.ts'
import { notifyPasskey } from './notify-passkey.server.ts'
import { passkeysOf } from './queries.server.ts'
import { whyNotAddPasskey } from './rules.ts'
import { consumeChallenge, saveChallenge } from './save-challenge.server.ts'
import type { MadePasskey } from './schema.ts'

/** What the browser needs to make a passkey on this device, after the password was asked for. */
export async function beginPasskey(ctx: PersonalCtx, { password }: { readonly password: string }) {
  const { id, email, fullName } = await assertPassword(ctx, password)
  const known = await passkeysOf(ctx.db, id)
  assertAllowed(whyNotAddPasskey(known.length))
  const options = await generateRegistrationOptions({
    rpName: ctx.t('common.siteName'),
    rpID: new URL(ctx.site.publicUrl).hostname,
    userName: email,
    userDisplayName: fullName,
    userID: new TextEncoder().encode(id),
    excludeCredentials: known.map((passkey) => ({ id: passkey.id, transports: passkey.transports })),
    // Only a passkey that verifies its user can replace the password.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await saveChallenge(ctx, options.challenge, id)
  const { rp, user, challenge, pubKeyCredParams, excludeCredentials, authenticatorSelection } = options
  return {
    rp,
    user,
    challenge,
    pubKeyCredParams,
    ...(excludeCredentials && { excludeCredentials }),
    ...(authenticatorSelection && { authenticatorSelection }),
  }
}

async function judge(ctx: PersonalCtx, response: MadePasskey) {
  const { publicUrl } = ctx.site
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => consumeChallenge(ctx, challenge, ctx.actor.id),
      expectedOrigin: publicUrl,
      expectedRPID: new URL(publicUrl).hostname,
    })
    if (verified) return registrationInfo.credential
  } catch (error) {
    ctx.log.info({ err: error, requestId: ctx.requestId }, 'a passkey was not accepted')
  }
  throw new RefusedError(refuse('invalid', 'passkeys.notAccepted'))
}

type Added = { readonly name: string; readonly passkey: MadePasskey }

/** Adds the passkey that a device has just created, and reports it by email. */
export async function addPasskey(ctx: PersonalCtx, { name, passkey }: Added): Promise<void> {
  assertAllowed(await takeToken(ctx, 'changeCredentials'))
  const { id, publicKey, counter } = await judge(ctx, passkey)
  const userId = ctx.actor.id
  await inTransaction(ctx, async (ctx) => {
    const { db, now } = ctx
    // Locked, so that the last free place is not taken twice.
    const user = await lockUser(db, userId)
    assertFound(user, 'accounts.noSuchAccount')
    assertAllowed(whyNotAddPasskey((await passkeysOf(db, userId)).length))
    const transports = [...(passkey.response.transports ?? [])]
    const added = await db
      .insertInto('passkeys')
      .values({ id, userId, publicKey: Buffer.from(publicKey), counter, name, transports, createdAt: now })
      .onConflict((oc) => oc.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    assertAllowed(added ? null : refuse('conflict', 'passkeys.notAccepted'))
    await notifyPasskey(ctx, user, { passkey: name, state: 'added' })
    await record(ctx, { action: 'passkey_added', targetType: 'user', targetId: userId })
  })
}
