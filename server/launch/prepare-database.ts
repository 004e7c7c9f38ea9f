import { isLostConnection } from '#app/platform/db/lost-connection.server.ts'
import { onceServerIsUp } from '#app/platform/db/wait-for-server.server.ts'
import type { Settings } from '#app/platform/env.server.ts'
import { ConfigurationError, inOneLine, StartError } from '#app/platform/start-error.server.ts'
import { bringSchema } from './bring-schema.ts'
import { knowsCyrillic } from './cyrillic.ts'
import { fillWithDemoContent, openDemoAccountsIn } from './demo-content.ts'
import { oneQuery } from './one-query.ts'
import { superviseDatabase } from './supervised-database.ts'

export const NO_CYRILLIC =
  'The database of DATABASE_URL does not know Cyrillic letters: create it with encoding UTF8 and a UTF-8 locale.'

/** How long to wait while the embedded server restarts after it died. */
const RESTART_MS = 30_000

type Database = { readonly connectionString: string; readonly stop: () => Promise<void> }

/** Opens the database of the site: the server, no pooler, once it is usable, or the embedded one, started. */
export async function openSiteDatabase(settings: Settings): Promise<Database> {
  const { directDatabaseUrl: connectionString, databaseWaitMs } = settings
  if (!connectionString) return superviseDatabase(settings)
  await waiting(() => oneQuery(connectionString, 'select'), databaseWaitMs).catch((error: unknown) => {
    const reason = `The database of DATABASE_URL cannot be used: ${reasonOf(error)}`
    throw isLostConnection(error) ? new StartError(reason) : new ConfigurationError(reason)
  })
  return { connectionString, stop: async () => {} }
}

/** Brings the database to this release, and refuses one that the site must not run on. Each step may run again. */
export async function prepareDatabase(
  connectionString: string,
  { meetsStrangers, settings }: { meetsStrangers: boolean; settings: Settings },
): Promise<void> {
  const steps = async () => {
    await bringSchema(connectionString, settings)
    if (!(await knowsCyrillic(connectionString))) throw new ConfigurationError(NO_CYRILLIC)
    if (meetsStrangers) await refuseKnownPasswords(connectionString)
    if (settings.demoData) await fillWithDemoContent(connectionString, settings.dataDir)
  }
  const timeoutMs = settings.databaseUrl ? settings.databaseWaitMs : RESTART_MS
  await waiting(steps, timeoutMs).catch((error: unknown) => {
    if (!isLostConnection(error)) throw error
    throw new StartError(`The database went away during the start: ${reasonOf(error)}`)
  })
}

function waiting<T>(work: () => Promise<T>, timeoutMs: number): Promise<T> {
  const seconds = timeoutMs / 1000
  return onceServerIsUp(work, {
    timeoutMs,
    onWait: (error) =>
      console.error(
        `The database does not answer yet (${reasonOf(error)}): waiting for it, for ${seconds} seconds at most.`,
      ),
  })
}

/** With several addresses behind one name, each fails for a reason of its own. */
function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  return inOneLine(String(first))
}

/** A database that was filled with demo content keeps its accounts, whatever DEMO_DATA says now. */
async function refuseKnownPasswords(connectionString: string) {
  const open = await openDemoAccountsIn(connectionString)
  if (open.length === 0) return
  throw new ConfigurationError(
    `Everyone knows the passwords of ${open.join(', ')}: start with an empty database, or change them in development first.`,
  )
}
