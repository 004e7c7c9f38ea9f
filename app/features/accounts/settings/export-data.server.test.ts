import { expect, test } from 'vitest'
import { anAccount, aSession } from '#tests/factories/accounts.ts'
import { aListing } from '#tests/factories/items.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { exportData } from './export-data.server.ts'

const { db } = useDatabase()

async function somebody() {
  const person = await anAccount(db, { bio: 'Forty years on I-80', adminNotes: 'pays late' })
  return { person, ctx: { ...ctxFor(db), actor: anActor({ id: person.id }) } }
}

test('a person gets everything of theirs as JSON (D-37)', async () => {
  const { person, ctx } = await somebody()
  const listing = await aListing(db, { userId: person.id, title: { en: 'Great Dane reefer' } })
  await aListing(db, { title: { en: 'Somebody else’s' } })
  await db.insertInto('favorites').values({ userId: person.id, listingId: listing.id }).execute()

  const text = await exportData(ctx)

  expect(JSON.parse(text)).toMatchObject({
    profile: { email: person.email, bio: 'Forty years on I-80' },
    listings: [{ title: { en: 'Great Dane reefer' } }],
    favorites: [{ listingId: listing.id }],
    promotions: [],
    subscriptions: [],
    cards: [],
  })
  expect(text).not.toContain('Somebody else’s')
})

test('it holds no secret, and nothing admins noted', async () => {
  const { person, ctx } = await somebody()
  await aSession(db, person.id)

  const text = await exportData(ctx)

  expect(text).not.toMatch(/scrypt|token|hash|password|pays late/iu)
})

test('it is limited, and written into the log', async () => {
  const { person, ctx } = await somebody()
  for (let i = 0; i < 5; i += 1) await exportData(ctx)

  expect(await refusalOf(exportData(ctx))).toMatchObject({ kind: 'tooMany' })
  const entries = await db.selectFrom('auditLog').select('action').where('actorId', '=', person.id).execute()
  expect(entries).toHaveLength(5)
})
