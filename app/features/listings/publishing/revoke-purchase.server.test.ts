import { beforeAll, describe, expect, test } from 'vitest'
import { startPaidTime } from '#app/features/billboards/start-paid-time.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aListing, DRAFT } from '#tests/factories/items.ts'
import { publishPaid } from '#tests/factories/posting.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { adsOf, listingById } from '#tests/helpers/rows.ts'
import { revokePurchase } from './revoke-purchase.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

describe('a refund', () => {
  const withdraw = (listingId: string, sourceId: string, now = NOW) =>
    revokePurchase(ctxFor(db, { now }), { listingId, sourceId })

  test('of the only payment makes the listing a draft again, once', async () => {
    const { id } = await aListing(db, DRAFT)
    await publishPaid(db, id, { tier: 'silver', sourceId: 'pi_only' })
    await withdraw(id, 'pi_only', daysAgo(-3))
    await withdraw(id, 'pi_only', daysAgo(-3))
    expect(await listingById(db, id)).toMatchObject({ ...DRAFT, featuredTicker: false })
    await publishPaid(db, id, { sourceId: 'pi_new', now: daysAgo(-4) })
    expect(await listingById(db, id)).toMatchObject({ status: 'active', expiresAt: daysAgo(-34) })
  })

  test('of one of two payments takes its days and leaves the rest', async () => {
    const { id } = await aListing(db, DRAFT)
    await publishPaid(db, id, { sourceId: 'pi_first' })
    await publishPaid(db, id, { sourceId: 'pi_second', tier: 'silver' })
    await withdraw(id, 'pi_first', daysAgo(-10))
    expect(await listingById(db, id)).toMatchObject({ status: 'active', expiresAt: daysAgo(-40) })
    await withdraw(id, 'pi_second', daysAgo(-10))
    expect(await listingById(db, id)).toMatchObject(DRAFT)
  })

  test('of a renewal leaves a listing that came from elsewhere the time it had', async () => {
    const { id } = await aListing(db, { expiresAt: daysAgo(-5) })
    await publishPaid(db, id, { sourceId: 'pi_renewal' })
    await withdraw(id, 'pi_renewal')
    expect(await listingById(db, id)).toMatchObject({ status: 'active', expiresAt: daysAgo(-5) })
  })

  test('ends the billboard it brought', async () => {
    const owner = await aProfile(db)
    const { id } = await aListing(db, { ...DRAFT, userId: owner.id })
    await publishPaid(db, id, { tier: 'gold', sourceId: 'pi_gold' })
    const [billboard] = await adsOf(db, owner.id)
    await startPaidTime(ctxFor(db), billboard?.id ?? '')
    await withdraw(id, 'pi_gold', daysAgo(-2))
    expect(await adsOf(db, owner.id)).toMatchObject([{ expiresAt: daysAgo(-2) }])
  })
})
