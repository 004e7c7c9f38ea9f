import { describe, expect, test } from 'vitest'
import type { Actor } from '#app/lib/actor.ts'
import { aListing } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const base = useDatabase()
const { db } = base

async function member(): Promise<Actor> {
  const { id, email } = await aProfile(db)
  return anActor({ id, email })
}

const keep = (actor: Actor, listingId: string) =>
  db.insertInto('favorites').values({ userId: actor.id, listingId, createdAt: new Date() }).execute()

const bodyOf = async (actor: Actor | null, address: string) =>
  (await (await siteWith(db, { actor })).get(address)).text()

describe('the heart', () => {
  test('[DET-06] of a visitor leads to the sign-in page, which saves the listing and leads back, on cards and on the item’s own page', async () => {
    const { id, listingId } = await aListing(db, { category: 'classes' })

    const list = await bodyOf(null, '/categories/classes')
    const form =
      /<form id="([\w-]+)"[^>]* action="\/signin"><input[^>]* name="to" value="\/categories\/classes"/u.exec(
        list,
      )
    expect(form?.[1]).toBeTruthy()
    expect(list).toContain(`<button form="${form?.[1]}" value="${id}" class="heart" name="save">`)
    const page = await bodyOf(null, `/listings/${listingId}`)
    expect(page).toMatch(new RegExp(`/signin\\?to=%2Flistings%2F${listingId}[^"]*save=${id}`, 'u'))
  })

  test('[DET-06] says what is kept, to whom it is', async () => {
    const actor = await member()
    const { id } = await aListing(db, { category: 'events', title: { en: 'Truck show' } })
    await keep(actor, id)

    expect(await bodyOf(actor, '/categories/events')).toContain('Remove from favorites: Truck show')
    expect(await bodyOf(await member(), '/categories/events')).toContain('Add to favorites: Truck show')
    expect(await bodyOf(null, '/categories/events')).toContain('Sign in to add to favorites: Truck show')
  })

  test('[DET-06] a page of a signed-in user is not cached for others', async () => {
    const site = await siteWith(db, { actor: await member(), settings: { pageCacheSeconds: 60 } })

    expect((await site.get('/categories/events')).headers.get('cache-control')).toContain('private')
  })

  test.each(['/', '/categories/jobs', '/search?q=rig'])('on %s costs one query at most', async (address) => {
    await aListing(db, { category: 'jobs', title: { en: 'Rig driver' } })
    const actor = await member()
    const [one, other] = [await siteWith(db), await siteWith(db, { actor })]
    for (const site of [one, other]) await site.get(address)
    const plain = await base.queriesOf(async () => (await one.get(address)).text())
    const personal = await base.queriesOf(async () => (await other.get(address)).text())

    const ofHearts = (queries: readonly string[]) => queries.filter((sql) => sql.includes('from "favorites"'))
    expect([ofHearts(plain).length, ofHearts(personal).length]).toEqual([0, 1])
  })

  test('[DET-06] [FAV-03] responds with the new state, however often it is pressed', async () => {
    const actor = await member()
    const site = await siteWith(db, { actor })
    const { id: listingId } = await aListing(db)
    const press = async (on: boolean): Promise<unknown> =>
      (await site.post('/api/favorites', { listingId, keep: on, userId: 'x' })).json()

    expect([await press(true), await press(true)]).toEqual([{ kept: true }, { kept: true }])
    expect(
      await db.selectFrom('favorites').select('userId').where('listingId', '=', listingId).execute(),
    ).toEqual([{ userId: actor.id }])
    expect([await press(false), await press(false)]).toEqual([{ kept: false }, { kept: false }])
  })

  test.each([
    {},
    { listingId: 'x', keep: true },
    { listingId: "' or 1=1", keep: true },
    { listingId: '00000000-0000-4000-8000-000000000001', keep: 'yes' },
    [],
  ])('%j gets 400', async (body) => {
    const site = await siteWith(db, { actor: await member() })

    expect((await site.post('/api/favorites', body)).status).toBe(400)
  })

  test('of a visitor gets 401', async () => {
    const { id: listingId } = await aListing(db)

    expect((await (await siteWith(db)).post('/api/favorites', { listingId, keep: true })).status).toBe(401)
  })

  test('[FAV-03] works as a form, and leads back to its page and nowhere else', async () => {
    const actor = await member()
    const site = await siteWith(db, { actor })
    const { id } = await aListing(db)
    const press = async (fields: Record<string, string>) => {
      const response = await site.post('/favorites', new URLSearchParams({ id, keep: 'yes', ...fields }))
      return { status: response.status, to: response.headers.get('location') }
    }

    expect(await press({ to: '/categories/jobs?page=2' })).toEqual({
      status: 302,
      to: '/categories/jobs?page=2',
    })
    expect(await press({ to: '//evil.example' })).toEqual({ status: 302, to: '/' })
    expect(await press({ keep: 'maybe' })).toMatchObject({ status: 400 })
    expect(await press({ id: actor.id })).toMatchObject({ status: 404 })
  })
})

describe.each(['/favorites', '/dashboard/favorites'])('%s', (address) => {
  test('[FAV-01] [DASH-06] lists what is kept, in three views, and finds in it', async () => {
    const actor = await member()
    const { id } = await aListing(db, {
      title: { en: 'Reefer for rent' },
      contactEmail: 'sam@seller.example',
    })
    await keep(actor, id)

    for (const view of ['list', 'grid', 'gallery']) {
      const text = await bodyOf(actor, `${address}?view=${view}`)
      expect(text).toContain('My Favorites')
      for (const shown of ['Reefer for rent', 'Remove from favorites', '>View<', '>Call<'])
        expect(text.replaceAll('<!-- -->', '')).toContain(shown)
      expect(text).not.toContain('010-0199')
      expect(text).not.toContain('sam@seller.example')
    }
    expect(await bodyOf(actor, `${address}?q=reef`)).toContain('Reefer for rent')
    expect(await bodyOf(actor, `${address}?q=zebra`)).toContain('No favorites found')
  })

  test('[CMP-05] what is kept can be compared', async () => {
    const actor = await member()
    const { id, listingId } = await aListing(db, { category: 'parking-lots' })
    await keep(actor, id)

    const text = await bodyOf(actor, address)
    expect(text).toMatch(
      new RegExp(`form="compare" data-sort="parking" name="listing" value="${listingId}"`, 'u'),
    )
    expect(text).toMatch(/<form id="compare"/u)
  })

  test('[DASH-06] says when there is no one to call', async () => {
    const actor = await member()
    const { id } = await aListing(db, { contactPhone: '' })
    await keep(actor, id)

    expect(await bodyOf(actor, address)).toContain('No contact information was given.')
  })

  test('[FAV-02] says that there are none yet, with a way on', async () => {
    const text = await bodyOf(await member(), address)

    expect(text).toContain('No favorites yet')
    expect(text).toContain('Browse Listings')
    expect(text).not.toContain('Search my favorites')
    expect(await bodyOf(await member(), `${address}?q=zebra`)).toContain('Search my favorites')
  })
})
