import { beforeAll, expect, test } from 'vitest'
import { moderateBillboard } from '#app/features/billboards/moderate-billboard.server.ts'
import { moveListing } from '#app/features/listings/move-listing.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aListing, DRAFT } from '#tests/factories/items.ts'
import { publishPaid } from '#tests/factories/posting.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { adsOf, listingById } from '#tests/helpers/rows.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

test('[POST-12] an operator who puts the billboard live begins them', async () => {
  const owner = await aProfile(db)
  const { id } = await aListing(db, { ...DRAFT, userId: owner.id })
  await publishPaid(db, id, { tier: 'gold', amountCents: 30_000 })
  const [billboard] = await adsOf(db, owner.id)
  const ctx = ctxFor(db, { now: daysAgo(-4) })
  await moderateBillboard(ctx, { id: billboard?.id ?? '', change: { moderation: 'approved' } })
  expect(await adsOf(db, owner.id)).toMatchObject([{ expiresAt: null }])
  await moderateBillboard(ctx, { id: billboard?.id ?? '', change: { status: 'active' } })
  expect(await adsOf(db, owner.id)).toMatchObject([{ listed: true, expiresAt: daysAgo(-34) }])
})

test('[POST-12] taken down and shown again, a listing has its place in the ticker while it is paid (D-07)', async () => {
  const owner = await aProfile(db)
  const { id } = await aListing(db, { ...DRAFT, userId: owner.id })
  await publishPaid(db, id, { tier: 'silver', amountCents: 10_000 })
  const actor = anActor({ id: owner.id })
  await moveListing(ctxFor(db, { actor }), { id, to: 'inactive' })
  await moveListing(ctxFor(db, { actor }), { id, to: 'active' })
  expect(await listingById(db, id)).toMatchObject({ featuredTicker: true })
  await publishPaid(db, id, { now: daysAgo(-29) })
  await moveListing(ctxFor(db, { actor }), { id, to: 'inactive' })
  await moveListing(ctxFor(db, { actor, now: daysAgo(-31) }), { id, to: 'active' })
  expect(await listingById(db, id)).toMatchObject({ featuredTicker: false, status: 'active' })
})
