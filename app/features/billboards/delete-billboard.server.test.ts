import { expect, test } from 'vitest'
import { anAd } from '#tests/factories/items.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { purgeDeletedBillboards } from './delete-billboard.server.ts'

const { db } = useDatabase()

test('[AD-04] a deleted billboard can be restored for 30 days and is erased then, one that is there never (D-38)', async () => {
  const old = await anAd(db, { deletedAt: daysAgo(30) })
  const young = await anAd(db, { deletedAt: daysAgo(29) })
  const shown = await anAd(db)

  await purgeDeletedBillboards({ db, now: NOW })
  await purgeDeletedBillboards({ db, now: NOW })

  const left = await db
    .selectFrom('ads')
    .select('id')
    .where('id', 'in', [old.id, young.id, shown.id])
    .execute()
  expect(left.map(({ id }) => id).sort()).toEqual([young.id, shown.id].sort())
})
