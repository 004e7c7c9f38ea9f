import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Directories } from './directories.ts'
import { commandLine } from './processes.ts'
import { errorCode } from './start-error.ts'

export type Postmaster = { pid: number; socketDirectory: string; ready: boolean }

const POLL_MS = 10
// Above every limit of the kernel, so that no process has it.
const UNUSED_PID = 2_147_483_646

/** Returns the server that runs on this data directory, or `null`. Its pid file alone proves nothing. */
export function findPostmaster(directories: Directories): Postmaster | null {
  const lines = pidFileLines(directories)
  const pid = Number(lines[0])
  if (!pid || !servesCluster(pid, directories)) return null
  return { pid, socketDirectory: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' }
}

export function servesCluster(pid: number, { cluster }: Directories): boolean {
  return commandLine(pid)?.includes(`postgres -D ${cluster} `) ?? false
}

/** Requests a fast shutdown: clients are disconnected, nothing that was committed is lost. */
export function requestStop({ pid }: Postmaster) {
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

/** Waits until the server is down. Returns `false` if it still runs after `timeoutMs`. */
export async function stopsWithin(
  timeoutMs: number,
  pid: number,
  directories: Directories,
): Promise<boolean> {
  const end = Date.now() + timeoutMs
  while (servesCluster(pid, directories)) {
    if (Date.now() > end) return false
    await delay(POLL_MS)
  }
  return true
}

/**
 * Replaces the pid of a server that is gone: another process may have it by now, and PostgreSQL would not start. The
 * rest of the file stays: with it PostgreSQL notices survivors of the old server that still use its shared memory.
 */
export function clearStalePid(directories: Directories) {
  const [pid, ...rest] = pidFileLines(directories)
  if (pid) writeFileSync(directories.pidFile, [UNUSED_PID, ...rest].join('\n'))
}

function pidFileLines({ pidFile }: Directories): string[] {
  try {
    return readFileSync(pidFile, 'utf8').split('\n')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
