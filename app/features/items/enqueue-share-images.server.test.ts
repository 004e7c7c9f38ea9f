import { expect, test } from 'vitest'
import { moderateItems } from '#app/features/moderation/moderate-items.server.ts'
import { anAd } from '#tests/factories/items.ts'
import { adminCtx, anOrder } from '#tests/factories/moderation.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { takeJobs } from '#tests/helpers/emails.ts'

const { db } = useDatabase()

test('[SHARE-04] what an admin approves has its share images drawn; what is rejected has not', async () => {
  const waiting = await anAd(db, { status: 'pending', moderation: 'waiting', expiresAt: null })
  const shown = await anAd(db)
  await moderateItems(await adminCtx(db), anOrder('approve', [waiting]))
  await moderateItems(await adminCtx(db), anOrder('reject', [shown]))
  expect(await takeJobs(db, 'share-images.draw')).toEqual([{ kind: 'banner', publicId: waiting.adId }])
})
