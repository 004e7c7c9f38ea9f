import { describe, expect, test } from 'vitest'
import { deleteListing } from '#app/features/account-closure/delete-listing.server.ts'
import type { Actor } from '#app/lib/actor.ts'
import { aListing } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { moveListing } from './move-listing.server.ts'

const { db } = useDatabase()

type Given = Parameters<typeof aListing>[1]

/** A listing and its owner, who is about to change it. */
async function ofMine(given: Given = {}) {
  const listing = await aListing(db, given)
  return { id: listing.id, ctx: ctxFor(db, { actor: anActor({ id: listing.userId }) }) }
}

const stored = (id: string) =>
  db
    .selectFrom('listings')
    .select(['status', 'featuredTicker', 'deletedAt', 'expiresAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('[DASH-03] an owner', () => {
  test('deactivates a listing, which leaves the ticker; its paid days go on', async () => {
    const { id, ctx } = await ofMine({ featuredTicker: true })
    const { expiresAt } = await stored(id)

    await moveListing(ctx, { id, to: 'inactive' })

    expect(await stored(id)).toMatchObject({ status: 'inactive', featuredTicker: false, expiresAt })
  })

  test('reactivates it while the paid days last, back into the ticker while a place there is paid for', async () => {
    const silver = await ofMine({ status: 'inactive' })
    const paid = { kind: 'ticker', sourceId: 'pi_1', tier: 'silver', amount: 10_000 } as const
    await db
      .insertInto('entitlements')
      .values({ ...paid, listingId: silver.id, startsAt: daysAgo(1), endsAt: daysAgo(-29) })
      .execute()
    const single = await ofMine({ status: 'inactive' })

    await moveListing(silver.ctx, { id: silver.id, to: 'active' })
    await moveListing(single.ctx, { id: single.id, to: 'active' })

    expect(await stored(silver.id)).toMatchObject({ status: 'active', featuredTicker: true })
    expect(await stored(single.id)).toMatchObject({ status: 'active', featuredTicker: false })
  })

  test('marks it as sold, and takes that back', async () => {
    const { id, ctx } = await ofMine()

    await moveListing(ctx, { id, to: 'sold' })
    expect(await stored(id)).toMatchObject({ status: 'sold' })
    await moveListing(ctx, { id, to: 'active' })

    expect(await stored(id)).toMatchObject({ status: 'active' })
  })

  test.each([
    ['hasExpired', { expiresAt: daysAgo(1) }],
    ['payFirst', { paymentStatus: 'pending' }],
    ['notApproved', { moderation: 'waiting' }],
    ['wasRejected', { moderation: 'rejected', moderationReason: 'A phone number is missing' }],
    ['wasRemoved', { moderation: 'removed' }],
  ] as const)('[D-03] [D-04] does not show it again: %s', async (code, given) => {
    const { id, ctx } = await ofMine({ status: 'inactive', ...given })

    expect(await refusalOf(moveListing(ctx, { id, to: 'active' }))).toMatchObject({
      kind: 'conflict',
      code: `dashboard.${code}`,
    })
    expect(await stored(id)).toMatchObject({ status: 'inactive' })
  })

  test('deactivates once, however often the button is pressed', async () => {
    const { id, ctx } = await ofMine()
    const press = () => refusalOf(moveListing(ctx, { id, to: 'inactive' }))

    const ends = await Promise.all([press(), press()])

    expect(ends.filter((end) => end === undefined)).toHaveLength(1)
    expect(ends).toContainEqual(expect.objectContaining({ code: 'dashboard.onlyActive' }))
  })

  test('deletes a listing: it leaves the ticker and is kept for admins (D-38)', async () => {
    const { id, ctx } = await ofMine({ featuredTicker: true })

    await deleteListing(ctx, { id })

    expect(await stored(id)).toMatchObject({ status: 'active', featuredTicker: false, deletedAt: ctx.now })
    expect(await refusalOf(deleteListing(ctx, { id }))).toMatchObject({ kind: 'notFound' })
    expect(await refusalOf(moveListing(ctx, { id, to: 'inactive' }))).toMatchObject({ kind: 'notFound' })
  })
})

describe('[D-18] nothing is done to a listing by', () => {
  const NOBODY = '00000000-0000-4000-8000-0000000000ff'

  test.each([
    ['a visitor', async () => null, 'unauthenticated'],
    ['a stranger', async () => anActor({ id: (await aProfile(db)).id }), 'notFound'],
    ['an admin, who has other ways', async () => anActor({ id: NOBODY, role: 'admin' }), 'notFound'],
  ] as const satisfies readonly [string, () => Promise<Actor | null>, string][])(
    '%s',
    async (_, who, kind) => {
      const { id } = await ofMine()
      const ctx = ctxFor(db, { actor: await who() })

      expect(await refusalOf(moveListing(ctx, { id, to: 'inactive' }))).toMatchObject({ kind })
      expect(await refusalOf(deleteListing(ctx, { id }))).toMatchObject({ kind })
      expect(await stored(id)).toMatchObject({ status: 'active', deletedAt: null })
    },
  )

  test('a banned owner', async () => {
    const listing = await aListing(db)
    const ctx = ctxFor(db, { actor: anActor({ id: listing.userId, role: 'banned' }) })

    expect(await refusalOf(moveListing(ctx, { id: listing.id, to: 'inactive' }))).toMatchObject({
      code: 'dashboard.suspended',
    })
    expect(await refusalOf(deleteListing(ctx, { id: listing.id }))).toMatchObject({ kind: 'forbidden' })
  })

  test('who makes up an id', async () => {
    const ctx = ctxFor(db, { actor: anActor() })

    expect(await refusalOf(deleteListing(ctx, { id: NOBODY }))).toMatchObject({ kind: 'notFound' })
  })
})
