import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aListing } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { addFavorite, removeFavorite } from './keep-listing.server.ts'
import { favoritesOf } from './queries.server.ts'
import { MAX_FAVORITES, whyNotKeep } from './rules.ts'

const { db } = useDatabase()

async function aUser() {
  const { id } = await aProfile(db)
  const actor = anActor({ id })
  return { ...ctxFor(db), actor }
}

const LIVE = { status: 'active', paymentStatus: 'completed', expiresAt: daysAgo(-29) } as const

const keptBy = (userId: string) =>
  db.selectFrom('favorites').select('listingId').where('userId', '=', userId).execute()

describe('[FAV-03] keeping a listing', () => {
  test('twice, even at the same moment, is harmless; so is letting it go twice', async () => {
    const ctx = await aUser()
    const { id: listingId } = await aListing(db)

    await Promise.all([addFavorite(ctx, { listingId }), addFavorite(ctx, { listingId })])
    expect(await keptBy(ctx.actor.id)).toEqual([{ listingId }])
    await Promise.all([removeFavorite(ctx, { listingId }), removeFavorite(ctx, { listingId })])

    expect(await keptBy(ctx.actor.id)).toEqual([])
  })

  test.each([
    { status: 'inactive' },
    { status: 'pending', paymentStatus: 'pending' },
    { moderation: 'rejected' },
    { ownerHidden: true },
    { deletedAt: daysAgo(1) },
    { expiresAt: daysAgo(1) },
  ] as const)('[D-04] %j: what no one sees is not there', async (given) => {
    const ctx = await aUser()
    const { id: listingId } = await aListing(db, given)

    expect(await refusalOf(addFavorite(ctx, { listingId }))).toMatchObject({ kind: 'notFound' })
    expect(await keptBy(ctx.actor.id)).toEqual([])
  })

  test('that was made up is refused; a banned user keeps nothing', async () => {
    const ctx = await aUser()
    const { id: listingId } = await aListing(db)
    const banned = { ...ctx, actor: { ...ctx.actor, role: 'banned' as const } }

    expect(await refusalOf(addFavorite(ctx, { listingId: ctx.actor.id }))).toMatchObject({ kind: 'notFound' })
    expect(await refusalOf(addFavorite(banned, { listingId }))).toMatchObject({ kind: 'forbidden' })
  })

  test('has a limit in number, and one in pace', async () => {
    expect(whyNotKeep({ isPublic: true, kept: MAX_FAVORITES }, anActor())).toMatchObject({
      kind: 'conflict',
    })
    const ctx = await aUser()
    const { id: listingId } = await aListing(db)
    for (let i = 0; i < 60; i += 1) await removeFavorite(ctx, { listingId })

    expect(await refusalOf(addFavorite(ctx, { listingId }))).toMatchObject({ kind: 'tooMany' })
  })

  test('ends at a thousand; those kept already can be kept again, and one that goes makes room', async () => {
    const ctx = await aUser()
    const { id: model } = await aListing(db)
    await sql`with many as (
      insert into listings (listing_id, user_id, title, description, category)
      select 100000 + n, user_id, title, description, category from listings, generate_series(1, 1000) n
       where id = ${model} returning id)
      insert into favorites (user_id, listing_id) select ${ctx.actor.id}, id from many`.execute(db)
    const [{ listingId } = { listingId: '' }] = await keptBy(ctx.actor.id)
    await db.updateTable('listings').set(LIVE).where('id', '=', listingId).execute()

    expect(await refusalOf(addFavorite(ctx, { listingId: model }))).toMatchObject({ kind: 'conflict' })
    await addFavorite(ctx, { listingId })
    expect(await keptBy(ctx.actor.id)).toHaveLength(MAX_FAVORITES)
    await removeFavorite(ctx, { listingId })
    await addFavorite(ctx, { listingId: model })
    expect(await keptBy(ctx.actor.id)).toHaveLength(MAX_FAVORITES)
  })

  test('leaves what others keep alone', async () => {
    const [mine, other] = [await aUser(), await aUser()]
    const { id: listingId } = await aListing(db)
    await addFavorite(other, { listingId })

    await removeFavorite(mine, { listingId })

    expect(await keptBy(other.actor.id)).toHaveLength(1)
  })
})

describe('[FAV-01] the favorites', () => {
  test('are those that are still public, what was kept last first', async () => {
    const ctx = await aUser()
    const first = await aListing(db, { title: { en: 'First kept' } })
    const second = await aListing(db, { title: { en: 'Kept later' } })
    const gone = await aListing(db)
    await addFavorite({ ...ctx, now: daysAgo(2) }, { listingId: first.id })
    for (const { id } of [second, gone]) await addFavorite(ctx, { listingId: id })
    await db.updateTable('listings').set({ status: 'sold' }).where('id', '=', gone.id).execute()

    const page = await favoritesOf(db, { ...ctx, q: '', page: 1 })

    expect(page).toMatchObject({ total: 2, items: [{ title: 'Kept later' }, { title: 'First kept' }] })
  })

  test.each([
    ['DODGE', 'en', 1],
    ['пикап', 'ru', 1],
    ['пикап', 'en', 0],
    ['jobs', 'ru', 1],
    ['Sam Sell', 'en', 1],
    ['%', 'en', 0],
    ["' or true --", 'en', 0],
    ['', 'en', 1],
  ] as const)(
    'looking for “%s” in %s finds %i: title, category or contact name',
    async (q, locale, found) => {
      const ctx = await aUser()
      const { id: listingId } = await aListing(db, {
        title: { en: 'Dodge Ram', ru: 'Пикап Додж' },
        description: { en: 'пикап' },
        category: 'jobs',
        contactName: 'Sam Seller',
      })
      await addFavorite(ctx, { listingId })

      expect((await favoritesOf(db, { ...ctx, q, locale, page: 1 })).total).toBe(found)
    },
  )
})
