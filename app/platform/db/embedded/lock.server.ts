import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { errorCode } from './error-code.server.ts'
import { processName } from './processes.server.ts'

const POLL_MS = 20
const TAKEOVER_MS = 10_000

/** Runs `work` while nobody else runs theirs under the same file. A lock whose holder died is taken over. */
export async function underLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const ticket = `${path}.${randomUUID()}`
  writeFileSync(ticket, processName(process.pid) ?? '')
  try {
    while (!linked(ticket, path)) {
      dropDeadLock(path)
      await delay(POLL_MS)
    }
    rmSync(ticket)
    return await work().finally(() => rmSync(path, { force: true }))
  } finally {
    rmSync(ticket, { force: true })
  }
}

/** A hard link fails when the name is taken, and the name appears together with its content. */
function linked(ticket: string, path: string): boolean {
  try {
    linkSync(ticket, path)
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
  } catch {
    return dropAbandoned(judging)
  }
  try {
    const holder = readFileSync(path, 'utf8')
    if (processName(Number.parseInt(holder, 10)) !== holder) rmSync(path)
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
