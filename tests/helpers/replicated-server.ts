import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '@haulpost/embedded-postgres'
import { migrate } from '#app/platform/db/migrate.server.ts'

// Nothing outlives the test.
const FAST = { fsync: 'off', full_page_writes: 'off', autovacuum: 'off' } as const

/** Copies a stopped server, as a replica that follows `primaryUrl`. */
function makeReplica(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true })
  chmodSync(path.join(to, 'cluster'), 0o700)
  writeFileSync(path.join(to, 'cluster', 'standby.signal'), '')
}

/** Starts a migrated server and a streaming replica of it. */
export async function startReplicatedServer() {
  const folder = mkdtempSync(path.join(tmpdir(), 'replicated-'))
  const [dir, replicaDir] = [path.join(folder, 'primary'), path.join(folder, 'replica')]
  const first = await startEmbedded({ dir, settings: FAST })
  await migrate(first.connectionString)
  await first.stop()
  makeReplica(dir, replicaDir)
  const startPrimary = () => startEmbedded({ dir, settings: FAST })
  const primary = await startPrimary()
  const socket = new URL(primary.connectionString).searchParams.get('host') ?? ''
  const settings = { ...FAST, primary_conninfo: `host=${socket} port=5432 user=app` }
  const startReplica = () => startEmbedded({ dir: replicaDir, settings })
  return {
    primary,
    startPrimary,
    replica: await startReplica(),
    startReplica,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
