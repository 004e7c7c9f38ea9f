import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { giveTo, type Identity } from './identity.ts'
import { DatabaseStartError } from './start-error.ts'

export type Directories = ReturnType<typeof directoriesIn>

/** The paths of one embedded database. Only `cluster` matters to a backup. */
function directoriesIn(root: string) {
  return {
    root,
    lock: join(root, 'lock'),
    cluster: join(root, 'cluster'),
    unfinishedCluster: join(root, 'cluster.unfinished'),
    pidFile: join(root, 'cluster', 'postmaster.pid'),
    run: join(root, 'run'),
    // Named as in earlier versions, so that a running server can be joined by a newer process.
    parentWatch: join(root, 'run', 'lifeline'),
    libraries: join(root, 'libraries'),
    log: join(root, 'server.log'),
  }
}

/** Creates the root and its missing parents. Its mode is set later, when the user that runs PostgreSQL is known. */
export function makeRoot(dir: string): Directories {
  mkdirSync(dir, { recursive: true })
  const root = realpathSync(dir)
  refuseForeign(root)
  return directoriesIn(root)
}

// The kernel cuts socket paths at 103 bytes on macOS and 107 on Linux, and PostgreSQL adds its own file name.
const MAX_SOCKET_DIRECTORY_BYTES = 103 - '/.s.PGSQL.5432'.length

/** Creates an empty directory for the socket: below the root, or a short temporary path when that one is too long. */
export function makeSocketDirectory({ run }: Directories, owner: Identity): string {
  const fits = Buffer.byteLength(run) <= MAX_SOCKET_DIRECTORY_BYTES
  const directory = fits
    ? run
    : join(tmpdir(), `embedded-postgres-${createHash('sha256').update(run).digest('hex').slice(0, 12)}`)
  makePrivateDirectory(directory, owner)
  for (const name of readdirSync(directory)) rmSync(join(directory, name))
  return directory
}

/** Removes the temporary directory only: the other one belongs to the data. */
export function removeSocketDirectory(directory: string, { run }: Directories) {
  if (directory !== run) rmSync(directory, { recursive: true, force: true })
}

/** Creates a directory that only the identity may enter. */
export function makePrivateDirectory(path: string, owner: Identity) {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  refuseForeign(path)
  giveTo(path, owner)
  chmodSync(path, 0o700)
}

/** Another user may have created it first: the temporary directory is shared. */
function refuseForeign(path: string) {
  const user = process.getuid?.() ?? 0
  const found = lstatSync(path)
  if (!found.isDirectory() || (user !== 0 && found.uid !== user)) {
    throw new DatabaseStartError(
      `${path} belongs to another user: start as that user, or use another directory`,
    )
  }
}
