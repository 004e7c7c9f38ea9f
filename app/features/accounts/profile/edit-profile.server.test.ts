import { expect, test } from 'vitest'
import { pictureUrl } from '#app/lib/picture.ts'
import { versionOf } from '#app/platform/forms/stored-version.server.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { anUpload } from '#tests/factories/uploads.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { editProfile } from './edit-profile.server.ts'
import { profileValues } from './profile-values.ts'
import { profileOf } from './queries.server.ts'
import type { ProfileInput } from './schema.ts'

const { db } = useDatabase()

async function aUser(given: Parameters<typeof aProfile>[1] = {}) {
  const { id } = await aProfile(db, given)
  return { ...ctxFor(db), actor: anActor({ id }) }
}

/** Edits the version that is stored. */
async function edit(ctx: Awaited<ReturnType<typeof aUser>>, form: ProfileInput) {
  const version = versionOf(profileValues(await profileOf(db, ctx.actor.id)))
  await editProfile(ctx, { ...form, version })
}

const input = (given: Partial<ProfileInput> = {}): ProfileInput => ({
  fullName: 'Dana Driver',
  phone: '(555) 123-4567',
  bio: 'Flatbed since 2009.',
  location: 'Joliet, IL',
  avatar: '',
  companyName: 'Driver & Sons',
  companyLogo: '',
  language: 'es',
  emailNotifications: false,
  favoriteCategories: ['mechanics', 'parking-lots', 'mechanics'],
  ...given,
})

test('[PROF-02] what someone says about themselves is kept, for them alone', async () => {
  const [ctx, other] = [await aUser(), await aUser()]
  await edit(ctx, input())

  expect(await profileOf(db, ctx.actor.id)).toMatchObject({
    ...input(),
    favoriteCategories: ['mechanics', 'parking-lots'],
  })
  expect(await profileOf(db, other.actor.id)).toMatchObject({ fullName: 'Pat Poster', location: '' })
  const { updatedAt } = await db
    .selectFrom('profiles')
    .select('updatedAt')
    .where('id', '=', ctx.actor.id)
    .executeTakeFirstOrThrow()
  expect(updatedAt).toEqual(NOW)
})

test('[PROF-04] a photo that was uploaded is shown, stays, and can be taken away', async () => {
  const ctx = await aUser()
  const { id } = await anUpload(db, ctx.actor.id)
  await edit(ctx, input({ avatar: id }))
  expect(await profileOf(db, ctx.actor.id)).toMatchObject({ avatar: id })

  await db.deleteFrom('uploads').where('userId', '=', ctx.actor.id).execute()
  await edit(ctx, input({ avatar: id, bio: 'new' }))
  expect(await profileOf(db, ctx.actor.id)).toMatchObject({ avatar: id, bio: 'new' })

  await edit(ctx, input())
  expect(await profileOf(db, ctx.actor.id)).toMatchObject({ avatar: '' })
})

test('[PROF-04] the photo of a stranger is refused, and nothing changes', async () => {
  const [ctx, other] = [await aUser(), await aUser()]
  const { id } = await anUpload(db, other.actor.id)

  expect(await refusalOf(edit(ctx, input({ avatar: id })))).toMatchObject({
    code: 'uploads.unknownPicture',
  })
  expect(await profileOf(db, ctx.actor.id)).toMatchObject({ fullName: 'Pat Poster', avatar: '' })
})

test('an address that is no picture of ours is not shown', async () => {
  const ctx = await aUser({ avatarUrl: 'https://tracker.example/me.png' })
  expect(await profileOf(db, ctx.actor.id)).toMatchObject({ avatar: '' })
  const kept = await aUser({ avatarUrl: pictureUrl('a'.repeat(32), 320) })
  expect(await profileOf(db, kept.actor.id)).toMatchObject({ avatar: 'a'.repeat(32) })
})
