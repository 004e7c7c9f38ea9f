import type { Db } from '#app/platform/db/database.server.ts'

/** Returns what imports stored, by source and kind. */
export function importedTotals(db: Db) {
  return db
    .selectFrom('importedRows')
    .select((eb) => [
      'source',
      'kind',
      eb.fn.countAll<number>().as('rows'),
      eb.fn.max('importedAt').as('last'),
    ])
    .groupBy(['source', 'kind'])
    .orderBy('source')
    .orderBy('kind')
    .execute()
}

/** Returns the latest runs, the newest first. */
export function importRuns(db: Db) {
  return db
    .selectFrom('importRuns')
    .select(['source', 'format', 'startedAt', 'finishedAt'])
    .orderBy('startedAt', 'desc')
    .limit(20)
    .execute()
}
