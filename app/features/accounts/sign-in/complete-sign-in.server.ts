import { record } from '#app/features/audit/record-action.server.ts'
import { assertFound } from '#app/lib/refusal.ts'
import type { OpenedSession } from '#app/platform/auth/open-session.server.ts'
import { fingerprintOf, newToken } from '#app/platform/auth/secret-token.server.ts'
import { MAX_SESSIONS } from '#app/platform/auth/session-rules.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { restoreInterruptedForms } from '#app/platform/forms/interrupted-forms.server.ts'
import { sendEmail } from '#app/platform/mail/send-email.server.ts'
import { newDeviceMail } from '../emails/account-mails.tsx'
import { findUser, type User } from '../queries.server.ts'
import { endSession } from '../sessions/end-sessions.server.ts'

/** The secrets in a browser: that of its session, and that of the device. */
export type Browser = { readonly session: string | null; readonly device: string | null }

export type SignedIn = { readonly session: string; readonly device: string; readonly userId: string }

const MAX_DEVICES = 20

async function endOldest({ db }: Ctx, table: 'sessions' | 'knownDevices', userId: string, most: number) {
  const oldest = db
    .selectFrom(table)
    .select('tokenHash')
    .where('userId', '=', userId)
    .orderBy(table === 'sessions' ? 'createdAt' : 'seenAt', 'desc')
    .orderBy('tokenHash')
    .offset(most)
  await db.deleteFrom(table).where('userId', '=', userId).where('tokenHash', 'in', oldest).execute()
}

/** Stores the browser. Returns whether it is a new one of a user who has others. */
async function recordDevice(ctx: Ctx, userId: string, device: string): Promise<boolean> {
  const { db, now } = ctx
  const before = await db
    .selectFrom('knownDevices')
    .select('tokenHash')
    .where('userId', '=', userId)
    .execute()
  const tokenHash = fingerprintOf(device)
  await db
    .insertInto('knownDevices')
    .values({ tokenHash, userId, createdAt: now, seenAt: now })
    .onConflict((oc) => oc.columns(['tokenHash', 'userId']).doUpdateSet({ seenAt: now }))
    .execute()
  await endOldest(ctx, 'knownDevices', userId, MAX_DEVICES)
  return before.length > 0 && !before.some((known) => known.tokenHash === tokenHash)
}

function notifyNewDevice(ctx: Ctx, { email, fullName, language }: User) {
  const { visitor, now, site, locale } = ctx
  return sendEmail(ctx, {
    template: 'accounts.new-device',
    recipient: email,
    language: language ?? locale,
    write: (t) =>
      newDeviceMail(t, {
        name: fullName,
        url: `${site.publicUrl}/forgot-password`,
        browser: visitor.userAgent,
        at: now,
      }),
  })
}

/**
 * The common end of every sign-in, by whatever means: the previous session of this browser ends, a new browser is
 * remembered and reported by email, what it sent without a session becomes drafts, and the log gets an entry.
 */
export function completeSignIn(
  ctx: Ctx,
  { userId, token }: OpenedSession,
  browser: Browser,
): Promise<SignedIn> {
  return inTransaction(ctx, async (ctx) => {
    const user = await findUser(ctx.db, userId)
    assertFound(user, 'accounts.noSuchAccount')
    if (browser.session) await endSession(ctx, browser.session)
    await endOldest(ctx, 'sessions', userId, MAX_SESSIONS)
    const device = browser.device ?? newToken()
    const isNew = await recordDevice(ctx, userId, device)
    if (isNew && user.signInAlerts) await notifyNewDevice(ctx, user)
    await restoreInterruptedForms(ctx, { device, userId })
    await record(ctx, { action: 'sign_in', targetType: 'user', targetId: userId }, user)
    return { session: token, device, userId }
  })
}
