import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Profiles } from '#app/platform/db/tables.gen.ts'
import { daysAgo } from '#tests/helpers/clock.ts'

/** Creates a user who signed up a month ago. */
export function aProfile(db: Db, given: Partial<Insertable<Profiles>> = {}) {
  return db
    .insertInto('profiles')
    .values({
      email: `${randomUUID()}@example.com`,
      emailVerified: true,
      fullName: 'Pat Poster',
      createdAt: daysAgo(30),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
