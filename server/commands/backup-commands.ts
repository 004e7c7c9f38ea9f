import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { TargetError } from '#app/platform/backup/backup-errors.ts'
import { generateKeys } from '#app/platform/backup/encryption.server.ts'
import { writeWhole } from '#app/platform/backup/places/folder-place.server.ts'
import { assertOurs, verifyArchive } from '#app/platform/backup/read-archive.server.ts'
import { archiveStream, type BackupRun, openBackupPlace } from '#app/platform/backup/run-backup.server.ts'
import type { Settings } from '#app/platform/env.server.ts'
import { archiveSource, keysIn } from './archive-source.ts'
import { archiveText, printProgress, sizeText } from './backup-output.ts'
import { type Command, UsageError } from './command.ts'
import { makeBackup } from './make-backup.ts'
import { withSiteConnection } from './site-connection.ts'

/** Writes an archive to standard output, as fast as it is read. */
async function toStandardOutput(source: AsyncIterable<Buffer>): Promise<void> {
  for await (const piece of source) {
    await new Promise<void>((resolve, reject) => {
      process.stdout.write(piece, (error) => (error ? reject(error) : resolve()))
    })
  }
}

async function toFile(file: string, run: BackupRun): Promise<void> {
  if (existsSync(file)) throw new TargetError(`${file} exists already: choose another name.`)
  const bytes = await writeWhole(file, archiveStream(run))
  console.log(`${file}: ${sizeText(bytes)}.`)
}

/** Makes a backup in the place of the settings. */
async function toPlace(run: BackupRun): Promise<void> {
  const { title } = openBackupPlace(run.settings)
  const made = await makeBackup(run)
  console.log(`${made.name} in ${title}: ${sizeText(made.bytes)}. Removed: ${made.removed.length} older.`)
}

const backup: Command = {
  words: ['backup'],
  takes: '[FILE | -] [FILE --no-pictures]',
  does: 'backs up database and pictures, while the site runs',
  async run(given, settings) {
    const { values, positionals } = parseArgs({
      args: [...given],
      allowPositionals: true,
      options: { 'no-pictures': { type: 'boolean', default: false } },
    })
    const [target, ...more] = positionals
    // Among the kept backups, one without pictures would take the place of a whole one.
    if (more.length > 0 || (values['no-pictures'] && target === undefined)) throw new UsageError()
    await withSiteConnection(settings, (connectionString) => {
      const withPictures = !values['no-pictures']
      const now = () => new Date()
      const run = { settings, connectionString, now, withPictures, onProgress: printProgress }
      if (target === undefined) return toPlace(run)
      return target === '-' ? toStandardOutput(archiveStream(run)) : toFile(target, run)
    })
  },
}

const verify: Command = {
  words: ['backup', 'verify'],
  takes: 'FILE [--key-file FILE] [--unsigned]',
  does: 'reads a backup to its end and checks all of it, and that this site signed it',
  async run(given, settings) {
    const { values, positionals } = parseArgs({
      args: [...given],
      allowPositionals: true,
      options: { 'key-file': { type: 'string' }, unsigned: { type: 'boolean', default: false } },
    })
    const [name, ...more] = positionals
    if (name === undefined || more.length > 0) throw new UsageError()
    const open = await archiveSource(name, settings)
    const verified = await verifyArchive(open(), keysIn(values['key-file']))
    if (!values.unsigned) assertOurs(verified)
    console.log(`${name} is whole: ${archiveText(verified)}, signed by ${verified.signer}.`)
  },
}

async function printList(settings: Settings): Promise<void> {
  const place = openBackupPlace(settings)
  const stored = await place.list()
  for (const { name, bytes } of stored) console.log(`${name}  ${sizeText(bytes)}`)
  if (stored.length === 0) console.log(`There is no backup in ${place.title}.`)
}

const list: Command = {
  words: ['backup', 'list'],
  takes: '',
  does: 'lists the backups in BACKUP_DIR or BACKUP_BUCKET',
  run: (given, settings) => (given.length > 0 ? Promise.reject(new UsageError()) : printList(settings)),
}

const key: Command = {
  words: ['backup', 'key'],
  takes: '',
  does: 'makes a pair of keys for encrypted backups',
  async run(given) {
    if (given.length > 0) throw new UsageError()
    const { recipient, identity } = await generateKeys()
    console.error('Keep these two lines in a file away from this machine. Without it no backup can be read.')
    console.log(`# BACKUP_RECIPIENT=${recipient}\n${identity}`)
  },
}

export const backupCommands: readonly Command[] = [backup, verify, list, key]
