import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { withClient } from '../../../app/platform/db/client.server.ts'
import { type Program, runToEnd, startProgram, waitUntil } from '../../../tests/helpers/programs.ts'

const BIN = '/usr/lib/postgresql/15/bin'

/** Debian's PostgreSQL, with which the drills run. */
const POSTGRES = `${BIN}/postgres`

const configOf = (folder: string, port: number) => `
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = '${folder}'
max_connections = 200
shared_buffers = '128MB'
jit = off
timezone = 'UTC'
`

export const addressOf = (port: number) => `postgres://haulpost@127.0.0.1:${port}/haulpost`

const isUp = (port: number) =>
  withClient(addressOf(port).replace(/\/haulpost$/u, '/postgres'), (client) => client.query('select')).then(
    () => true,
    () => false,
  )

type Server = { readonly folder: string; readonly port: number }

/** Starts the server of a folder, and waits until it accepts connections. */
export async function startServer({ folder, port }: Server): Promise<Program> {
  const running = startProgram({ program: POSTGRES, words: ['-D', folder], log: `${folder}.log` })
  await waitUntil('PostgreSQL', () => isUp(port))
  return running
}

/** Creates a server with an empty database. */
export async function createPrimary({ folder, port }: Server): Promise<Program> {
  runToEnd(`${BIN}/initdb`, [
    `--pgdata=${folder}`,
    '--username=haulpost',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ])
  appendFileSync(path.join(folder, 'postgresql.conf'), configOf(path.dirname(folder), port))
  const running = await startServer({ folder, port })
  await withClient(addressOf(port).replace(/\/haulpost$/u, '/postgres'), (client) =>
    client.query('create database haulpost'),
  )
  return running
}

/** Copies a running server, as a streaming replica of it. */
export async function createReplica({ folder, port }: Server, primaryPort: number): Promise<Program> {
  const from = `host=127.0.0.1 port=${primaryPort} user=haulpost`
  runToEnd(`${BIN}/pg_basebackup`, ['-d', from, '-D', folder, '-R', '-X', 'stream', '-c', 'fast'])
  appendFileSync(path.join(folder, 'postgresql.conf'), configOf(path.dirname(folder), port))
  return startServer({ folder, port })
}
