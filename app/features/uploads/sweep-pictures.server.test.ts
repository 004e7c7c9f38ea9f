import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictureUrl } from '#app/lib/picture.ts'
import { jsonValue } from '#app/platform/db/json-value.server.ts'
import { pictureStore } from '#app/platform/images/picture-store.server.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { anUpload } from '#tests/factories/uploads.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { claimPictures } from './claim-pictures.server.ts'
import { sweepPictures } from './sweep-pictures.server.ts'

const { db } = useDatabase()
const OLD = daysAgo(2)

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'sweep-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

let ids = 0
const newId = () => {
  ids += 1
  return `${ids % 10}${String(ids).padStart(31, 'a')}`
}

/** A picture on disk, saved two days ago. */
async function aPicture(at = OLD) {
  const id = newId()
  const folder = path.join(dataDir, 'media', id.slice(0, 2), id)
  await pictureStore(dataDir).save({
    id,
    width: 9,
    height: 9,
    files: [{ width: 320, data: Buffer.from('x') }],
  })
  await utimes(folder, at, at)
  return { id, width: 9, height: 9 }
}

const sweep = () => sweepPictures({ db, now: NOW }, pictureStore(dataDir))
const isThere = async ({ id }: { id: string }) => (await pictureStore(dataDir).read(id, 320)) !== null
const isNoted = async ({ id }: { id: string }) =>
  (await db.selectFrom('uploads').selectAll().where('pictureId', '=', id).execute()).length > 0

test('[SEC-09] an unused picture is removed after a day; one sent today stays', async () => {
  const { id: userId } = await aProfile(db)
  const [old, fresh, again] = [await aPicture(), await aPicture(NOW), await aPicture()]
  await anUpload(db, userId, { pictureId: old.id, usedAt: OLD })
  await anUpload(db, userId, { pictureId: fresh.id })
  await anUpload(db, userId, { pictureId: again.id, usedAt: NOW })
  await sweep()

  expect([await isThere(old), await isNoted(old)]).toEqual([false, false])
  expect([await isThere(fresh), await isNoted(fresh)]).toEqual([true, true])
  expect([await isThere(again), await isNoted(again)]).toEqual([true, true])
})

test('what a listing, a billboard or a user shows stays, no matter who sent it', async () => {
  const pictures = [await aPicture(), await aPicture(), await aPicture(), await aPicture()] as const
  const avatarUrl = pictureUrl(pictures[2].id, 320)
  const { id: userId } = await aProfile(db, { avatarUrl, companyLogo: pictures[3].id })
  await aListing(db, { userId, images: [pictures[0]] })
  await anAd(db, { userId, images: [pictures[1]] })
  await sweep()

  for (const picture of pictures) expect(await isThere(picture)).toBe(true)
})

test('[AD-05] a picture that waits for an admin stays', async () => {
  const picture = await aPicture()
  const { id: billboardId } = await anAd(db)
  const texts = {
    title: { en: 'Tires' },
    description: { en: 'Now' },
    category: 'jobs',
    contactType: 'contact_info',
  } as const
  const images = jsonValue([picture])
  await db
    .insertInto('billboardChanges')
    .values({ ...texts, billboardId, images, sentAt: NOW })
    .execute()
  await sweep()
  expect(await isThere(picture)).toBe(true)
})

test('[D-38] pictures of a deleted listing stay until it is purged, and those it shared even then', async () => {
  const { id: userId } = await aProfile(db)
  const [own, shared] = [await aPicture(), await aPicture()]
  for (const { id } of [own, shared]) await anUpload(db, userId, { pictureId: id, usedAt: OLD })
  const images = [own, shared]
  const { id } = await aListing(db, { userId, images, deletedAt: daysAgo(1) })
  await aListing(db, { userId, images: [shared] })
  await sweep()
  expect([await isThere(own), await isThere(shared)]).toEqual([true, true])

  await db.deleteFrom('listings').where('id', '=', id).execute()
  await sweep()
  expect([await isThere(own), await isThere(shared)]).toEqual([false, true])
})

test('a picture that is put into something while the sweep runs is not lost', async () => {
  const { id: userId } = await aProfile(db)
  const picture = await aPicture()
  await anUpload(db, userId, { pictureId: picture.id, usedAt: OLD })
  const claimed = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const posting = db.transaction().execute(async (trx) => {
    await claimPictures({ ...ctxFor(trx), actor: anActor({ id: userId }) }, [picture.id])
    claimed.resolve()
    await go.promise
    await aListing(trx, { userId, images: [picture] })
  })
  await claimed.promise
  const sweeping = sweep()
  go.resolve()
  await Promise.all([posting, sweeping])

  expect([await isThere(picture), await isNoted(picture)]).toEqual([true, true])
})

test('what is saved again in the meantime stays; what a crash left half done goes', async () => {
  const store = pictureStore(dataDir)
  const picture = await aPicture()
  await store.save({ ...picture, files: [] })
  await store.remove(picture.id, OLD)
  expect(await isThere(picture)).toBe(true)

  const drafts = ['draft-old', 'draft-new'].map((name) => path.join(dataDir, 'media', name))
  for (const draft of drafts) await mkdir(draft)
  await utimes(drafts[0] ?? '', OLD, OLD)
  await sweep()
  expect((await readdir(path.join(dataDir, 'media'))).filter((name) => name.startsWith('draft'))).toEqual([
    'draft-new',
  ])
})
