import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Runs a program of this machine with its output shown. Throws when it fails. */
export function must(program: string, args: readonly string[]): void {
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw error ?? new Error(`${program} ${args.join(' ')} failed`)
}

/** A root file system whose changes are kept apart from those of its base. */
export type Root = { readonly path: string; readonly changes: string }

/** Mounts a writable layer above `base`, with the devices and processes of this machine. */
export function layerAbove(base: string, folder: string): Root {
  const root = mountLayer(base, folder)
  shareDevices(root.path)
  return root
}

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

function shareDevices(root: string): void {
  for (const name of ['proc', 'dev']) {
    mkdirSync(join(root, name), { recursive: true })
    must('mount', ['--rbind', `/${name}`, join(root, name)])
  }
}

/** Makes a root read-only, as `docker run --read-only` does, but for /tmp and the folders given. */
export function readOnly({ path }: Root, writable: Readonly<Record<string, string>>): void {
  must('mount', ['--bind', path, path])
  must('mount', ['-o', 'remount,ro,bind', path])
  shareDevices(path)
  must('mount', ['-t', 'tmpfs', 'tmpfs', join(path, 'tmp')])
  for (const [inside, outside] of Object.entries(writable))
    must('mount', ['--bind', outside, join(path, inside)])
}

/** Copies a file or folder between two roots, with owners and modes. */
export function copyInto(root: string, from: string, to: string): void {
  mkdirSync(join(root, to, '..'), { recursive: true })
  must('cp', ['--archive', '--no-target-directory', from, join(root, to)])
}

/** Copies the project as a build context, without what .dockerignore names. */
export function copyContext(to: string, ignored: readonly string[]): void {
  const isIgnored = (path: string) =>
    ignored.some((name) => path === name || (name.startsWith('*') && path.endsWith(name.slice(1))))
  mkdirSync(to, { recursive: true })
  cpSync('.', to, { recursive: true, filter: (path) => !isIgnored(path) })
}
