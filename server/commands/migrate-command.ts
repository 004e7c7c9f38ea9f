import { onceServerIsUp } from '#app/platform/db/wait-for-server.server.ts'
import { StartError } from '#app/platform/start-error.server.ts'
import { knowsCyrillic } from '#server/launch/cyrillic.ts'
import { migrateSite } from '#server/launch/migrate-site.ts'
import { NO_CYRILLIC } from '#server/launch/prepare-database.ts'
import { type Command, UsageError } from './command.ts'
import { withSiteConnection } from './site-connection.ts'

/** Migrates the database, for web and worker of their own (PROCESSES). Waits for its server as a start does. */
export const migrateCommand: Command = {
  words: ['migrate'],
  takes: '',
  does: 'brings the database to the schema of this release, before web and worker start alone',
  async run(given, settings) {
    if (given.length > 0) throw new UsageError()
    await withSiteConnection(settings, async (connectionString) => {
      const names = await onceServerIsUp(() => migrateSite(connectionString), {
        timeoutMs: settings.databaseWaitMs,
        onWait: ({ message }) =>
          console.error(`The database does not answer yet (${message}): waiting for it.`),
      })
      if (!(await knowsCyrillic(connectionString))) throw new StartError(NO_CYRILLIC)
      for (const name of names) console.log(name)
      console.log(names.length > 0 ? `${names.length} migrations applied.` : 'Nothing to migrate.')
    })
  },
}
