import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { isOpen, startProgram, waitUntil } from './programs.ts'

/** As docs/guides/scale.md says, for a server that trusts this machine. */
const configOf = (port: number, server: string, connections: number) => `
[databases]
* = ${server}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 500
default_pool_size = ${connections}
server_login_retry = 1
ignore_startup_parameters = extra_float_digits
`

/** The time limits of the site's own connections, for those of the pooler. */
const CONNECT_QUERY =
  "set statement_timeout = '5s'; set lock_timeout = '2s'; set idle_in_transaction_session_timeout = '10s'"

type Options = {
  readonly folder: string
  readonly port: number
  /** Where the server is, in PgBouncer's words: "host=… port=… user=…". */
  readonly server: string
  /** Whether its connections have time limits (yes). */
  readonly limits?: boolean
  readonly connections?: number
}

/** Starts PgBouncer in transaction mode in front of a server. */
export async function startPgbouncer({ folder, port, server, limits = true, connections = 10 }: Options) {
  const file = path.join(folder, `pgbouncer-${port}.ini`)
  const quoted = CONNECT_QUERY.replaceAll("'", "''")
  writeFileSync(file, configOf(port, limits ? `${server} connect_query='${quoted}'` : server, connections))
  const log = path.join(folder, `pgbouncer-${port}.log`)
  const running = startProgram({ program: 'pgbouncer', words: [file], log })
  await waitUntil('PgBouncer', () => isOpen(port))
  return running
}
