import { withClient } from '../client.server.ts'

/** The superuser and the database have one name. Only processes of this user and root reach the socket. */
export function socketUrl(socketDirectory: string, database: 'app' | 'postgres'): string {
  return `postgresql://app@localhost:5432/${database}?host=${encodeURIComponent(socketDirectory)}`
}

export function ensureAppDatabase(socketDirectory: string): Promise<void> {
  return withClient(socketUrl(socketDirectory, 'postgres'), async (client) => {
    const { rowCount } = await client.query("select from pg_database where datname = 'app'")
    if (rowCount === 0) await client.query('create database app')
  })
}
