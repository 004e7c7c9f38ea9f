import { readdirSync } from 'node:fs'
import { MIGRATIONS_FOLDER } from '#app/platform/db/migrate.server.ts'
import manifest from '../../package.json' with { type: 'json' }
import { type Command, UsageError } from './command.ts'

/** What to name in a report, and to compare with the changelog before an upgrade. */
export const versionCommand: Command = {
  words: ['version'],
  takes: '',
  does: 'prints the version, and what it brings the database to',
  async run(given) {
    if (given.length > 0) throw new UsageError()
    const latest = readdirSync(MIGRATIONS_FOLDER)
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
      .at(-1)
    console.log(
      `Haulpost ${manifest.version}, migration ${latest?.slice(0, 4)}, Node ${process.versions.node}`,
    )
  },
}
