import { closeSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureAppDatabase, socketUrl } from './app-database.ts'
import { findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import {
  type Directories,
  makePrivateDirectory,
  makeRoot,
  makeSocketDirectory,
  removeSocketDirectory,
} from './directories.ts'
import { pickIdentity } from './identity.ts'
import { underLock } from './lock.ts'
import { createParentWatch, joinParentWatch, type ParentWatch } from './parent-watch.ts'
import {
  clearStalePid,
  findPostmaster,
  type Postmaster,
  requestStop,
  servesCluster,
  stopsWithin,
} from './postmaster.ts'
import { DatabaseStartError } from './start-error.ts'
import { type Settings, startWatchedServer } from './watched-server.ts'

export type EmbeddedDatabase = {
  connectionString: string
  /** True if another process had already started the server. */
  adopted: boolean
  /** Releases the server. If no other process uses it, it stops, and the promise resolves when it is down. */
  stop: () => Promise<void>
  /** Resolves when the server is down, for whatever reason. */
  ended: () => Promise<void>
}

type Held = { postmaster: Postmaster; watch: ParentWatch }

const STOP_TIMEOUT_MS = 60_000
const LOOK_EVERY_MS = 1_000

/**
 * Starts PostgreSQL on the data in `dir`, or joins the server that already runs there. The server runs until the last
 * process that started or joined it has called `stop` or has died, for whatever reason.
 *
 * Throws a `DatabaseStartError` when an operator has to change something first.
 *
 * Containers that share `dir` cannot see each other's processes: use it from one of them at a time.
 */
export async function startEmbedded(options: {
  dir: string
  settings?: Settings
}): Promise<EmbeddedDatabase> {
  const directories = makeRoot(options.dir)
  return underLock(directories.lock, async () => {
    const joined = await joinRunning(directories)
    const held = joined ?? (await start(directories, options.settings ?? {}))
    await ensureAppDatabase(held.postmaster.socketDirectory).catch((error: unknown) => {
      held.watch.release()
      throw error
    })
    return asDatabase(held, directories, joined !== null)
  })
}

function asDatabase(held: Held, directories: Directories, adopted: boolean): EmbeddedDatabase {
  const { pid, socketDirectory } = held.postmaster
  let stopping: Promise<void> | null = null
  return {
    connectionString: socketUrl(socketDirectory, 'app'),
    adopted,
    stop: () => (stopping ??= underLock(directories.lock, () => leave(held, directories))),
    async ended() {
      while (servesCluster(pid, directories)) await delay(LOOK_EVERY_MS, undefined, { ref: false })
    },
  }
}

/** Returns `null` when no server runs. A server that is stopping, or that lost its watchdog, is stopped first. */
async function joinRunning(directories: Directories): Promise<Held | null> {
  const postmaster = findPostmaster(directories)
  if (!postmaster) return null

  const watch = await joinParentWatch(directories.parentWatch, () =>
    servesCluster(postmaster.pid, directories),
  )
  if (watch) return { postmaster, watch }
  requestStop(postmaster)
  await waitUntilStopped(postmaster, directories)
  return null
}

async function start(directories: Directories, settings: Settings): Promise<Held> {
  const binaries = findBinaries(directories.libraries)
  const identity = pickIdentity(binaries, directories)
  makePrivateDirectory(directories.root, identity)
  makePrivateDirectory(directories.run, identity)
  ensureCluster(directories, binaries, identity)
  const socketDirectory = makeSocketDirectory(directories, identity)
  clearStalePid(directories)

  const { readEnd, ...watch } = createParentWatch(directories.parentWatch, identity)
  const server = { directories, binaries, identity, socketDirectory, parentWatch: readEnd, settings }
  try {
    return { postmaster: await startWatchedServer(server), watch }
  } catch (error) {
    watch.release()
    throw error
  } finally {
    closeSync(readEnd)
  }
}

async function leave({ postmaster, watch }: Held, directories: Directories) {
  if (!watch.release()) return
  await waitUntilStopped(postmaster, directories)
  removeSocketDirectory(postmaster.socketDirectory, directories)
}

async function waitUntilStopped({ pid }: Postmaster, directories: Directories) {
  if (await stopsWithin(STOP_TIMEOUT_MS, pid, directories)) return
  throw new DatabaseStartError(
    `The database (process ${pid}) does not stop: it still writes to ${directories.root}`,
  )
}
