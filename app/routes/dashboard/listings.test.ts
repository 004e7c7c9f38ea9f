import { describe, expect, test } from 'vitest'
import type { Actor } from '#app/lib/actor.ts'
import { aListing, anAd, DRAFT } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const base = useDatabase()
const { db } = base

async function member(): Promise<Actor> {
  const { id, email } = await aProfile(db)
  return anActor({ id, email })
}

const siteOf = (actor: Actor) => siteWith(db, { actor })
const bodyOf = async (actor: Actor, address: string) => (await (await siteOf(actor)).get(address)).text()

const send = async (actor: Actor, fields: Record<string, string>) => {
  const response = await (await siteOf(actor)).post('/dashboard', new URLSearchParams(fields))
  return { status: response.status, text: await response.text() }
}

const stateOf = (id: string) =>
  db
    .selectFrom('listings')
    .select(['status', 'userId', 'deletedAt', 'moderation'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('the cards of a user’s items', () => {
  test('[DASH-02] show title, category, short id, status, age, views and the end', async () => {
    const actor = await member()
    const { id } = await aListing(db, {
      userId: actor.id,
      title: { en: 'Reefer lanes' },
      featuredTicker: true,
      views: 312,
      createdAt: daysAgo(2.5),
    })
    await db
      .insertInto('dailyCounts')
      .values({ itemId: id, itemKind: 'listing', day: '2026-02-15', views: 7, contacts: 4 })
      .execute()

    const text = await bodyOf(actor, '/dashboard')

    for (const shown of ['Reefer lanes', 'Featured', 'Active', '2 days ago', '312 views', '4 contacts'])
      expect(text).toContain(shown)
    expect(text).toContain(id.slice(0, 6).toUpperCase())
    expect(text).toContain('7 views in the last 14 days')
    expect(text).toContain('Live through Mar 17, 2026')
    expect(text).toContain('1 item')
  })

  test('[DASH-02] offer what the status allows, and grey out the rest with the server’s sentence', async () => {
    const actor = await member()
    const userId = actor.id
    const active = await aListing(db, { userId, title: { en: 'Active one' } })
    const over = await aListing(db, { userId, status: 'inactive', expiresAt: daysAgo(1) })
    const unpaid = await aListing(db, { userId, ...DRAFT })

    const text = await bodyOf(actor, '/dashboard')

    expect(text).toContain(`/dashboard/listings/${active.id}?ask=inactive`)
    expect(text).toContain(`/dashboard/listings/${active.id}/edit`)
    expect(text).toContain(`/dashboard/listings/${active.id}/repost`)
    expect(text).toContain('Its 30 paid days are over. Repost it to show it again.')
    expect(text).not.toContain(`/dashboard/listings/${over.id}?ask=inactive`)
    expect(text).toContain(`/dashboard/listings/${unpaid.id}/pay`)
    expect(text).toContain('Unpaid')
  })

  test('[DASH-04] billboards have their own list, with what moderation says', async () => {
    const actor = await member()
    const { id } = await anAd(db, {
      userId: actor.id,
      status: 'inactive',
      moderation: 'rejected',
      moderationReason: 'Blurred picture',
    })

    const text = await bodyOf(actor, '/dashboard')

    expect(text).toContain('Reason: Blurred picture')
    expect(text).toContain('An admin has rejected it: Blurred picture')
    expect(text).toContain(`/edit-ad/${id}`)
  })

  test('users see neither items of others, nor deleted ones', async () => {
    const actor = await member()
    await aListing(db, { title: { en: 'Someone else’s' } })
    await aListing(db, { userId: actor.id, title: { en: 'Long gone' }, deletedAt: daysAgo(1) })

    const text = await bodyOf(actor, '/dashboard')

    expect(text).not.toContain('Someone else’s')
    expect(text).not.toContain('Long gone')
    expect(text).toContain('You haven’t posted anything yet')
    expect(text).toContain('href="/post-listing"')
  })

  test('[DASH-09] arriving from posting marks the new listing', async () => {
    const actor = await member()
    const { id } = await aListing(db, { userId: actor.id })

    expect(await bodyOf(actor, `/dashboard?new=${id}`)).toContain('Your listing is saved')
    expect(await bodyOf(actor, `/dashboard?new=${'x'.repeat(36)}`)).not.toContain('Your listing is saved')
  })

  test('500 items of a user are paged and found, in the query of the session and four more', async () => {
    const actor = await member()
    const userId = actor.id
    for (let i = 0; i < 60; i += 1)
      await aListing(db, { userId, title: { en: `Load ${i}.` }, createdAt: daysAgo(i + 1) })
    await aListing(db, { userId, status: 'sold', title: { en: 'Sold trailer' }, createdAt: daysAgo(90) })

    const first = await bodyOf(actor, '/dashboard')
    expect(first).toContain('61 items')
    expect(first).toContain('Load 24.')
    expect(first).not.toContain('Load 25.')
    expect(await bodyOf(actor, '/dashboard?page=2')).toContain('Load 25.')
    expect(await bodyOf(actor, '/dashboard?q=load 59.')).toContain('Load 59.')
    const sold = await bodyOf(actor, '/dashboard?status=sold')
    expect(sold).toContain('Sold trailer')
    expect(sold).not.toContain('Load 1.')
    expect(await bodyOf(actor, '/dashboard?page=99')).toContain('There is no such page')
    expect(await base.queriesOf(() => bodyOf(actor, '/dashboard?q=a&status=active&page=2'))).toHaveLength(4)
  })

  test.each(["' or 1=1 --", '%', '_', '\\', '"', '<script>', '\u0000', 'x'.repeat(5000)])(
    'looking for %j is data',
    async (q) => {
      const response = await (await siteOf(await member())).get(
        `/dashboard?q=${encodeURIComponent(q)}&page=-1`,
      )

      expect(response.status).toBeLessThan(500)
    },
  )
})

describe('the buttons', () => {
  test('[DASH-03] deactivate, reactivate and delete in literal words', async () => {
    const actor = await member()
    const { id } = await aListing(db, { userId: actor.id })
    const press = (to: string) => send(actor, { kind: 'listing', id, to })

    expect((await press('inactive')).text).toContain('Listing deactivated successfully!')
    expect((await press('inactive')).text).toContain(
      'Failed to deactivate listing. Error: Only an active listing can be deactivated.',
    )
    expect((await press('active')).text).toContain('Listing reactivated successfully!')
    expect((await press('deleted')).text).toContain('Listing deleted successfully!')
    const again = await press('deleted')
    expect(again.status).toBe(404)
    expect(again.text).toContain('Failed to delete listing: This listing no longer exists.')
  })

  test('[DASH-04] billboards in theirs', async () => {
    const actor = await member()
    const { id } = await anAd(db, { userId: actor.id, status: 'pending', moderation: 'waiting' })
    const press = (to: string) => send(actor, { kind: 'banner', id, to })

    const refused = await press('active')
    expect(refused.text).toContain('Failed to update ad status')
    expect(refused.text).toContain('An admin has to approve it first.')
    expect((await press('deleted')).text).toContain('Ad deleted successfully!')
  })

  test('[SEC-12] [D-18] a stranger’s listing is refused like one that does not exist', async () => {
    const { id } = await aListing(db)

    for (const to of ['inactive', 'sold', 'deleted']) {
      const { status, text } = await send(await member(), { kind: 'listing', id, to })
      expect(status).toBe(404)
      expect(text).toContain('This listing no longer exists.')
    }
    expect(await stateOf(id)).toMatchObject({ status: 'active', deletedAt: null })
  })

  test('fields that no button sends change nothing', async () => {
    const actor = await member()
    const other = await aProfile(db)
    const { id } = await aListing(db, { userId: actor.id, moderation: 'rejected' })
    const more = {
      user_id: other.id,
      userId: other.id,
      moderation: 'approved',
      status: 'active',
      role: 'admin',
    }

    await send(actor, { kind: 'listing', id, to: 'inactive', ...more })

    expect(await stateOf(id)).toMatchObject({
      userId: actor.id,
      status: 'inactive',
      moderation: 'rejected',
    })
  })

  test.each<Record<string, string>>([
    { kind: 'listing', id: 'x', to: 'inactive' },
    { kind: 'listing', id: "' or 1=1", to: 'deleted' },
    { kind: 'profile', id: '00000000-0000-4000-8000-000000000001', to: 'deleted' },
    { kind: 'listing', id: '00000000-0000-4000-8000-000000000001', to: 'approved' },
    { to: '' },
  ])('%j gets 422', async (fields) => {
    expect((await send(await member(), fields)).status).toBe(422)
  })
})

describe('the page of a user’s item', () => {
  test('[DASH-05] shows even what is not public, and asks before anything is done without JavaScript', async () => {
    const actor = await member()
    const { id } = await aListing(db, {
      userId: actor.id,
      status: 'inactive',
      title: { en: 'Hidden rig' },
      moderation: 'rejected',
    })

    const text = await bodyOf(actor, `/dashboard/listings/${id}?ask=deleted`)

    expect(text).toContain('Hidden rig')
    expect(text).toContain('Delete this listing?')
    expect(text).toContain('Your payment history is kept')
  })

  test('is not found by other users', async () => {
    const { id } = await aListing(db)
    const billboard = await anAd(db)
    const site = await siteOf(await member())

    expect((await site.get(`/dashboard/listings/${id}`)).status).toBe(404)
    expect((await site.get(`/dashboard/promotions/${billboard.id}`)).status).toBe(404)
    expect((await site.get('/dashboard/listings/1')).status).toBe(404)
  })
})
