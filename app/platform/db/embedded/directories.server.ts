import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../../start-error.server.ts'
import type { Identity } from './identity.server.ts'

export type Directories = ReturnType<typeof directoriesIn>

/** Where everything of one embedded database lives. Only `cluster` matters to a backup. */
function directoriesIn(root: string) {
  return {
    root,
    lock: join(root, 'lock'),
    cluster: join(root, 'cluster'),
    unfinishedCluster: join(root, 'cluster.unfinished'),
    pidFile: join(root, 'cluster', 'postmaster.pid'),
    run: join(root, 'run'),
    lifeline: join(root, 'run', 'lifeline'),
    libraries: join(root, 'libraries'),
    log: join(root, 'server.log'),
  }
}

/** Makes the root, and its parents where missing. It is closed later, when it is known whom PostgreSQL runs as. */
export function makeRoot(dir: string): Directories {
  mkdirSync(dir, { recursive: true })
  const root = realpathSync(dir)
  refuseForeign(root)
  return directoriesIn(root)
}

// The kernel cuts socket paths at 103 bytes on macOS and 107 on Linux, and PostgreSQL adds its own file name.
const LONGEST_SOCKET_DIRECTORY_BYTES = 103 - '/.s.PGSQL.5432'.length

/** An empty directory for the socket: inside the database's own, or a short temporary one when that path is too long. */
export function makeSocketDirectory({ run }: Directories, owner: Identity): string {
  const fits = Buffer.byteLength(run) <= LONGEST_SOCKET_DIRECTORY_BYTES
  const directory = fits
    ? run
    : join(tmpdir(), `haulpost-${createHash('sha256').update(run).digest('hex').slice(0, 12)}`)
  makePrivateDirectory(directory, owner)
  for (const name of readdirSync(directory)) rmSync(join(directory, name))
  return directory
}

/** Only the temporary one: the other belongs to the data. */
export function removeSocketDirectory(directory: string, { run }: Directories) {
  if (directory !== run) rmSync(directory, { recursive: true, force: true })
}

/** A directory that only the identity may enter. */
export function makePrivateDirectory(path: string, { uid, gid }: Identity) {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  refuseForeign(path)
  chownSync(path, uid, gid)
  chmodSync(path, 0o700)
}

/** Somebody else may have put it there before us: the temporary directory belongs to everybody. */
function refuseForeign(path: string) {
  const user = process.getuid?.() ?? 0
  const found = lstatSync(path)
  if (!found.isDirectory() || (user !== 0 && found.uid !== user)) {
    throw new StartError(`${path} belongs to another user: start as that user, or choose another DATA_DIR`)
  }
}
