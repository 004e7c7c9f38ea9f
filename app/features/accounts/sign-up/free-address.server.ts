import { type ExpressionBuilder, sql } from 'kysely'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { DB } from '#app/platform/db/tables.gen.ts'
import type { SignUpBrowser } from './record-browser.server.ts'

/**
 * An account whose address is unconfirmed. Its creator cannot have used it, so it gives way to the next sign-up with
 * the address (AUTH-03). One that was banned, closed, made an admin or charged does not.
 */
export function isUnclaimed(eb: ExpressionBuilder<DB, 'profiles'>) {
  const ofIt = (table: 'payments' | 'subscriptions') =>
    eb.selectFrom(table).select(`${table}.id`).whereRef(`${table}.userId`, '=', 'profiles.id')
  return eb.and([
    eb('profiles.emailVerified', '=', false),
    eb('profiles.role', '=', 'user'),
    eb('profiles.deactivatedAt', 'is', null),
    eb.not(eb.exists(ofIt('payments'))),
    eb.not(eb.exists(ofIt('subscriptions'))),
  ])
}

/**
 * Deletes the unconfirmed account of an address, with its password, links, sessions, passkeys and everything else, so
 * that nothing of it reaches the next owner of the address. Call it in the transaction that takes the address;
 * concurrent ones wait for its end. Returns which browser had signed up, or null when there was no such account.
 */
export async function freeAddress({ db }: Pick<Ctx, 'db'>, email: string): Promise<SignUpBrowser | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`address ${email}`}, 0))`.execute(db)
  const browser = await db
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.id', 'accounts.userId')
    .select(['signUpBrowser', 'isContested'])
    .where('profiles.email', '=', email)
    .executeTakeFirst()
  const { numDeletedRows } = await db
    .deleteFrom('profiles')
    .where('email', '=', email)
    .where(isUnclaimed)
    .executeTakeFirst()
  return numDeletedRows > 0n ? (browser ?? { signUpBrowser: null, isContested: true }) : null
}
