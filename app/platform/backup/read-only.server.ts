import type pg from 'pg'
import { withClient } from '../db/client.server.ts'

/** Sessions of roles that ours is no member of cannot be ended, and are none of the site. */
const OTHERS = `
  select pg_terminate_backend(pid) from pg_stat_activity
   where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
     and pg_has_role(usesysid, 'member')`

async function alterDatabase(client: pg.Client, change: string): Promise<void> {
  // The database may be read-only by now: this connection is not.
  await client.query('set default_transaction_read_only = off')
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter database %I ${change}', current_database()) as statement`,
  )
  await client.query(rows[0]?.statement ?? '')
  // They connect again, by the new rule.
  await client.query(OTHERS)
}

/** From now on nothing is written to a database: a site that runs on it shows its pages, and refuses forms with 503. */
export const makeReadOnly = (connectionString: string): Promise<void> =>
  withClient(connectionString, (client) => alterDatabase(client, 'set default_transaction_read_only = on'))

/** Ends what `makeReadOnly` began. */
export const makeWritable = (connectionString: string): Promise<void> =>
  withClient(connectionString, (client) => alterDatabase(client, 'reset default_transaction_read_only'))
