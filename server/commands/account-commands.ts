import { TOKEN_LIVES_MS } from '#app/features/accounts/tokens/token-purposes.ts'
import {
  grantAdmin,
  makeResetLink,
  removeTwoFactorByOperator,
  revokeAdmin,
  unbanByOperator,
} from '#app/features/accounts/users/grant-admin.server.ts'
import { type AdminRow, listAdmins } from '#app/features/accounts/users/queries.server.ts'
import type { AuditCtx } from '#app/features/audit/record-action.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Settings } from '#app/platform/env.server.ts'
import { siteFacts } from '#server/pipeline/make-ctx.ts'
import { type Command, UsageError } from './command.ts'
import { withSiteDatabase } from './site-connection.ts'

function emailFrom([given, ...more]: readonly string[]): string {
  if (!given?.includes('@') || more.length > 0) throw new UsageError()
  return given.trim().toLowerCase()
}

const ctxOf = (db: Db, settings: Settings) => ({
  db,
  now: new Date(),
  actor: null,
  requestId: 'command line',
  visitor: { address: '127.0.0.1', userAgent: 'command line' },
  site: siteFacts(settings),
})

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
    async run(given, settings) {
      const email = emailFrom(given)
      await withSiteDatabase(settings, (db) => change(ctxOf(db, settings), email))
      console.log(`${email}: done. They have to sign in again.`)
    },
  }
}

/** Returns a line about an admin, with columns of the given widths. */
function adminText({ email, fullName, seenAt, hasTwoFactor, deactivatedAt }: AdminRow, widths: Widths) {
  return [
    email.padEnd(widths.email),
    fullName.padEnd(widths.fullName),
    `last seen ${seenAt?.toISOString().slice(0, 10) ?? 'long ago'}`.padEnd(LAST_SEEN_WIDTH),
    `two-factor ${hasTwoFactor ? 'on' : 'off'}`.padEnd(TWO_FACTOR_WIDTH),
    deactivatedAt ? 'deactivated' : '',
  ]
    .join('  ')
    .trimEnd()
}

type Widths = { readonly email: number; readonly fullName: number }

const LAST_SEEN_WIDTH = 'last seen 2026-01-01'.length
const TWO_FACTOR_WIDTH = 'two-factor off'.length

const longest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length))

const list: Command = {
  words: ['admin', 'list'],
  takes: '',
  does: 'lists the admins',
  async run(given, settings) {
    if (given.length > 0) throw new UsageError()
    const admins = await withSiteDatabase(settings, listAdmins)
    if (admins.length === 0) return console.log('There is no admin. Make one: haulpost admin grant EMAIL')
    const widths = {
      email: longest(admins.map(({ email }) => email)),
      fullName: longest(admins.map(({ fullName }) => fullName)),
    }
    for (const admin of admins) console.log(adminText(admin, widths))
  },
}

const MINUTE_MS = 60_000

const resetPassword: Command = {
  words: ['password', 'reset'],
  takes: 'EMAIL',
  does: 'prints a link to a new password',
  async run(given, settings) {
    const email = emailFrom(given)
    console.log(await withSiteDatabase(settings, (db) => makeResetLink(ctxOf(db, settings), email)))
    const minutes = TOKEN_LIVES_MS['reset-password'] / MINUTE_MS
    console.error(`It works once, within ${minutes} minutes. Give it to the owner of ${email} only.`)
  },
}

export const accountCommands: readonly Command[] = [
  list,
  forAccount(['admin', 'grant'], 'makes an account an admin', grantAdmin),
  forAccount(['admin', 'revoke'], 'makes an admin a user again', revokeAdmin),
  resetPassword,
  forAccount(['second-factor', 'remove'], 'forgets a lost second factor', removeTwoFactorByOperator),
  forAccount(['unban'], 'lets a banned account in again', unbanByOperator),
]
