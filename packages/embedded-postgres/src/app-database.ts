import { Client } from 'pg'

const CONNECT_TIMEOUT_MS = 5_000

/** Superuser and database are both named `app`. Only processes of this user and of root can reach the socket. */
export function socketUrl(socketDirectory: string, database: 'app' | 'postgres'): string {
  return `postgresql://app@localhost:5432/${database}?host=${encodeURIComponent(socketDirectory)}`
}

/** Creates the database `app` unless it exists. */
export async function ensureAppDatabase(socketDirectory: string): Promise<void> {
  const connectionString = socketUrl(socketDirectory, 'postgres')
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  // Without a listener, a connection that is lost between two statements would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query("select from pg_database where datname = 'app'")
    if (rowCount === 0) await client.query('create database app')
  } finally {
    await client.end()
  }
}
