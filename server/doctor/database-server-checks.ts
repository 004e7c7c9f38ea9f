import type pg from 'pg'
import { withClient } from '#app/platform/db/client.server.ts'
import { oneQuery } from '#server/launch/one-query.ts'
import { bad, type Check, type Finding, good, note } from './check.ts'

const WHICH_SERVER = `
  select system_identifier || ' ' || (select oid from pg_database where datname = current_database()) as server
  from pg_control_system()`

/** The time limits that the site sets for its own connections; those of a pooler have none by themselves. */
const MISSING_LIMITS = `
  select name from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') and setting = '0'`

const SET_LIMITS =
  'Set them in connect_query of PgBouncer or by alter role for other poolers: docs/guides/scale.md.'

/** A pooler invents the process ids that it tells its clients. */
async function isPooler(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return !('processID' in client) || client.processID !== rows[0]?.pid
}

async function serverOf(connectionString: string): Promise<string> {
  const [row] = await oneQuery<{ server: string }>(connectionString, WHICH_SERVER)
  return row?.server ?? ''
}

async function examinePooler(pooled: string, direct: string): Promise<Finding> {
  if (await withClient(direct, isPooler))
    return bad('DATABASE_DIRECT_URL is a pooler, too', 'Set it to the address of the server itself.')
  if ((await serverOf(pooled)) !== (await serverOf(direct)))
    return bad('DATABASE_URL and DATABASE_DIRECT_URL are different databases', 'Correct one of them.')
  const missing = await oneQuery<{ name: string }>(pooled, MISSING_LIMITS)
  if (missing.length === 0) return good('connections of the pooler have time limits')
  return note(`connections have no ${missing.map(({ name }) => name).join(', ')}`, SET_LIMITS)
}

const pooler: Check = {
  name: 'pooler',
  advice: 'Start the pooler of DATABASE_URL, and check name, password and network.',
  async examine({ settings: { databaseUrl, isDatabasePooled }, connectionString }) {
    if (databaseUrl && isDatabasePooled) return examinePooler(databaseUrl, connectionString)
    if (!(await withClient(connectionString, isPooler))) return good('there is none')
    return bad(
      'DATABASE_URL is a pooler: notifications and locks are lost in it',
      'Set DATABASE_DIRECT_URL to the address of the server itself.',
    )
  },
}

/** A replica that has not replayed for this long is stuck, or nothing is written. */
const MAX_DELAY_SECONDS = 30

const REPLICA = `
  select pg_is_in_recovery() as "isReplica",
    coalesce(pg_last_wal_replay_lsn() < $1::pg_lsn, false) as "isBehind",
    coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0)::float8 as seconds`

type ReplicaRow = { readonly isReplica: boolean; readonly isBehind: boolean; readonly seconds: number }

/** Returns whether a server is a replica, and what is wrong with it, or null. */
async function examineReplica(url: string, primary: string, position: string) {
  const [row] = await oneQuery<ReplicaRow>(url, REPLICA, [position])
  const { isReplica = false, isBehind = false, seconds = 0 } = row ?? {}
  const isLate = isReplica && isBehind && seconds > MAX_DELAY_SECONDS
  const late = isLate ? `is ${Math.round(seconds)} s behind` : null
  return { isReplica, fault: (await serverOf(url)) === primary ? late : 'belongs to another database' }
}

const replicas: Check = {
  name: 'replicas',
  advice: 'Start the replicas of DATABASE_REPLICA_URL, and check name, password and network.',
  async examine({ settings, connectionString }) {
    const { urls } = settings.replicas
    if (urls.length === 0) return good('there are none')
    const primary = await serverOf(connectionString)
    const [row] = await oneQuery<{ at: string }>(connectionString, 'select pg_current_wal_lsn()::text as at')
    const found = await Promise.all(urls.map((url) => examineReplica(url, primary, row?.at ?? '0/0')))
    const faults = found.flatMap(({ fault }, n) => (fault === null ? [] : `number ${n + 1} ${fault}`))
    if (faults.length > 0)
      return bad(faults.join('; '), 'Check DATABASE_REPLICA_URL and the replication: docs/guides/scale.md.')
    // All members of a cluster may be named, so that the list stays right after a failover.
    const following = found.filter(({ isReplica }) => isReplica).length
    return following > 0
      ? good(`${following}, which follow the primary`)
      : bad('DATABASE_REPLICA_URL names the primary only', 'Set it to the addresses of the replicas.')
  },
}

/** Every web process keeps one connection that listens for changed content. */
const MACHINES = `
  select count(distinct coalesce(client_addr, '127.0.0.1'))::int as count from pg_stat_activity
  where datname = current_database() and query = 'listen content'`

const nodes: Check = {
  name: 'nodes',
  advice: 'Check the server of DATABASE_URL.',
  async examine({ settings, connectionString }) {
    const [row] = await oneQuery<{ count: number }>(connectionString, MACHINES)
    const count = row?.count ?? 0
    if (count < 2) return good('the site runs on one machine')
    if (settings.pictureBucket) return good(`the site runs on ${count} machines, with pictures in a bucket`)
    return bad(
      `the site runs on ${count} machines, and each has only the pictures sent to it`,
      'Set PICTURE_BUCKET, the same on all of them: docs/guides/scale.md.',
    )
  },
}

export const databaseServerChecks: readonly Check[] = [pooler, replicas, nodes]
