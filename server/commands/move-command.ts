import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { checkMove, moveSite } from '#app/platform/backup/move-site.server.ts'
import { makeWritable } from '#app/platform/backup/read-only.server.ts'
import type { Settings } from '#app/platform/env.server.ts'
import { archiveText, contentText, printProgress } from './backup-output.ts'
import { type Command, UsageError } from './command.ts'
import { withSiteConnection } from './site-connection.ts'

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  undo: { type: 'boolean', default: false },
} as const

const NEXT = `Now set DATABASE_URL to this address and restart the site.
The old database was not changed, and nothing is written to it any more. To go on with it instead:
restart the site with the old settings after \`haulpost move --undo\`.`

async function undo(settings: Settings): Promise<void> {
  await withSiteConnection(settings, makeWritable)
  console.log('The database of the present settings can be written to again.')
}

/** Returns the address of the new database: that given, or with `-` the first line of standard input. */
async function addressOf(word: string | undefined): Promise<string> {
  const address = word === '-' ? (await text(process.stdin)).split('\n')[0]?.trim() : word
  if (!address || !/^postgres(?:ql)?:\/\//u.test(address)) throw new UsageError()
  return address
}

async function move(given: readonly string[], settings: Settings): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...given], allowPositionals: true, options: OPTIONS })
  const [word, ...more] = positionals
  if (values.undo && word === undefined) return undo(settings)
  if (values.undo || more.length > 0) throw new UsageError()
  const to = await addressOf(word)
  await withSiteConnection(settings, async (from) => {
    const order = { from, to, now: new Date(), onProgress: printProgress }
    if (values['dry-run']) {
      const { verified } = await checkMove(order)
      console.log(`It could be moved, and nothing was changed: ${archiveText(verified)}.`)
      return
    }
    console.error('The site is read-only from now on. Copying …')
    const { manifest } = await moveSite(order)
    console.log(`Moved and counted: ${contentText(manifest)}. Pictures stay where they are.\n${NEXT}`)
  })
}

export const moveCommand: Command = {
  words: ['move'],
  takes: 'URL | - [--dry-run] | --undo',
  does: 'copies the database to an empty one, on another server',
  run: move,
}
