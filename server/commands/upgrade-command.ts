import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setAsideOtherMajor } from '@haulpost/embedded-postgres/set-aside'
import { TargetError } from '#app/platform/backup/backup-errors.ts'
import { openSitePictures } from '#app/platform/backup/picture-files.server.ts'
import { assertOurs, verifyArchive } from '#app/platform/backup/read-archive.server.ts'
import { restoreArchive } from '#app/platform/backup/restore/restore-archive.server.ts'
import type { Settings } from '#app/platform/env.server.ts'
import { databaseCheck } from '#server/doctor/database-checks.ts'
import { examineAll } from '#server/doctor/examine-all.ts'
import { readLauncherState } from '#server/launch/launcher-state.ts'
import { migrateSite } from '#server/launch/migrate-site.ts'
import { backupCheck, upgradeChecks } from '#server/upgrade/upgrade-checks.ts'
import { archiveSource, keysIn } from './archive-source.ts'
import { archiveText, contentText, printProgress } from './backup-output.ts'
import { type Command, UsageError } from './command.ts'
import { makeBackup } from './make-backup.ts'
import { reloadCommand } from './reload-command.ts'
import { withSiteConnection } from './site-connection.ts'

const OPTIONS = {
  check: { type: 'boolean', default: false },
  'no-backup': { type: 'boolean', default: false },
  from: { type: 'string' },
  'key-file': { type: 'string' },
  unsigned: { type: 'boolean', default: false },
} as const

/** Says what an update would meet, and changes nothing. */
async function check(settings: Settings): Promise<void> {
  const isReady = await withSiteConnection(settings, (connectionString) =>
    examineAll([databaseCheck, ...upgradeChecks, backupCheck], { settings, connectionString }),
  )
  if (!isReady) process.exitCode = 1
}

async function backUp(settings: Settings, connectionString: string): Promise<void> {
  const { name } = await makeBackup({ settings, connectionString, now: () => new Date() })
  console.log(`Backed up: ${name}.`)
}

/** Brings the database to this release, after a backup, and lets a running site follow. */
async function upgrade(settings: Settings, withBackup: boolean): Promise<void> {
  await withSiteConnection(settings, async (connectionString) => {
    if (!(await examineAll([databaseCheck, ...upgradeChecks], { settings, connectionString })))
      throw new TargetError('Nothing was changed: see above.')
    if (withBackup) await backUp(settings, connectionString)
    const names = await migrateSite(connectionString)
    console.log(names.length > 0 ? `Migrated: ${names.join(', ')}.` : 'Nothing to migrate.')
  })
  if (readLauncherState(settings)) await reloadCommand.run([], settings)
  else console.log('No site runs here: start it.')
}

/** Takes over the data of another major version of the built-in database, from a backup of it. */
async function takeOver(
  settings: Settings,
  { name, keyFile, acceptsUnsigned }: { name: string; keyFile: string | undefined; acceptsUnsigned: boolean },
): Promise<void> {
  if (settings.databaseUrl)
    throw new TargetError('With DATABASE_URL, upgrade that server by its own means: docs/guides/upgrade.md.')
  const open = await archiveSource(name, settings)
  const keys = keysIn(keyFile)
  const verified = await verifyArchive(open(), keys)
  if (!acceptsUnsigned) assertOurs(verified)
  console.log(`${name} is whole: ${archiveText(verified)}.`)
  const old = await setAsideOtherMajor(join(settings.dataDir, 'postgres'))
  if (!old)
    throw new TargetError(
      'The built-in database is of this version already: haulpost restore brings back a backup.',
    )
  try {
    const { manifest } = await withSiteConnection(settings, (connectionString) => {
      const pictures = openSitePictures(settings)
      const order = { open, keys, connectionString, pictures, acceptsUnsigned }
      return restoreArchive({ ...order, replace: false, keepSessions: true, onProgress: printProgress })
    })
    console.log(`Taken over: ${contentText(manifest)}. Delete ${old.folder} once the site does well.`)
  } catch (error) {
    old.putBack()
    throw error
  }
}

export const upgradeCommand: Command = {
  words: ['upgrade'],
  takes: '[--check] [--no-backup] [--from FILE [--key-file FILE] [--unsigned]]',
  does: '\n      checks, backs up and migrates after an update, and reloads the site',
  async run(given, settings) {
    const { values } = parseArgs({ args: [...given], options: OPTIONS })
    if (values.check && (values.from !== undefined || values['no-backup'])) throw new UsageError()
    if (values.check) return check(settings)
    if (values.from !== undefined) {
      const { from: name, unsigned: acceptsUnsigned } = values
      return takeOver(settings, { name, keyFile: values['key-file'], acceptsUnsigned })
    }
    return upgrade(settings, !values['no-backup'])
  },
}
