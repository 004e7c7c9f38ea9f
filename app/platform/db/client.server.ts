import pg from 'pg'

/** How long opening a connection may take. */
export const CONNECT_TIMEOUT_MS = 5000

/**
 * A connection outside of the pool, not opened yet. Losing it rejects statements in progress and never ends the
 * process.
 */
export function newClient(connectionString: string, options: pg.ClientConfig = {}): pg.Client {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...options })
  // Without a listener, a connection that is lost between two statements ends the process.
  client.on('error', () => undefined)
  return client
}

/** Opens a connection for `work`, and closes it afterwards. */
export async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = newClient(connectionString)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Opens a connection that the caller closes, for work in several steps. */
export async function openSession(connectionString: string) {
  const client = newClient(connectionString)
  await client.connect()
  return { client, close: () => client.end() }
}
