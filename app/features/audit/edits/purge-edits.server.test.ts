import { expect, test } from 'vitest'
import { aListing } from '#tests/factories/items.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { purgeEdits } from './purge-edits.server.ts'

const { db } = useDatabase()

test('[LOG-04] edits are forgotten after a year, as the privacy policy says', async () => {
  const { id: listingId } = await aListing(db)
  const row = { listingId, actorRole: 'user', source: 'form', changes: '{}' } as const
  const rows = [364, 366].map((days) => ({ ...row, at: daysAgo(days) }))
  await db.insertInto('itemEdits').values(rows).execute()
  await purgeEdits({ db, now: NOW })
  expect(await db.selectFrom('itemEdits').select('at').execute()).toEqual([{ at: daysAgo(364) }])
})
