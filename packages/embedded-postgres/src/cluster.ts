import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { type Directories, makePrivateDirectory } from './directories.ts'
import { changeOwner, type Identity, startedAs } from './identity.ts'
import { DatabaseStartError, OtherVersionError, whyFailed } from './start-error.ts'

// The builtin provider sorts the same after every operating system upgrade. `--locale=C` would do so too, but then
// pg_trgm throws every Cyrillic letter away and Russian search finds nothing.
const INITDB = [
  '--username=app',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C.UTF-8',
  '--data-checksums',
  '--no-instructions',
]

/** Returns the major version that wrote a data directory, or null where there is none. */
export function majorOfCluster(cluster: string): number | null {
  const file = join(cluster, 'PG_VERSION')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : null
}

/**
 * Creates the data directory on the first start. It appears complete or not at all. Throws an OtherVersionError when
 * another major version wrote it.
 */
export function ensureCluster(directories: Directories, binaries: Binaries, identity: Identity) {
  const { cluster, unfinishedCluster } = directories
  const major = majorOfCluster(cluster)
  if (major !== null && major !== binaries.major) throw otherMajor(cluster, major, binaries.major)
  if (major !== null) return changeOwner(cluster, identity)

  rmSync(unfinishedCluster, { recursive: true, force: true })
  makePrivateDirectory(unfinishedCluster, identity)
  initialise(unfinishedCluster, binaries, identity)
  renameSync(unfinishedCluster, cluster)
}

const otherMajor = (cluster: string, theirs: number, ours: number) =>
  new OtherVersionError(
    `The data in ${cluster} is of PostgreSQL ${theirs}, and this release brings ${ours}. Take it over from a backup of the release before: haulpost upgrade --from FILE`,
  )

function initialise(path: string, { initdb, env }: Binaries, identity: Identity) {
  const made = spawnSync('env', [...identity.wrap, initdb, `--pgdata=${path}`, ...INITDB], {
    env,
    ...startedAs(identity),
    cwd: '/',
    encoding: 'utf8',
  })
  if (made.status !== 0)
    throw new DatabaseStartError(`PostgreSQL cannot create its data in ${path}: ${whyFailed(made)}`)
}
