import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

// What the operating system knows of running processes. Linux only: it reads /proc.

/** Clock ticks a second, the unit of CPU time in /proc. */
const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in brackets may contain spaces; everything after it does not.
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

/** Returns the CPU time a process has used, user and system, in milliseconds. */
export function cpuMs(pid: number): number {
  const fields = statOf(pid)
  return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1000
}

/** Returns a process and all its descendants. */
export function family(pid: number): number[] {
  const parents = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/u.test(name)) return []
    try {
      return [{ pid: Number(name), parent: Number(statOf(Number(name))[1]) }]
    } catch {
      return [] // it ended meanwhile
    }
  })
  const children = (of: number): number[] =>
    parents.filter(({ parent }) => parent === of).flatMap((child) => [child.pid, ...children(child.pid)])
  return [pid, ...children(pid)]
}

/** Returns the CPU time of several processes together, in milliseconds. Those that have ended count as zero. */
export function cpuMsOfAll(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    try {
      return sum + cpuMs(pid)
    } catch {
      return sum
    }
  }, 0)
}

type Pids = () => Promise<readonly number[]>

/**
 * Starts counting the CPU of processes. What it returns says how much they took since, with those that were started
 * meanwhile, such as those of new connections to the database; those that end do not count.
 */
export async function countCpu(pids: Pids): Promise<() => Promise<number>> {
  const before = new Map((await pids()).map((pid) => [pid, cpuMsOfAll([pid])]))
  return async () =>
    (await pids()).reduce((sum, pid) => sum + Math.max(0, cpuMsOfAll([pid]) - (before.get(pid) ?? 0)), 0)
}

/** Returns the proportional set size of a process, in MB: shared memory is divided among its users. */
export function memoryMb(pid: number): number {
  try {
    const kb = /^Pss:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]
    return Number(kb ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Returns a value of /proc/PID/status that is in kB, in MB; 0 of a process that has ended. */
function statusMb(pid: number, name: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'mu').exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Returns the resident memory of a process, in MB, with what it shares with others. */
export const rssMb = (pid: number): number => statusMb(pid, 'VmRSS')

/** Returns the most resident memory a process ever had, in MB. */
export const peakRssMb = (pid: number): number => statusMb(pid, 'VmHWM')
