import { spawnSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inOneLine, StartError } from '../../start-error.server.ts'
import type { Binaries } from './binaries.server.ts'
import { type Directories, makePrivateDirectory } from './directories.server.ts'
import { handOver, type Identity } from './identity.server.ts'

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

/** Creates the data directory on the first start. It appears whole or not at all: a killed attempt leaves only its draft. */
export function ensureCluster(directories: Directories, binaries: Binaries, identity: Identity) {
  const { cluster, unfinishedCluster } = directories
  if (existsSync(join(cluster, 'PG_VERSION'))) return handOver(cluster, identity)

  rmSync(unfinishedCluster, { recursive: true, force: true })
  makePrivateDirectory(unfinishedCluster, identity)
  initialise(unfinishedCluster, binaries, identity)
  renameSync(unfinishedCluster, cluster)
}

function initialise(path: string, { initdb, env }: Binaries, { uid, gid, wrap }: Identity) {
  const { status, stderr } = spawnSync('env', [...wrap, initdb, `--pgdata=${path}`, ...INITDB], {
    env,
    uid,
    gid,
    cwd: '/',
    encoding: 'utf8',
  })
  if (status !== 0)
    throw new StartError(
      `PostgreSQL cannot create its data in ${path}, set DATABASE_URL: ${inOneLine(stderr)}`,
    )
}
