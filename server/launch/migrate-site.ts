import { MIGRATIONS_FOLDER, migrate } from '#app/platform/db/migrate.server.ts'

const sayThatItWaits = () =>
  console.log('Migrations wait: another process migrates this database, or a backup of it is being made.')

/** Migrates the site's database, and prints when that has to wait. Returns the names of the files that ran. */
export const migrateSite = (connectionString: string): Promise<string[]> =>
  migrate(connectionString, MIGRATIONS_FOLDER, sayThatItWaits)
