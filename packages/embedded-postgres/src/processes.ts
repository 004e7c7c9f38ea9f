import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const ON_LINUX = process.platform === 'linux'

/** Returns a name for one run of one process, as a pid is reused later; `null` if it does not run. */
export function processName(pid: number): string | null {
  const started = startOf(pid)
  return started === null ? null : `${pid} ${started}`
}

/** Returns the command line of a process, or `null` if it does not run. */
export function commandLine(pid: number): string | null {
  if (!ON_LINUX) return ps('command', pid)
  // Readable across users, even in containers that deny everything else about another user's process.
  return readProc(pid, 'cmdline')?.replaceAll('\0', ' ').trim() ?? null
}

function startOf(pid: number): string | null {
  if (!ON_LINUX) return ps('lstart', pid)
  const stat = readProc(pid, 'stat')
  // Field 22, in clock ticks since boot. Fields are counted after the program's name, which may contain anything.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

function readProc(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return null
  }
}

function ps(column: string, pid: number): string | null {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return null
  }
}
