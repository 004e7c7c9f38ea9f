import { parseArgs } from 'node:util'
import { countUnreadableSecrets } from '#app/features/accounts/two-factor/seal-stored-secrets.server.ts'
import { listAdmins } from '#app/features/accounts/users/queries.server.ts'
import { openSitePictures } from '#app/platform/backup/picture-files.server.ts'
import {
  checkRestore,
  type Restored,
  restoreArchive,
} from '#app/platform/backup/restore/restore-archive.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Settings } from '#app/platform/env.server.ts'
import { archiveSource, keysIn } from './archive-source.ts'
import { archiveText, contentText, printProgress } from './backup-output.ts'
import { type Command, UsageError } from './command.ts'
import { withDatabase, withSiteConnection } from './site-connection.ts'

const OPTIONS = {
  'key-file': { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'keep-sessions': { type: 'boolean', default: false },
  'no-pictures': { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
  unsigned: { type: 'boolean', default: false },
} as const

function printRestored({ manifest, migrated, leftOut }: Restored): void {
  console.log(`Restored: ${contentText(manifest)}.`)
  if (migrated.length > 0) console.log(`Migrated to the schema of this release: ${migrated.join(', ')}.`)
  if (leftOut.length > 0) console.warn(`Left out, because no migration makes them: ${leftOut.join(', ')}.`)
}

/** Names the admins, for a second look, and says whose two-factor this site cannot read. */
async function printAccounts(db: Db): Promise<void> {
  const admins = (await listAdmins(db)).map(({ email }) => email)
  console.log(`Admins: ${admins.join(', ') || 'none'}.`)
  const count = await countUnreadableSecrets(db)
  if (count > 0)
    console.warn(
      `The codes of ${count} authenticator apps cannot be checked without the SITE_KEY of the site that made the backup. Their users sign in with a recovery code, or after: haulpost second-factor remove EMAIL.`,
    )
}

async function restore(given: readonly string[], settings: Settings): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...given], allowPositionals: true, options: OPTIONS })
  const [name, ...more] = positionals
  if (name === undefined || more.length > 0) throw new UsageError()
  const open = await archiveSource(name, settings)
  const keys = keysIn(values['key-file'])
  await withSiteConnection(settings, async (connectionString) => {
    const pictures = values['no-pictures'] ? null : openSitePictures(settings)
    const { replace, unsigned: acceptsUnsigned } = values
    const order = { open, keys, connectionString, pictures, replace, acceptsUnsigned }
    const how = { ...order, keepSessions: values['keep-sessions'], onProgress: printProgress }
    if (!values['dry-run']) {
      printRestored(await restoreArchive(how))
      return withDatabase(connectionString, printAccounts)
    }
    const { verified } = await checkRestore(how)
    console.log(`It could be restored, and nothing was changed. ${name}: ${archiveText(verified)}.`)
  })
}

export const restoreCommand: Command = {
  words: ['restore'],
  takes: 'FILE [--replace] [--dry-run] [--key-file FILE] [--keep-sessions] [--no-pictures] [--unsigned]',
  does: '\n      restores a backup into the database and the pictures of the settings; the site is stopped',
  run: restore,
}
