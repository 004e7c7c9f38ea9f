import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, closeSync, constants, existsSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { inOneLine, StartError } from '../../start-error.server.ts'
import { errorCode } from './error-code.server.ts'
import type { Identity } from './identity.server.ts'

/**
 * A named pipe whose writers are the processes that need the database. However a process ends, the kernel closes its
 * end; when the last one is closed the watchdog reads the end of the file and stops the server. Nothing is ever counted
 * by us, and whoever started the server may leave before those who joined.
 */
export type Lifeline = {
  /** Lets go, and tells whether nobody else holds on. */
  release: () => boolean
}

const POLL_MS = 5
const READ_WITHOUT_WAITING = constants.O_RDONLY | constants.O_NONBLOCK
const WRITE_WITHOUT_WAITING = constants.O_WRONLY | constants.O_NONBLOCK

/** Lays a new lifeline; `readEnd` is for the watchdog. */
export function layLifeline(path: string, { uid, gid }: Identity): Lifeline & { readEnd: number } {
  rmSync(path, { force: true })
  const { status, stderr } = spawnSync('mkfifo', ['-m', '600', path], { encoding: 'utf8' })
  if (status !== 0) throw new StartError(`The database's named pipe cannot be made: ${inOneLine(stderr)}`)
  chownSync(path, uid, gid)

  // Opening either end waits for the other, so the first one is opened without waiting.
  const readEnd = openSync(path, READ_WITHOUT_WAITING)
  return { ...held(path, openSync(path, WRITE_WITHOUT_WAITING)), readEnd }
}

/**
 * Holds on to the lifeline of a running server; `null` when that server is already on its way out. Only the watchdog's
 * answer proves that it has not just read the end of the file.
 */
export async function joinLifeline(path: string, isRunning: () => boolean): Promise<Lifeline | null> {
  const writeEnd = openIfWatched(path)
  if (writeEnd === null) return null
  if (await isAnswered(path, writeEnd, isRunning)) return held(path, writeEnd)
  closeSync(writeEnd)
  return null
}

async function isAnswered(path: string, writeEnd: number, isRunning: () => boolean): Promise<boolean> {
  const name = `joined-${randomUUID()}`
  const answer = join(dirname(path), name)
  try {
    writeSync(writeEnd, `${name}\n`)
  } catch (error) {
    if (errorCode(error) === 'EPIPE') return false
    throw error
  }
  while (!existsSync(answer)) {
    if (!isRunning()) return false
    await delay(POLL_MS)
  }
  rmSync(answer)
  return true
}

function openIfWatched(path: string): number | null {
  try {
    return openSync(path, WRITE_WITHOUT_WAITING)
  } catch (error) {
    if (errorCode(error) === 'ENXIO' || errorCode(error) === 'ENOENT') return null
    throw error
  }
}

function held(path: string, writeEnd: number): Lifeline {
  return {
    release() {
      const probe = existsSync(path) ? openSync(path, READ_WITHOUT_WAITING) : null
      closeSync(writeEnd)
      return probe === null || isAtEnd(probe)
    },
  }
}

/** A pipe that has writers and nothing to read says "try again"; one without writers has ended. */
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
