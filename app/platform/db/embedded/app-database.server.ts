import { Client } from 'pg'

/** The superuser and the database have one name. Only processes of this user and root reach the socket. */
export function socketUrl(socketDirectory: string, database: 'app' | 'postgres'): string {
  return `postgresql://app@localhost:5432/${database}?host=${encodeURIComponent(socketDirectory)}`
}

export async function ensureAppDatabase(socketDirectory: string) {
  const client = new Client({ connectionString: socketUrl(socketDirectory, 'postgres') })
  // Without a listener, a server that stops now would end our process too.
  client.on('error', () => {})
  await client.connect()
  try {
    const { rowCount } = await client.query("select from pg_database where datname = 'app'")
    if (rowCount === 0) await client.query('create database app')
  } finally {
    await client.end()
  }
}
