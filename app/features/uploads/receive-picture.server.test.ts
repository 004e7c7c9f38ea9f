import { expect, test } from 'vitest'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { receivePicture } from './receive-picture.server.ts'

const { db } = useDatabase()

test('[AB23] a day has room for 300 pictures of one person, so that nobody fills the disk', async () => {
  const { id } = await aProfile(db)
  const ctx = ctxFor(db, { actor: anActor({ id }) })
  for (let i = 0; i < 300; i += 1) await takeToken(ctx, 'uploadADay')

  const sent = receivePicture(ctx, { name: 'truck.jpg', announced: 0, body: null })

  expect(await refusalOf(sent)).toMatchObject({ kind: 'tooMany' })
})
