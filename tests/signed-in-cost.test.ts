import { expect, test } from 'vitest'
import { anAccount, aSession } from '#tests/factories/accounts.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { actorOfRequest } from '#tests/helpers/request-actor.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db, queriesOf } = useDatabase()

test('[AUTH-07] being signed in costs a page one query for the session and two others at most', async () => {
  const { id } = await anAccount(db)
  const cookie = `sid=${await aSession(db, id)}`
  const { listingId } = await aListing(db, { category: 'jobs', title: { en: 'Rig driver' } })
  const { adId } = await anAd(db)
  const actorOf = actorOfRequest(db)
  const site = await siteWith(db, { actorOf })
  const PAGES = [
    '/',
    '/categories',
    '/categories/jobs',
    '/search?q=rig',
    `/listings/${listingId}`,
    `/promotions/${adId}`,
    '/contact',
    '/prices',
    '/terms',
    '/privacy-policy',
  ]
  for (const page of PAGES) {
    const load = (headers?: HeadersInit) => queriesOf(async () => (await site.get(page, headers)).text())
    // What is cached for seconds is cached for both.
    for (const headers of [undefined, { cookie }]) await load(headers)
    const [plain, personal] = [await load(), await load({ cookie })]
    expect(
      personal.filter((sql) => sql.includes('from "sessions"')),
      page,
    ).toHaveLength(1)
    expect(personal.length - plain.length, page).toBeLessThanOrEqual(3)
  }
})
