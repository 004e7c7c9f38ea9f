import { expect, test } from 'vitest'
import { aProfile } from '#tests/factories/profiles.ts'
import { anUpload } from '#tests/factories/uploads.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { claimPictures } from './claim-pictures.server.ts'

const { db } = useDatabase()

async function aUser() {
  const { id } = await aProfile(db)
  return { ...ctxFor(db), actor: anActor({ id }) }
}

test('[POST-07] pictures come in the order of the form, each once', async () => {
  const ctx = await aUser()
  const first = await anUpload(db, ctx.actor.id)
  const second = await anUpload(db, ctx.actor.id)

  expect(await claimPictures(ctx, [second.id, first.id, second.id])).toEqual([second, first])
})

test('what an item shows already may stay, no matter who sent it', async () => {
  const [ctx, other] = [await aUser(), await aUser()]
  const shown = await anUpload(db, other.actor.id)
  const own = await anUpload(db, ctx.actor.id)

  expect(await claimPictures(ctx, [own.id, shown.id], [shown])).toEqual([own, shown])
})

test('[SEC-09] the picture of another user is as unknown as one that does not exist', async () => {
  const [ctx, other] = [await aUser(), await aUser()]
  const strange = await anUpload(db, other.actor.id)

  for (const id of [strange.id, '0'.repeat(32), 'nonsense'])
    expect(await refusalOf(claimPictures(ctx, [id]))).toMatchObject({
      kind: 'invalid',
      code: 'uploads.unknownPicture',
    })
  expect(await refusalOf(claimPictures(ctxFor(db), [strange.id]))).toMatchObject({
    code: 'uploads.unknownPicture',
  })
})

test('a picture that is used counts as fresh again', async () => {
  const ctx = await aUser()
  const { id } = await anUpload(db, ctx.actor.id, { usedAt: new Date(0) })
  await claimPictures(ctx, [id])

  const { usedAt } = await db
    .selectFrom('uploads')
    .select('usedAt')
    .where('pictureId', '=', id)
    .executeTakeFirstOrThrow()
  expect(usedAt).toEqual(NOW)
})
