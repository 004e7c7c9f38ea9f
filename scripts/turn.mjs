import { mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from './toolchain.mjs'

const POLL_MS = 200

/** Runs the work while no other process of this project installs or builds. */
export async function inTurn(work) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const lock = join(root, '.cache/toolchain.lock')
  for (let told = false; !taken(lock); told = true) {
    if (!told) console.log('Another start is installing or building: waiting for it …')
    await delay(POLL_MS)
  }
  try {
    work()
  } finally {
    unlinkSync(lock)
  }
}

/** Takes a lock by creating a symbolic link that names us: that is atomic, and fails when the link exists. */
function taken(lock) {
  try {
    symlinkSync(nameOf(process.pid), lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    dropDead(lock)
    return false
  }
}

function dropDead(lock) {
  try {
    const holder = readlinkSync(lock)
    if (nameOf(Number.parseInt(holder, 10)) !== holder) rmSync(lock, { force: true })
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

/** Identifies a process by its number and, where the system knows, its start time, because numbers are reused. */
function nameOf(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return null
  }
  return `${pid} ${startOf(pid)}`
}

function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Field 22, counted after the program's name, which may contain anything.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return 'unknown'
  }
}
