import { afterAll, inject } from 'vitest'
import { openDatabase } from '#app/platform/db/database.server.ts'

/** The database behind the site, for journeys that need an item of their own. Call it once, outside of the tests. */
export function useSiteDatabase() {
  const db = openDatabase(inject('siteDatabase'), { connections: 2 })
  afterAll(() => db.destroy())
  return db
}
