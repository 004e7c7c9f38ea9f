import { randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Picture } from '#app/lib/picture.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Uploads } from '#app/platform/db/tables.gen.ts'
import { NOW } from '#tests/helpers/clock.ts'

/** Creates the row of a picture that was just uploaded. Its files do not exist. */
export async function anUpload(
  db: Db,
  userId: string,
  given: Partial<Insertable<Uploads>> = {},
): Promise<Picture> {
  const { pictureId, width, height } = await db
    .insertInto('uploads')
    .values({
      userId,
      pictureId: randomBytes(16).toString('hex'),
      width: 1280,
      height: 960,
      createdAt: NOW,
      usedAt: NOW,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { id: pictureId, width, height }
}
