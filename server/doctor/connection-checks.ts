import type { Settings } from '#app/platform/env.server.ts'
import { oneQuery } from '#server/launch/one-query.ts'
import { bad, type Check, good, note } from './check.ts'

/** A web process has ten connections and one that listens; a worker has seven (docs/decisions/0022). */
const OF_WEB = 11
const OF_WORKER = 7

/** Returns how many connections this start opens at most: during a reload there is one web process more. */
function connectionsNeeded({ runs, webProcesses }: Pick<Settings, 'runs' | 'webProcesses'>): number {
  return (runs.web ? OF_WEB * (webProcesses + 1) : 0) + (runs.worker ? OF_WORKER : 0)
}

const CONNECTIONS = `
  select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as allowed,
    (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as open`

/** Whether the server takes as many connections as the processes open. */
const connections: Check = {
  name: 'connections',
  advice: 'Check the server of DATABASE_URL.',
  async examine({ settings, connectionString }) {
    const [row] = await oneQuery<{ allowed: number; open: number }>(connectionString, CONNECTIONS)
    const [allowed, open] = [row?.allowed ?? 0, row?.open ?? 0]
    const needed = connectionsNeeded(settings)
    const text = `${needed} are needed here, ${allowed} allowed, ${open} open`
    const setting = settings.databaseUrl ? 'max_connections of the server' : 'BUILT_IN_DATABASE_CONNECTIONS'
    if (needed > allowed) return bad(text, `Raise ${setting}, or lower WEB_PROCESSES.`)
    const isClose = open + needed > allowed && !settings.runs.all
    return isClose ? note(text, `Raise ${setting} before you start more processes.`) : good(text)
  },
}

const MAX_LAG_SECONDS = 10

const REPLICAS = `
  select pg_is_in_recovery() as "isReplica",
    (select count(*) from pg_stat_replication)::int as replicas,
    (select coalesce(max(extract(epoch from replay_lag)), 0) from pg_stat_replication)::float as "lagSeconds"`

/** Whether this is the primary, and how far its replicas are behind. */
export const replicationWithin = (maxLagSeconds: number): Check => ({
  name: 'replication',
  advice: 'Let the user of DATABASE_URL read pg_stat_replication: grant pg_monitor to it.',
  async examine({ connectionString }) {
    const [row] = await oneQuery<{ isReplica: boolean; replicas: number; lagSeconds: number }>(
      connectionString,
      REPLICAS,
    )
    if (row?.isReplica) return bad('DATABASE_URL is a replica', 'Let it name the primary: the site writes.')
    if (!row?.replicas) return good('there is none')
    const text = `${row.replicas}, at most ${row.lagSeconds.toFixed(1)} s behind`
    if (row.lagSeconds <= maxLagSeconds) return good(text)
    return note(text, 'Check load and network of the replica: a failover now would lose what it lacks.')
  },
})

const EXTENSION = `
  select installed_version as installed, default_version as available from pg_available_extensions
  where name = 'pg_trgm'`

/** Whether the server has the extension of the search. */
const extensions: Check = {
  name: 'extensions',
  advice: 'Check the server of DATABASE_URL.',
  async examine({ connectionString }) {
    const [row] = await oneQuery<{ installed: string | null; available: string }>(connectionString, EXTENSION)
    if (row?.installed) return good(`pg_trgm ${row.installed}`)
    if (row) return note('pg_trgm is not created yet', 'The first migration creates it: it may do so.')
    return bad('pg_trgm is missing', 'Install the contrib package of the server: postgresql-contrib.')
  },
}

export const connectionChecks: readonly Check[] = [
  extensions,
  connections,
  replicationWithin(MAX_LAG_SECONDS),
]
