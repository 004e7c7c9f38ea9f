import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RUN, removeControlGroups } from '../systemd/control-group.ts'

type Given = {
  /** For its files. Without it a new one, which is deleted at the end. */
  readonly folder?: string
  readonly words?: readonly string[]
  /** Of unshare: what else it does not share with this machine. */
  readonly flags?: readonly string[]
}

/**
 * Runs this program again where its mounts and its names of hosts are seen by no one else, with an empty folder as its
 * first argument. All that it started ends with it.
 */
export function inNamespace(program: string, { folder, words = [], flags = [] }: Given = {}): never {
  const place = folder ?? mkdtempSync(join(tmpdir(), 'haulpost-try-'))
  const run = randomUUID().slice(0, 8)
  const namespace = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc', ...flags]
  const { status } = spawnSync('unshare', [...namespace, process.execPath, program, place, ...words], {
    stdio: 'inherit',
    env: { ...process.env, [RUN]: run },
  })
  removeControlGroups(run)
  if (!folder) rmSync(place, { recursive: true, force: true })
  process.exit(status ?? 1)
}
