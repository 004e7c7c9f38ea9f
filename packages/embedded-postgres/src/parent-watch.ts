import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, constants, existsSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { giveTo, type Identity } from './identity.ts'
import { DatabaseStartError, errorCode, whyFailed } from './start-error.ts'

/**
 * A named pipe whose writers are the processes that need the database. However a process ends, the kernel closes its
 * end; after the last one the watchdog reads end-of-file and stops the server. No counter can be wrong, and the process
 * that started the server may end before those that joined it.
 */
export type ParentWatch = {
  /** Closes this process's end. Returns true if no other process holds the pipe. */
  release: () => boolean
}

const POLL_MS = 5
const READ_NONBLOCKING = constants.O_RDONLY | constants.O_NONBLOCK
const WRITE_NONBLOCKING = constants.O_WRONLY | constants.O_NONBLOCK

/** Creates the pipe. `readEnd` is for the watchdog. */
export function createParentWatch(path: string, owner: Identity): ParentWatch & { readEnd: number } {
  rmSync(path, { force: true })
  const made = spawnSync('mkfifo', ['-m', '600', path], { encoding: 'utf8' })
  if (made.status !== 0)
    throw new DatabaseStartError(`The database's named pipe cannot be made: ${whyFailed(made)}`)
  giveTo(path, owner)

  // Opening either end blocks until the other is open, so the first is opened non-blocking.
  const readEnd = openSync(path, READ_NONBLOCKING)
  return { ...watchThrough(path, openSync(path, WRITE_NONBLOCKING)), readEnd }
}

/**
 * Joins the pipe of a running server. Returns `null` when that server is already stopping: only a reply of the watchdog
 * proves that it has not just read end-of-file.
 */
export async function joinParentWatch(path: string, isRunning: () => boolean): Promise<ParentWatch | null> {
  const writeEnd = openIfWatched(path)
  if (writeEnd === null) return null
  if (await isConfirmed(path, writeEnd, isRunning)) return watchThrough(path, writeEnd)
  closeSync(writeEnd)
  return null
}

async function isConfirmed(path: string, writeEnd: number, isRunning: () => boolean): Promise<boolean> {
  const name = `joined-${randomUUID()}`
  const reply = join(dirname(path), name)
  try {
    writeSync(writeEnd, `${name}\n`)
  } catch (error) {
    if (errorCode(error) === 'EPIPE') return false
    throw error
  }
  while (!existsSync(reply)) {
    if (!isRunning()) return false
    await delay(POLL_MS)
  }
  rmSync(reply)
  return true
}

function openIfWatched(path: string): number | null {
  try {
    return openSync(path, WRITE_NONBLOCKING)
  } catch (error) {
    if (errorCode(error) === 'ENXIO' || errorCode(error) === 'ENOENT') return null
    throw error
  }
}

function watchThrough(path: string, writeEnd: number): ParentWatch {
  return {
    release() {
      const probe = existsSync(path) ? openSync(path, READ_NONBLOCKING) : null
      closeSync(writeEnd)
      return probe === null || isAtEnd(probe)
    },
  }
}

/** Reading a pipe that has writers and no data fails with EAGAIN; without writers it returns end-of-file. */
function isAtEnd(readEnd: number): boolean {
  try {
    return readSync(readEnd, Buffer.alloc(1)) === 0
  } catch (error) {
    if (errorCode(error) === 'EAGAIN') return false
    throw error
  } finally {
    closeSync(readEnd)
  }
}
