import { beforeEach, describe, expect, test } from 'vitest'
import { aListing, anAd } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { availableFor, featuredEntries } from './queries.server.ts'

const { db } = useDatabase()
const ctx = () => ctxFor(db, { actor: anActor({ role: 'admin' }) })

async function look(given: Partial<Parameters<typeof availableFor>[1]> = {}) {
  const featured = await featuredEntries(db, ctx())
  return availableFor(ctx(), { term: '', category: null, page: 1, ...given }, featured)
}

const titles = async (given: Parameters<typeof look>[0]) =>
  (await look(given)).available.map(({ title }) => title)

beforeEach(() => db.deleteFrom('profiles').execute())

describe('[TICK-01] what can be added', () => {
  test('goes by category, then newest first, listings and billboards mixed, over all pages', async () => {
    const userId = (await aProfile(db)).id
    for (let i = 0; i < 18; i += 1) {
      await aListing(db, {
        userId,
        category: 'events',
        title: { en: `e${2 * i}` },
        createdAt: daysAgo(1 + i),
      })
      const createdAt = daysAgo(1.5 + i)
      await anAd(db, { userId, category: 'events', title: { en: `e${2 * i + 1}` }, createdAt })
    }
    await aListing(db, { userId, category: 'jobs', title: { en: 'job' } })
    await aListing(db, { userId, category: 'events', featuredTicker: true })
    await aListing(db, { userId, category: 'jobs', moderation: 'waiting' })

    const events = Array.from({ length: 36 }, (_, i) => `e${i}`)
    expect([...(await titles({ page: 1 })), ...(await titles({ page: 2 }))]).toEqual([...events, 'job'])
    expect((await look()).counts).toEqual({ events: 36, jobs: 1 })
    expect(await titles({ page: 3 })).toEqual([])
    expect(await titles({ category: 'events', page: 2 })).toEqual(events.slice(25))
    expect(await titles({ category: 'classes' })).toEqual([])
  })

  test('with words and a category: the category is searched, not only the first hits of all', async () => {
    const userId = (await aProfile(db)).id
    await aListing(db, { userId, category: 'jobs', title: { en: 'Reefer one' } })
    await anAd(db, { userId, category: 'events', title: { en: 'Reefer two' } })

    expect(await titles({ term: 'reefer' })).toEqual(['Reefer two', 'Reefer one'])
    expect(await titles({ term: 'reefer', category: 'jobs' })).toEqual(['Reefer one'])
    expect((await look({ term: 'reefer', category: 'jobs' })).counts).toEqual({ jobs: 1, events: 1 })
  })
})
