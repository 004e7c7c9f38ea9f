import { beforeEach, expect, test } from 'vitest'
import { csvLine } from '#app/lib/csv.ts'
import { DEFAULT_TIME_ZONE } from '#app/lib/site-calendar.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { adminCtx } from '#tests/factories/moderation.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { parseItemsQuery } from '../schema.ts'
import { exportItems, type ItemsFile } from './export-items.server.ts'

const { db } = useDatabase()

beforeEach(async () => {
  await db.deleteFrom('rateBuckets').execute()
})

const asked = (query: string) => parseItemsQuery(new URLSearchParams(query), DEFAULT_TIME_ZONE).filter

async function fileOf(query: string, file: ItemsFile = 'ads.csv'): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const batch of await exportItems(await adminCtx(db), asked(query), file))
    lines.push(...batch.map(csvLine))
  return lines
}

test('[MOD-07] the file holds what the filters show, with the columns of D-15, and runs in no spreadsheet', async () => {
  await anAd(db, { status: 'sold', title: { en: '=HYPERLINK("http://evil")' } })
  await aListing(db, { status: 'sold', title: { en: 'Truck, "blue"' } })
  await aListing(db)

  const [head, ...rows] = await fileOf('status=sold')

  expect(head?.trimEnd()).toBe(
    'ID,Public ID,Kind,Title,Category,Status,Moderation,Featured,Price,User Email,City,State,Created At,Updated At,Expires At',
  )
  expect(rows).toHaveLength(2)
  expect(rows[0]).toContain(`banner,"'=HYPERLINK(""http://evil"")"`)
  expect(rows[1]).toContain('listing,"Truck, ""blue""",Semi Trucks & Trailers,sold,approved,false')
})

test('[MOD-07] [ATTR-16] [BIZ-07] the file holds what a search shows, of both kinds or of none; another one what listings state and their company', async () => {
  const { id: userId } = await aProfile(db, { companyName: 'Northgate Lines' })
  await anAd(db, { title: { en: 'Sought after tires' } })
  await aListing(db, { userId, title: { en: 'Sought after truck' } })

  const found = (await fileOf('q=sought')).slice(1)
  expect(found).toHaveLength(2)
  const [head, ...stated] = await fileOf('q=sought', 'attributes.csv')
  expect(head).toMatch(/^ID,Public ID,Kind,Title,Company,attributes\./u)
  expect(stated.map((line) => line.includes(',Northgate Lines,'))).toEqual([true])
  expect((await fileOf('q=zzyzx')).slice(1)).toEqual([])
})

test('[MOD-07] more rows than are read at a time all arrive, once each', async () => {
  const { userId } = await aListing(db, { status: 'expired' })
  const at = new Date('2026-01-01T00:00:00Z')
  await db
    .insertInto('listings')
    .values(
      Array.from({ length: 1005 }, (_, i) => ({
        listingId: 200_000 + i,
        userId,
        title: { en: `No. ${i}` },
        description: { en: '' },
        category: 'jobs',
        status: 'expired' as const,
        createdAt: at,
      })),
    )
    .execute()
  const [, ...rows] = await fileOf('status=expired&category=jobs')
  expect(new Set(rows).size).toBe(1005)
})

test('[LOG-01] taking the list along is logged, and only admins do it', async () => {
  expect(await refusalOf(exportItems(ctxFor(db, { actor: anActor() }), asked('')))).toMatchObject({
    kind: 'forbidden',
  })
  await fileOf('status=pending')
  const last = await db.selectFrom('auditLog').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
  expect(last).toMatchObject({ action: 'export_ads', details: { status: 'pending' } })
})
