import { join } from 'node:path'
import { startEmbedded } from '@haulpost/embedded-postgres'
import {
  grantAdmin,
  removeTwoFactorByOperator,
  unbanByOperator,
} from '#app/features/accounts/users/grant-admin.server.ts'
import type { AuditCtx } from '#app/features/audit/record-action.server.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { RefusedError } from '#app/lib/refusal.ts'
import { openDatabase } from '#app/platform/db/database.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { loadDotEnv, readSettings, type Settings } from '#app/platform/env.server.ts'
import { reloadSite } from '#server/launch/reload-site.ts'
import { explainNoStart } from './why-no-start.ts'

// `npm run haulpost -- …`: operator's tasks that no page offers. Works beside a running site, and without one.

type AccountCommand = {
  readonly words: readonly string[]
  readonly does: string
  readonly run: (ctx: AuditCtx, email: string) => Promise<void>
}

const ACCOUNT_COMMANDS: readonly AccountCommand[] = [
  { words: ['admin', 'grant'], does: 'makes an account an admin', run: grantAdmin },
  {
    words: ['second-factor', 'remove'],
    does: 'forgets a lost second factor',
    run: removeTwoFactorByOperator,
  },
  { words: ['unban'], does: 'lets a banned account in again', run: unbanByOperator },
]

/** Commands about the site as a whole. Each returns what it did. */
const SITE_COMMANDS: Readonly<
  Record<string, { readonly does: string; readonly run: (settings: Settings) => Promise<string> }>
> = {
  reload: { does: 'replaces the processes of the running site one by one', run: reloadSite },
}

const USAGE = [
  'Usage:',
  ...ACCOUNT_COMMANDS.map(({ words, does }) => `  haulpost ${words.join(' ')} EMAIL    ${does}`),
  ...Object.entries(SITE_COMMANDS).map(([name, { does }]) => `  haulpost ${name}    ${does}`),
].join('\n')

/** A mistake in how the command was called: shows the usage. */
class UsageError extends Error {}

function understand(given: readonly string[]): { command: AccountCommand; email: string } {
  const command = ACCOUNT_COMMANDS.find(({ words }) => words.every((word, i) => given[i] === word))
  const [email, ...more] = given.slice(command?.words.length)
  if (!command || !email?.includes('@') || more.length > 0) throw new UsageError(USAGE)
  return { command, email: email.trim().toLowerCase() }
}

/**
 * Opens the database of the site: that of DATABASE_URL, or the embedded one, joined if it runs and started if not.
 */
async function openSiteDatabase({ databaseUrl, dataDir }: Settings) {
  const embedded = databaseUrl ? null : await startEmbedded({ dir: join(dataDir, 'postgres') })
  const connectionString = databaseUrl ?? embedded?.connectionString ?? ''
  await migrate(connectionString)
  const db = openDatabase(connectionString, { connections: 1 })
  const close = async () => {
    await db.destroy()
    await embedded?.stop()
  }
  return { db, close }
}

async function changeAccount(given: readonly string[], settings: Settings): Promise<string> {
  const { command, email } = understand(given)
  const { db, close } = await openSiteDatabase(settings)
  const visitor = { address: '127.0.0.1', userAgent: 'command line' }
  const ctx = { db, now: new Date(), actor: null, requestId: 'command line', visitor }
  try {
    await command.run(ctx, email)
  } finally {
    await close()
  }
  return `${email}: done. They have to sign in again.`
}

async function main(given: readonly string[]): Promise<void> {
  loadDotEnv()
  const settings = readSettings(process.env)
  const [name = '', ...more] = given
  const command = more.length === 0 && Object.hasOwn(SITE_COMMANDS, name) ? SITE_COMMANDS[name] : undefined
  console.log(command ? await command.run(settings) : await changeAccount(given, settings))
}

/** Returns what went wrong, in one line where the operator can fix it. */
function explain(error: unknown): string {
  if (error instanceof RefusedError) return TRANSLATE.en.dynamic(error.refusal.code, error.refusal.params)
  return error instanceof UsageError ? error.message : explainNoStart(error)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(explain(error))
  process.exitCode = 1
})
