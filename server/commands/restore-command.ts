import { parseArgs } from 'node:util'
import { openSitePictures } from '#app/platform/backup/picture-files.server.ts'
import {
  checkRestore,
  type Restored,
  restoreArchive,
} from '#app/platform/backup/restore/restore-archive.server.ts'
import type { Settings } from '#app/platform/env.server.ts'
import { archiveSource, keysIn } from './archive-source.ts'
import { archiveText, contentText, printProgress } from './backup-output.ts'
import { type Command, UsageError } from './command.ts'
import { withSiteConnection } from './site-connection.ts'

const OPTIONS = {
  'key-file': { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'keep-sessions': { type: 'boolean', default: false },
  'no-pictures': { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
} as const

function printRestored({ manifest, migrated, leftOut }: Restored): void {
  console.log(`Restored: ${contentText(manifest)}.`)
  if (migrated.length > 0) console.log(`Migrated to the schema of this release: ${migrated.join(', ')}.`)
  if (leftOut.length > 0) console.warn(`Left out, because no migration makes them: ${leftOut.join(', ')}.`)
}

async function restore(given: readonly string[], settings: Settings): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...given], allowPositionals: true, options: OPTIONS })
  const [name, ...more] = positionals
  if (name === undefined || more.length > 0) throw new UsageError()
  const open = await archiveSource(name, settings)
  const keys = keysIn(values['key-file'])
  await withSiteConnection(settings, async (connectionString) => {
    const pictures = values['no-pictures'] ? null : openSitePictures(settings)
    const order = { open, keys, connectionString, pictures, replace: values.replace }
    const how = { ...order, keepSessions: values['keep-sessions'], onProgress: printProgress }
    if (!values['dry-run']) return printRestored(await restoreArchive(how))
    const { verified } = await checkRestore(how)
    console.log(`It could be restored, and nothing was changed. ${name}: ${archiveText(verified)}.`)
  })
}

export const restoreCommand: Command = {
  words: ['restore'],
  takes: 'FILE [--replace] [--dry-run] [--key-file FILE] [--keep-sessions] [--no-pictures]',
  does: '\n      restores a backup into the database and the pictures of the settings; the site is stopped',
  run: restore,
}
