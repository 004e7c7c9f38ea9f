import { existsSync, renameSync, rmSync } from 'node:fs'
import { findBinaries } from './binaries.ts'
import { majorOfCluster } from './cluster.ts'
import { makeRoot } from './directories.ts'
import { underLock } from './lock.ts'
import { findPostmaster } from './postmaster.ts'
import { DatabaseStartError } from './start-error.ts'

export type SetAside = {
  /** Where the data of the other version is now. Nothing deletes it. */
  readonly folder: string
  /** Deletes what was created in its place, and brings it back. */
  readonly putBack: () => void
}

/**
 * Renames the data in `dir` that another major version wrote, so that the next start creates an empty database. Returns
 * null when there is no such data. Throws a DatabaseStartError while a server runs on it, or where an earlier attempt
 * left its data.
 */
export function setAsideOtherMajor(dir: string): Promise<SetAside | null> {
  const directories = makeRoot(dir)
  const { cluster } = directories
  return underLock(directories.lock, () => {
    const major = majorOfCluster(cluster)
    if (major === null || major === findBinaries(directories.libraries).major) return Promise.resolve(null)
    if (findPostmaster(directories))
      throw new DatabaseStartError(`A server of PostgreSQL ${major} still runs on ${cluster}: stop the site`)
    const folder = `${cluster}-${major}`
    if (existsSync(folder))
      throw new DatabaseStartError(`${folder} exists already: move it away, or delete it if it is of no use`)
    renameSync(cluster, folder)
    const putBack = () => {
      rmSync(cluster, { recursive: true, force: true })
      renameSync(folder, cluster)
    }
    return Promise.resolve({ folder, putBack })
  })
}
