import { expect, test } from 'vitest'
import { imageProcessor } from '#app/platform/images/image-processor.server.ts'
import { pictureStore } from '#app/platform/images/picture-store.server.ts'
import { createPictureWorker } from '#app/platform/images/picture-worker.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aPictureFile } from '#tests/helpers/pictures.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { receivePicture } from './receive-picture.server.ts'

const { db } = useDatabase()

test('[SEC-09] an account may send 300 pictures a day, so that no one fills the disk', async () => {
  const { id } = await aProfile(db)
  const ctx = ctxFor(db, { actor: anActor({ id }) })
  for (let i = 0; i < 300; i += 1) await takeToken(ctx, 'uploadADay')

  const sent = receivePicture(ctx, { name: 'truck.jpg', announced: 0, body: null })

  expect(await refusalOf(sent)).toMatchObject({ kind: 'tooMany' })
})

test.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])(
  '[UP-08] a picture for which the disk has no room (%s) is refused for now',
  async (code) => {
    const { id } = await aProfile(db)
    const full = Object.assign(new Error(`${code}: write`), { code, syscall: 'write' })
    const worker = createPictureWorker()
    const store = { ...pictureStore('test-results/data'), save: () => Promise.reject(full) }
    const ctx = ctxFor(db, { actor: anActor({ id }), pictures: imageProcessor({ worker, store }) })
    const body = new Blob([await aPictureFile()]).stream()

    const sent = receivePicture(ctx, { name: 'truck.png', announced: 0, body })

    expect(await refusalOf(sent)).toMatchObject({ kind: 'unavailable' })
    await worker.stop()
  },
)
