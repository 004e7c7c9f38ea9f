import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { RefusedError } from '#app/lib/refusal.ts'
import { provideSiteKey, readSiteKey } from '#app/platform/auth/site-key.server.ts'
import { ArchiveError, TargetError } from '#app/platform/backup/backup-errors.ts'
import { loadDotEnv, readSettings } from '#app/platform/env.server.ts'
import { errorText } from '#app/platform/log-error.server.ts'
import { TableFileError } from '#app/platform/table-files/table-row.ts'
import { accountCommands } from './commands/account-commands.ts'
import { backupCommands } from './commands/backup-commands.ts'
import { type Command, findCommand, UsageError, usageOf } from './commands/command.ts'
import { doctorCommand } from './commands/doctor-command.ts'
import { importCommands } from './commands/import-commands.ts'
import { migrateCommand } from './commands/migrate-command.ts'
import { moveCommand } from './commands/move-command.ts'
import { reloadCommand } from './commands/reload-command.ts'
import { restoreCommand } from './commands/restore-command.ts'
import { upgradeCommand } from './commands/upgrade-command.ts'
import { versionCommand } from './commands/version-command.ts'
import { whyNoStart } from './why-no-start.ts'

// `npm run haulpost -- …`: operator's tasks that no page offers. Works beside a running site, and without one.

const COMMANDS: readonly Command[] = [
  ...accountCommands,
  ...backupCommands,
  restoreCommand,
  moveCommand,
  migrateCommand,
  upgradeCommand,
  ...importCommands,
  reloadCommand,
  doctorCommand,
  versionCommand,
]

/** 1: it failed. 2: it was called wrongly. 3: it was refused, and nothing was changed. */
const EXIT = { failed: 1, usage: 2, refused: 3 } as const

async function main(given: readonly string[]): Promise<void> {
  const command = findCommand(COMMANDS, given)
  if (!command) throw new UsageError()
  loadDotEnv()
  const settings = readSettings(process.env)
  provideSiteKey(() => readSiteKey(settings))
  await command.run(given.slice(command.words.length), settings)
}

/** What `parseArgs` throws for an option that does not exist. */
const isWrongOption = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/** Returns what went wrong, in one line where the operator can fix it, and the exit code. */
function explain(error: unknown): { text: string; code: number } {
  if (error instanceof UsageError || isWrongOption(error))
    return { text: usageOf(COMMANDS), code: EXIT.usage }
  if (error instanceof RefusedError)
    return { text: TRANSLATE.en.dynamic(error.refusal.code, error.refusal.params), code: EXIT.failed }
  if (error instanceof ArchiveError || error instanceof TargetError || error instanceof TableFileError)
    return { text: error.message, code: EXIT.refused }
  return { text: whyNoStart(error) ?? `The command failed: ${errorText(error)}`, code: EXIT.failed }
}

// The program that reads our output may end before us, as `head` does.
process.stdout.on('error', () => process.exit(EXIT.failed))

main(process.argv.slice(2)).catch((error: unknown) => {
  const { text, code } = explain(error)
  console.error(text)
  process.exitCode = code
})
