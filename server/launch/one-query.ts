import { withClient } from '#app/platform/db/client.server.ts'

/** Runs one query on a connection of its own. */
export function oneQuery<Row extends object>(
  connectionString: string,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  return withClient(connectionString, async (client) => {
    const { rows } = await client.query<Row>(sql, [...parameters])
    return rows
  })
}
