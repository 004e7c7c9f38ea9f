import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '@haulpost/embedded-postgres'

// Nothing outlives the run, so nothing needs to be synced to disk.
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 100,
  autovacuum: 'off',
} as const

/** Returns the address of another database on the same server. */
export function onServer(connectionString: string, database: string): string {
  const url = new URL(connectionString)
  url.pathname = `/${database}`
  return url.href
}

/** Starts a PostgreSQL server that `stop` removes together with its files. */
export async function startThrowawayServer() {
  const folder = await mkdtemp(path.join(tmpdir(), 'haulpost-'))
  const { connectionString, stop } = await startEmbedded({ dir: path.join(folder, 'db'), settings: FAST })
  return {
    connectionString,
    async stop() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
