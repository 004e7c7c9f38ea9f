import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs this program again where its mounts and its names of hosts are seen by no one else, with an empty folder as its
 * argument. All that it started ends with it.
 */
export function inNamespace(program: string): never {
  const folder = mkdtempSync(join(tmpdir(), 'haulpost-try-'))
  const namespace = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc']
  const { status } = spawnSync('unshare', [...namespace, process.execPath, program, folder], {
    stdio: 'inherit',
  })
  rmSync(folder, { recursive: true, force: true })
  process.exit(status ?? 1)
}
