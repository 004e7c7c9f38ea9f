import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Runs a program of this machine with its output shown. Throws when it fails. */
export function must(program: string, args: readonly string[]): void {
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw error ?? new Error(`${program} ${args.join(' ')} failed`)
}

/** A root file system whose changes are kept apart from those of its base. */
type Root = { readonly path: string; readonly changes: string }

/** Mounts a writable layer above `base`. */
export function mountLayer(base: string, folder: string): Root {
  const [changes, work, path] = ['changes', 'work', 'root'].map((name) => join(folder, name))
  if (!changes || !work || !path) throw new Error('three folders')
  for (const one of [changes, work, path]) mkdirSync(one, { recursive: true })
  must('mount', [
    '-t',
    'overlay',
    'overlay',
    '-o',
    `lowerdir=${base},upperdir=${changes},workdir=${work}`,
    path,
  ])
  return { path, changes }
}
