import { mkdirSync, readlinkSync, rmSync, statSync, symlinkSync, unlinkSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { errorCode } from './error-code.server.ts'
import { processName } from './processes.server.ts'

const POLL_MS = 20
const TAKEOVER_MS = 10_000

/** Runs `work` while nobody else runs theirs under the same path. A lock whose holder died is taken over. */
export async function underLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  while (!taken(path)) {
    dropDeadLock(path)
    await delay(POLL_MS)
  }
  return work().finally(() => unlinkSync(path))
}

/** A symbolic link to our own name: it fails where one stands, and it appears together with what it says. */
function taken(path: string): boolean {
  try {
    symlinkSync(processName(process.pid) ?? '', path)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** Only one process at a time may judge and remove, or the second would remove the first one's fresh lock. */
function dropDeadLock(path: string) {
  const judging = `${path}.judging`
  try {
    mkdirSync(judging)
  } catch (error) {
    // On a disk that cannot be written to, waiting would never end.
    if (errorCode(error) !== 'EEXIST') throw error
    return dropAbandoned(judging)
  }
  try {
    const holder = readlinkSync(path)
    if (processName(Number.parseInt(holder, 10)) !== holder) unlinkSync(path)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  } finally {
    rmSync(judging, { recursive: true, force: true })
  }
}

function dropAbandoned(judging: string) {
  const made = statSync(judging, { throwIfNoEntry: false })
  if (made && Date.now() - made.mtimeMs > TAKEOVER_MS) rmSync(judging, { recursive: true, force: true })
}
