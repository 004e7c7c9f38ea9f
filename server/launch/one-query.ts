import { Client } from 'pg'

/** Asks one question on a connection of its own. */
export async function oneQuery<Row extends object>(
  connectionString: string,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Row>(sql, [...parameters])).rows
  } finally {
    await client.end()
  }
}
