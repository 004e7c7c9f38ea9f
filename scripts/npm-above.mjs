import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Finds the npm that started this process, directly or through a shell. Killing it does not kill us, and a site that
 * goes on running would block the port for the next start.
 */
export function npmAbove() {
  const generations = [process.pid, process.ppid].map((child) => ({ child, parent: parentOf(child) }))
  const found = generations.find(({ parent }) => parent && /\bnpm\b/u.test(commandOf(parent)))
  return { isGone: () => found !== undefined && parentOf(found.child) !== found.parent }
}

function parentOf(pid) {
  if (pid === process.pid) return process.ppid
  const stat = procFile(pid, 'stat')
  // Field 4, counted after the program's name, which may contain anything.
  return Number(stat ? stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] : ps('ppid', pid))
}

function commandOf(pid) {
  return procFile(pid, 'cmdline') ?? ps('args', pid)
}

function procFile(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return null
  }
}

function ps(column, pid) {
  if (process.platform === 'linux') return ''
  return spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
}
