import { mkdirSync, readlinkSync, rmSync, statSync, symlinkSync, unlinkSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { processName } from './processes.ts'
import { errorCode } from './start-error.ts'

const POLL_MS = 20
const TAKEOVER_MS = 10_000

/** Runs `work` while no other process holds the lock at `path`. A lock whose holder died is taken over. */
export async function underLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  while (!acquire(path)) {
    dropDeadLock(path)
    await delay(POLL_MS)
  }
  return work().finally(() => unlinkSync(path))
}

/**
 * Takes the lock at `path` until this process ends. Returns null, or the pid of the process that holds it. A lock whose
 * holder died is taken over.
 */
export async function takeLock(path: string): Promise<number | null> {
  while (!acquire(path)) {
    dropDeadLock(path)
    const holder = livingHolder(path)
    if (holder !== null) return holder
    await delay(POLL_MS)
  }
  const mine = processName(process.pid)
  // The folder may be gone by then, or have been taken over by another container.
  process.once('exit', () => linkAt(path) === mine && unlinkSync(path))
  return null
}

/** Creates a symbolic link to the name of this process: atomic, and it fails where one exists. */
function acquire(path: string): boolean {
  try {
    symlinkSync(processName(process.pid) ?? '', path)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

function livingHolder(path: string): number | null {
  const holder = linkAt(path)
  const pid = Number.parseInt(holder, 10)
  return holder !== '' && processName(pid) === holder ? pid : null
}

function linkAt(path: string): string {
  try {
    return readlinkSync(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return ''
    throw error
  }
}

/** One process at a time may check and remove, or the second would remove the fresh lock of the first. */
function dropDeadLock(path: string) {
  const checking = `${path}.judging`
  try {
    mkdirSync(checking)
  } catch (error) {
    // On a read-only disk, waiting would never end.
    if (errorCode(error) !== 'EEXIST') throw error
    return dropAbandoned(checking)
  }
  try {
    if (livingHolder(path) === null) unlinkSync(path)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  } finally {
    rmSync(checking, { recursive: true, force: true })
  }
}

function dropAbandoned(checking: string) {
  const created = statSync(checking, { throwIfNoEntry: false })
  if (created && Date.now() - created.mtimeMs > TAKEOVER_MS)
    rmSync(checking, { recursive: true, force: true })
}
