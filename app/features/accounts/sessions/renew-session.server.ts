import { fingerprintOf, newToken } from '#app/platform/auth/secret-token.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'

/**
 * Gives a session a new secret; holders of the old one are signed out. Returns null when there is no such session.
 */
export async function renewSession({ db }: Pick<Ctx, 'db'>, session: string): Promise<string | null> {
  const fresh = newToken()
  const renewed = await db
    .updateTable('sessions')
    .set({ tokenHash: fingerprintOf(fresh) })
    .where('tokenHash', '=', fingerprintOf(session))
    .returning('id')
    .executeTakeFirst()
  return renewed ? fresh : null
}
