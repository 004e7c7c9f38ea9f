import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#app/lib/actor.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aListing } from '#tests/factories/items.ts'
import { sentListing } from '#tests/factories/posting.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

async function aMember(): Promise<Actor> {
  const { id } = await aProfile(db)
  return anActor({ id })
}

const listingsOf = (userId: string) =>
  db.selectFrom('listings').selectAll().where('userId', '=', userId).execute()

describe('[POST-18] a form that begins with what is known', () => {
  const PLACE = {
    contactName: 'Dana',
    contactPhone: '(815) 555-0142',
    contactEmail: 'dana@rigs.example',
    businessCity: 'Joliet',
    businessState: 'IL',
    businessZipCode: '60435',
  }
  const pageOf = async (actor: Actor, address: string) => {
    const response = await (await siteWith(db, { actor })).get(address)
    return { status: response.status, page: await response.text() }
  }
  const valueOf = (page: string, name: string) =>
    new RegExp(`<input(?=[^>]*name="${name}")[^>]*?value="([^"]*)"`, 'u').exec(page)?.[1]

  test('contact and place of the last listing, and nothing of its offer', async () => {
    const actor = await aMember()
    await aListing(db, { userId: actor.id, ...PLACE, title: { en: 'Reefer' }, createdAt: daysAgo(1) })
    await aListing(db, { userId: actor.id, contactName: 'Older', createdAt: daysAgo(9) })
    const { page } = await pageOf(actor, '/post-listing?write=1')
    for (const [name, value] of Object.entries(PLACE).filter(([key]) => key !== 'businessState'))
      expect([name, valueOf(page, name)]).toEqual([name, value])
    expect(page).not.toContain('value="Reefer"')
  })

  test('a similar one has the texts and facts of an own listing, no pictures, and replaces nothing', async () => {
    const actor = await aMember()
    const old = await aListing(db, {
      userId: actor.id,
      ...PLACE,
      title: { en: 'Reefer 53 ft' },
      images: [{ id: 'c'.repeat(32), width: 9, height: 9 }],
    })
    const { page } = await pageOf(actor, `/post-listing?write=1&like=${old.id}`)
    expect(valueOf(page, 'titleEn')).toBe('Reefer 53 ft')
    expect(page).not.toContain('c'.repeat(32))
    const site = await siteWith(db, { actor })
    const sent = sentListing({ titleEn: 'Reefer 48 ft' })
    expect((await site.post(`/post-listing?write=1&like=${old.id}`, sent)).status).toBe(302)
    const stored = await listingsOf(actor.id)
    expect(stored.map(({ replaces, replacedBy }) => [replaces, replacedBy])).toEqual([
      [null, null],
      [null, null],
    ])
  })

  test.each(['another user’s listing', 'no id'])('%s is not found', async (what) => {
    const { id } = await aListing(db)
    const like = what === 'no id' ? "'--" : id
    expect((await pageOf(await aMember(), `/post-listing?write=1&like=${like}`)).status).toBe(404)
  })
})
