// Where the tests keep their databases, pictures and profiles of browsers: in memory where there is room. A copy of a database
// is a thousand files, and what a file system on a disk does for each of them took a fifth of the time of `npm test`.

import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const GIB = 1024 ** 3

/** What a run holds at its peak is a tenth of this; the rest is for its processes. */
const NEEDED_BYTES = 8 * GIB

/** The folder of a run is named after its process: a run that was killed leaves one behind, and the next one removes it. */
const PREFIX = 'haulpost-tests-'

/**
 * Whether a file system in memory is good for scratch files: it has room, memory is free, and programs can run there.
 * @param {{ mounts: string, freeBytes: number, availableBytes: number }} machine
 */
export function isGoodForScratch({ mounts, freeBytes, availableBytes }) {
  const options = mounts.match(/(?<=^\S+ \/dev\/shm tmpfs )\S+/mu)?.[0].split(',')
  if (!options || options.includes('noexec')) return false
  return Math.min(freeBytes, availableBytes) >= NEEDED_BYTES
}

function machine() {
  const { bavail, bsize } = statfsSync(MEMORY)
  return {
    mounts: readFileSync('/proc/mounts', 'utf8'),
    freeBytes: bavail * bsize,
    availableBytes: process.availableMemory(),
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function removeLeftovers() {
  for (const name of readdirSync(MEMORY)) {
    const pid = name.startsWith(PREFIX) && Number.parseInt(name.slice(PREFIX.length), 10)
    if (pid && !isRunning(pid)) rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
}

/**
 * Returns the variables that send the temporary files of child processes to memory: none where there is no room, and none where
 * TMPDIR says already where to. `remove` deletes what is there.
 */
export function scratchFolder() {
  const nowhere = { variables: {}, remove() {} }
  if (process.env.TMPDIR) return nowhere
  try {
    if (!isGoodForScratch(machine())) return nowhere
    removeLeftovers()
    const folder = mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`))
    // A pooler of a test runs as another user, who has to get to the folder below that is its own.
    chmodSync(folder, 0o711)
    return { variables: { TMPDIR: folder }, remove: () => rmSync(folder, { recursive: true, force: true }) }
  } catch {
    // Not every system has such a place, or one that is ours.
    return nowhere
  }
}
