import { describe, expect, test } from 'vitest'
import { aListing, anAd } from '#tests/factories/items.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { deleteBillboard } from './delete-billboard.server.ts'
import { moveBillboard } from './move-billboard.server.ts'

const { db } = useDatabase()

async function ofMine(given: Parameters<typeof anAd>[1] = {}) {
  const { id, userId } = await anAd(db, given)
  return { id, ctx: ctxFor(db, { actor: anActor({ id: userId }) }) }
}

const now = (id: string) =>
  db
    .selectFrom('ads')
    .select(['status', 'moderation', 'featured', 'expiresAt', 'deletedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('[DASH-04] an owner', () => {
  test('takes a billboard down and puts it up again', async () => {
    const { id, ctx } = await ofMine({ featured: true })

    await moveBillboard(ctx, { id, to: 'inactive' })
    expect(await now(id)).toMatchObject({ status: 'inactive', featured: false })
    await moveBillboard(ctx, { id, to: 'active' })

    expect(await now(id)).toMatchObject({ status: 'active', moderation: 'approved' })
  })

  test('[D-07] puts up one that was approved: its paid 30 days begin', async () => {
    const { id, ctx } = await ofMine({ status: 'pending', expiresAt: null })
    const { id: listingId } = await aListing(db)
    const paid = { kind: 'home-board', sourceId: 'pi_1', tier: 'platinum', amount: 60_000 } as const
    await db
      .insertInto('entitlements')
      .values({ ...paid, listingId, billboardId: id })
      .execute()

    await moveBillboard(ctx, { id, to: 'active' })

    expect(await now(id)).toMatchObject({ status: 'active', expiresAt: daysAgo(-30) })
  })

  test.each([
    ['notApproved', { moderation: 'waiting' }],
    ['wasRejected', { moderation: 'rejected' }],
    ['hasExpired', { expiresAt: daysAgo(1) }],
  ] as const)('[D-04] cannot go past moderation or time: %s', async (code, given) => {
    const { id, ctx } = await ofMine({ status: 'pending', ...given })

    expect(await refusalOf(moveBillboard(ctx, { id, to: 'active' }))).toMatchObject({
      code: `dashboard.${code}`,
    })
    expect(await now(id)).toMatchObject({ status: 'pending' })
  })

  test('deletes one; a stranger cannot', async () => {
    const { id, ctx } = await ofMine()
    const stranger = ctxFor(db, { actor: anActor() })

    expect(await refusalOf(deleteBillboard(stranger, { id }))).toMatchObject({ kind: 'notFound' })
    expect(await refusalOf(moveBillboard(stranger, { id, to: 'sold' }))).toMatchObject({ kind: 'notFound' })
    await deleteBillboard(ctx, { id })

    expect(await now(id)).toMatchObject({ deletedAt: ctx.now })
  })
})
