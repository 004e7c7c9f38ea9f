import { describe, expect, test } from 'vitest'
import type { Actor } from '#app/lib/actor.ts'
import { aListing, anAd, DRAFT } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

async function member(): Promise<Actor> {
  const { id, email } = await aProfile(db)
  return anActor({ id, email })
}

const bodyOf = async (actor: Actor, address: string) =>
  (await (await siteWith(db, { actor })).get(address)).text()

describe('[DASH-12] what is above and beside the cards', () => {
  test('an empty dashboard has no filters, and one way to post', async () => {
    const main = (await bodyOf(await member(), '/dashboard')).split('<main')[1] ?? ''
    expect(main).not.toContain('name="q"')
    expect(main.match(/href="\/post-listing"/gu)).toHaveLength(1)
    expect(main).toMatch(/href="\/post-listing"[^>]*>Post Listing</u)
  })

  test('filters that find nothing stay, to be changed', async () => {
    const main = (await bodyOf(await member(), '/dashboard?q=zzz')).split('<main')[1] ?? ''
    expect(main).toContain('name="q"')
  })

  test('who has both kinds is led past the listings to the banner ads', async () => {
    const actor = await member()
    await aListing(db, { userId: actor.id })
    expect(await bodyOf(actor, '/dashboard')).not.toContain('href="#own-banners"')
    await anAd(db, { userId: actor.id })
    const text = await bodyOf(actor, '/dashboard')
    expect(text).toContain('href="#own-banners"')
    expect(text).toContain('id="own-banners"')
  })

  test('an unpaid listing says when it is deleted', async () => {
    const actor = await member()
    await aListing(db, { ...DRAFT, userId: actor.id, updatedAt: daysAgo(10) })
    expect(await bodyOf(actor, '/dashboard')).toContain('Deleted on Mar 8, 2026 unless paid or changed')
  })

  test('a listing that was replaced says so, and offers nothing that is the new one’s', async () => {
    const actor = await member()
    const { id: replacedBy } = await aListing(db, { userId: actor.id, title: { en: 'The new one' } })
    const { id } = await aListing(db, { userId: actor.id, status: 'inactive', replacedBy })
    const text = await bodyOf(actor, '/dashboard')
    const card = text.slice(text.indexOf(`id="own-${id}"`))
    expect(card).toContain('>Replaced<')
    expect(card.split('</li>')[0]).not.toMatch(/Mark as sold|Reactivate|Live through/u)
    const sold = new URLSearchParams({ kind: 'listing', id, to: 'sold' })
    expect((await (await siteWith(db, { actor })).post('/dashboard', sold)).status).toBe(409)
  })
})
