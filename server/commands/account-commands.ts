import {
  grantAdmin,
  removeTwoFactorByOperator,
  unbanByOperator,
} from '#app/features/accounts/users/grant-admin.server.ts'
import type { AuditCtx } from '#app/features/audit/record-action.server.ts'
import { type Command, UsageError } from './command.ts'
import { withSiteDatabase } from './site-connection.ts'

/** Returns a command that changes the account of an address. */
function forAccount(
  words: readonly string[],
  does: string,
  change: (ctx: AuditCtx, email: string) => Promise<void>,
): Command {
  return {
    words,
    takes: 'EMAIL',
    does,
    async run([given, ...more], settings) {
      if (!given?.includes('@') || more.length > 0) throw new UsageError()
      const email = given.trim().toLowerCase()
      const visitor = { address: '127.0.0.1', userAgent: 'command line' }
      await withSiteDatabase(settings, (db) =>
        change({ db, now: new Date(), actor: null, requestId: 'command line', visitor }, email),
      )
      console.log(`${email}: done. They have to sign in again.`)
    },
  }
}

export const accountCommands: readonly Command[] = [
  forAccount(['admin', 'grant'], 'makes an account an admin', grantAdmin),
  forAccount(['second-factor', 'remove'], 'forgets a lost second factor', removeTwoFactorByOperator),
  forAccount(['unban'], 'lets a banned account in again', unbanByOperator),
]
