import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Directories } from './directories.server.ts'
import { errorCode } from './error-code.server.ts'
import { commandLine } from './processes.server.ts'

export type Postmaster = { pid: number; socketDirectory: string; ready: boolean }

const POLL_MS = 10
// Above every limit the kernel knows, so PostgreSQL finds nobody under it.
const NOBODYS_PID = 2_147_483_646

/** The server that runs on this data directory, if one does. Its pid file alone proves nothing. */
export function findPostmaster(directories: Directories): Postmaster | null {
  const lines = pidFileLines(directories)
  const pid = Number(lines[0])
  if (!pid || !servesCluster(pid, directories)) return null
  return { pid, socketDirectory: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' }
}

export function servesCluster(pid: number, { cluster }: Directories): boolean {
  return commandLine(pid)?.includes(`postgres -D ${cluster} `) ?? false
}

/** A fast shutdown: clients are cut off, nothing that was committed is lost. */
export function askToStop({ pid }: Postmaster) {
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

/** Waits until the server has gone; `false` when it still runs after `patienceMs`. */
export async function goneWithin(
  patienceMs: number,
  pid: number,
  directories: Directories,
): Promise<boolean> {
  const end = Date.now() + patienceMs
  while (servesCluster(pid, directories)) {
    if (Date.now() > end) return false
    await delay(POLL_MS)
  }
  return true
}

/**
 * Its number may meanwhile be a stranger's, and then PostgreSQL would not start. The rest of the file stays: with it,
 * PostgreSQL notices survivors of the old server that still use its shared memory.
 */
export function forgetStalePid(directories: Directories) {
  const [pid, ...rest] = pidFileLines(directories)
  if (pid) writeFileSync(directories.pidFile, [NOBODYS_PID, ...rest].join('\n'))
}

function pidFileLines({ pidFile }: Directories): string[] {
  try {
    return readFileSync(pidFile, 'utf8').split('\n')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
