import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const MB = 2 ** 20
const BLOCK = Buffer.alloc(65_536)

/** Mounts a disk of so many MB in memory; null where this user may not mount. */
export function aSmallDisk(megabytes: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  if (status !== 0) {
    rmSync(folder, { recursive: true })
    return null
  }
  const filler = path.join(folder, 'filler')
  return {
    folder,
    /** Writes so many MB, or until the disk takes no more. */
    fill(most = Number.POSITIVE_INFINITY) {
      const file = openSync(filler, 'a')
      try {
        for (let bytes = 0; bytes < most * MB; bytes += BLOCK.length) writeSync(file, BLOCK)
      } catch {
        // It is full.
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(filler, { force: true }),
    remove() {
      spawnSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
