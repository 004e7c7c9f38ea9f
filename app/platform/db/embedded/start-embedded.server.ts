import { closeSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { StartError } from '../../start-error.server.ts'
import { ensureAppDatabase, socketUrl } from './app-database.server.ts'
import { findBinaries } from './binaries.server.ts'
import { ensureCluster } from './cluster.server.ts'
import {
  type Directories,
  makePrivateDirectory,
  makeRoot,
  makeSocketDirectory,
  removeSocketDirectory,
} from './directories.server.ts'
import { pickIdentity } from './identity.server.ts'
import { joinLifeline, type Lifeline, layLifeline } from './lifeline.server.ts'
import { underLock } from './lock.server.ts'
import {
  askToStop,
  findPostmaster,
  forgetStalePid,
  goneWithin,
  type Postmaster,
  servesCluster,
} from './postmaster.server.ts'
import { type Settings, startWatchedServer } from './watched-server.server.ts'

export type EmbeddedDatabase = {
  connectionString: string
  /** Whether another process had already started the server. */
  adopted: boolean
  /** Lets go of the server. It stops when nobody else holds on, and then this waits until it is down. */
  stop: () => Promise<void>
  /** Waits until the server is down for whatever reason. */
  ended: () => Promise<void>
}

type Held = { postmaster: Postmaster; lifeline: Lifeline }

const PATIENCE_MS = 60_000
const LOOK_EVERY_MS = 1_000

/**
 * Starts the PostgreSQL that comes with the product on the data in `dir`, or joins the one that already runs there. It
 * runs until the last process that started or joined it has called `stop` or died, however it died.
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
      held.lifeline.release()
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

/** `null` when no server runs. One that is going down, or that nobody watches any more, is first seen off. */
async function joinRunning(directories: Directories): Promise<Held | null> {
  const postmaster = findPostmaster(directories)
  if (!postmaster) return null

  const lifeline = await joinLifeline(directories.lifeline, () => servesCluster(postmaster.pid, directories))
  if (lifeline) return { postmaster, lifeline }
  askToStop(postmaster)
  await untilGone(postmaster, directories)
  return null
}

async function start(directories: Directories, settings: Settings): Promise<Held> {
  const binaries = findBinaries(directories.libraries)
  const identity = pickIdentity(binaries, directories)
  makePrivateDirectory(directories.root, identity)
  makePrivateDirectory(directories.run, identity)
  ensureCluster(directories, binaries, identity)
  const socketDirectory = makeSocketDirectory(directories, identity)
  forgetStalePid(directories)

  const { readEnd, ...lifeline } = layLifeline(directories.lifeline, identity)
  const server = { directories, binaries, identity, socketDirectory, lifeline: readEnd, settings }
  try {
    return { postmaster: await startWatchedServer(server), lifeline }
  } catch (error) {
    lifeline.release()
    throw error
  } finally {
    closeSync(readEnd)
  }
}

async function leave({ postmaster, lifeline }: Held, directories: Directories) {
  if (!lifeline.release()) return
  await untilGone(postmaster, directories)
  removeSocketDirectory(postmaster.socketDirectory, directories)
}

async function untilGone({ pid }: Postmaster, directories: Directories) {
  if (await goneWithin(PATIENCE_MS, pid, directories)) return
  throw new StartError(`The database (process ${pid}) does not stop: it still writes to ${directories.root}`)
}
