import type { ExpressionBuilder } from 'kysely'
import { fingerprintOf } from '#app/platform/auth/secret-token.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { DB } from '#app/platform/db/tables.gen.ts'
import type { TokenPurpose } from './token-purposes.ts'

export type Presented = { readonly token: string; readonly purpose: TokenPurpose }

/** What a link is for: its user, the address for which it was made, and what the user wanted, as text. */
export type Token = {
  readonly userId: string
  readonly email: string
  readonly createdAt: Date
  readonly goal: string
}

const TOKEN = [
  'oneTimeTokens.userId',
  'oneTimeTokens.email',
  'oneTimeTokens.createdAt',
  'oneTimeTokens.goal',
] as const

// Links about another address than the current one; all others end with a change of address.
const ABOUT_ANOTHER_ADDRESS: readonly TokenPurpose[] = ['change-email', 'undo-email-change']

/** A token that still works: neither used nor expired, and its account still has the address and may be used. */
function works({ token, purpose }: Presented, now: Date) {
  return (eb: ExpressionBuilder<DB, 'oneTimeTokens'>) => {
    const owner = eb
      .selectFrom('profiles')
      .select('id')
      .whereRef('profiles.id', '=', 'oneTimeTokens.userId')
      .where('role', '<>', 'banned')
      .where('deactivatedAt', 'is', null)
    const anyAddress = ABOUT_ANOTHER_ADDRESS.includes(purpose)
    return eb.and([
      eb('tokenHash', '=', fingerprintOf(token)),
      eb('purpose', '=', purpose),
      eb('usedAt', 'is', null),
      eb('expiresAt', '>', now),
      eb.exists(anyAddress ? owner : owner.whereRef('profiles.email', '=', 'oneTimeTokens.email')),
    ])
  }
}

/** Finds what a link is for, without using it. */
export function findToken(db: Db, presented: Presented, now: Date): Promise<Token | undefined> {
  return db.selectFrom('oneTimeTokens').select(TOKEN).where(works(presented, now)).executeTakeFirst()
}

/** Uses a link up. Of two who try at the same time one gets it. */
export function consumeToken(db: Db, presented: Presented, now: Date): Promise<Token | undefined> {
  return db
    .updateTable('oneTimeTokens')
    .set({ usedAt: now })
    .where(works(presented, now))
    .returning(TOKEN)
    .executeTakeFirst()
}

/** Finds a link that has confirmed its address, which still is that of the account. */
export function findUsedConfirmation(
  db: Db,
  token: string,
): Promise<Pick<Token, 'userId' | 'goal'> | undefined> {
  return db
    .selectFrom('oneTimeTokens')
    .innerJoin('profiles', 'profiles.id', 'oneTimeTokens.userId')
    .select(['oneTimeTokens.userId', 'oneTimeTokens.goal'])
    .where('tokenHash', '=', fingerprintOf(token))
    .where('purpose', '=', 'confirm-email')
    .where('usedAt', 'is not', null)
    .where('emailVerified', '=', true)
    .whereRef('profiles.email', '=', 'oneTimeTokens.email')
    .executeTakeFirst()
}
