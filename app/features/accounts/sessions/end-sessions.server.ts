import { fingerprintOf } from '#app/platform/auth/secret-token.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'

type Kept = {
  /** The secret of the session that continues. */
  readonly session?: string | null
  /** Whether links that undo a change of address stay valid: an intruder must not be able to prevent the undo. */
  readonly undo?: boolean
}

/** Signs a user out everywhere: sessions, known browsers and links in emails end, except for what is kept. */
export async function endAllSessions(
  { db }: Pick<Ctx, 'db'>,
  userId: string,
  { session, undo = false }: Kept = {},
): Promise<void> {
  const sessions = db.deleteFrom('sessions').where('userId', '=', userId)
  await (session ? sessions.where('tokenHash', '<>', fingerprintOf(session)) : sessions).execute()
  await db.deleteFrom('knownDevices').where('userId', '=', userId).execute()
  const links = db.deleteFrom('oneTimeTokens').where('userId', '=', userId)
  await (undo ? links.where('purpose', '<>', 'undo-email-change') : links).execute()
}

/** Ends one session by its secret. Returns whose it was. */
export async function endSession({ db }: Pick<Ctx, 'db'>, session: string): Promise<string | null> {
  const ended = await db
    .deleteFrom('sessions')
    .where('tokenHash', '=', fingerprintOf(session))
    .returning('userId')
    .executeTakeFirst()
  return ended?.userId ?? null
}
