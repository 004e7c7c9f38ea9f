import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { priceOf, TIERS } from '#app/features/pricing/packages.ts'
import type { Actor } from '#app/lib/actor.ts'
import { formatCents } from '#app/lib/money.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aListing } from '#tests/factories/items.ts'
import { sentListing } from '#tests/factories/posting.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { formVersionsIn } from '#tests/helpers/form-versions.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

async function aMember(given: Partial<Actor> = {}): Promise<Actor> {
  const { id } = await aProfile(db)
  return anActor({ id, ...given })
}

const listingsOf = (userId: string) =>
  db.selectFrom('listings').selectAll().where('userId', '=', userId).execute()

/** What no form of ours sends. */
const SMUGGLED = {
  id: randomUUID(),
  userId: randomUUID(),
  user_id: randomUUID(),
  status: 'active',
  moderation: 'approved',
  paymentStatus: 'completed',
  payment_status: 'completed',
  paymentAmount: '60000',
  featuredTicker: 'true',
  featured_ticker: 'true',
  views: '99999',
  listingId: '123456',
  expiresAt: '2099-01-01',
  createdAt: '2099-01-01',
  replaces: randomUUID(),
}

describe('posting', () => {
  test('[POST-01] visitors are led to the sign-in page and back', async () => {
    const site = await siteWith(db)
    const response = await site.get('/post-listing')
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/signin?to=%2Fpost-listing')
  })

  test('[POST-01] the page shows the packages with their prices before the form is opened', async () => {
    const site = await siteWith(db, { actor: await aMember() })
    const page = await (await site.get('/post-listing')).text()
    const main = /<main.*<\/main>/su.exec(page)?.[0] ?? ''
    for (const tier of TIERS)
      expect(main).toContain(`<b class="text-2xl font-extrabold">${formatCents(priceOf(tier), 'en')}<`)
    expect(main).toContain('href="/post-listing?write=1"')
  })

  test('[POST-09] leads from the form to its payment, with the listing saved', async () => {
    const actor = await aMember()
    const site = await siteWith(db, { actor })
    const response = await site.post('/post-listing?write=1', sentListing({ tier: 'gold' }))
    const [unpaid] = await listingsOf(actor.id)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(`/dashboard/listings/${unpaid?.id}/pay?tier=gold`)
    expect(unpaid).toMatchObject({ status: 'pending', paymentStatus: 'pending' })
  })

  test('[POST-09] columns that users may not set are not set', async () => {
    const actor = await aMember()
    const site = await siteWith(db, { actor })
    await site.post('/post-listing', sentListing(SMUGGLED))
    const [unpaid] = await listingsOf(actor.id)
    expect(unpaid).toMatchObject({
      userId: actor.id,
      status: 'pending',
      paymentStatus: 'pending',
      paymentAmount: 0,
      featuredTicker: false,
      views: 0,
      expiresAt: null,
      replaces: null,
    })
    expect(unpaid?.id).not.toBe(SMUGGLED.id)
    expect(unpaid?.listingId).not.toBe(123_456)
  })

  test('[POST-02] errors are shown by the fields, and what was typed is still there', async () => {
    const site = await siteWith(db, { actor: await aMember() })
    const response = await site.post(
      '/post-listing?write=1',
      sentListing({ titleEn: '', descriptionEn: 'Kept words', category: 'OTHER' }),
    )
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(page).toContain('Title is required')
    expect(page).toContain('Category is required')
    expect(page).toContain('Kept words')
  })

  test.each([
    ['10,000 characters', { descriptionEn: 'x'.repeat(10_000) }],
    ['a tower of accents', { titleEn: `a${'\u0301'.repeat(2000)}` }],
    ['nothing that can be seen', { titleEn: '\u200b\u200d\u2060' }],
    ['a package there is not', { tier: 'free' }],
    ['a script for a website', { websiteUrl: 'javascript:alert(1)' }],
    ['someone else’s picture', { pictures: 'x' }],
  ])('[POST-06] %s is refused and nothing is stored', async (_, given) => {
    const actor = await aMember()
    const site = await siteWith(db, { actor })
    const sent = sentListing(given)
    if ('pictures' in given) sent.set('pictures', 'f'.repeat(32))
    expect((await site.post('/post-listing', sent)).status).toBe(422)
    expect(await listingsOf(actor.id)).toEqual([])
  })

  test('[POST-06] markup is text', async () => {
    const actor = await aMember()
    const site = await siteWith(db, { actor })
    const words = '<script>alert(1)</script> & "x"'
    await site.post('/post-listing', sentListing({ titleEn: words, formId: '../../etc/passwd' }))
    const [unpaid] = await listingsOf(actor.id)
    expect(unpaid?.title).toEqual({ en: words })
    const page = await (await site.get(`/dashboard/listings/${unpaid?.id}/edit`)).text()
    expect(page).not.toContain('<script>alert(1)')
  })

  test('[POST-01] a banned user posts nothing', async () => {
    const actor = await aMember({ role: 'banned' })
    const site = await siteWith(db, { actor })
    expect((await site.get('/post-listing?write=1')).status).toBe(403)
    expect((await site.post('/post-listing', sentListing())).status).toBe(403)
    expect(await listingsOf(actor.id)).toEqual([])
  })
})

describe.each(['edit', 'repost'])('the page %s of a listing', (page) => {
  test('[DASH-05] [REPO-01] shows the owner the listing', async () => {
    const actor = await aMember()
    const { id } = await aListing(db, { userId: actor.id, title: { en: 'My own Kenworth' } })
    const site = await siteWith(db, { actor })
    const response = await site.get(`/dashboard/listings/${id}/${page}`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('My own Kenworth')
  })

  test('[DASH-05] [REPO-01] does not exist for strangers, nor for what is no listing', async () => {
    const { id } = await aListing(db, { title: { en: 'Secret Kenworth' } })
    const deleted = await aListing(db, { deletedAt: daysAgo(1) })
    const site = await siteWith(db, { actor: await aMember() })
    for (const named of [id, deleted.id, randomUUID(), 'nonsense', `${id}'--`]) {
      const response = await site.get(`/dashboard/listings/${encodeURIComponent(named)}/${page}`)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('Secret Kenworth')
      const sent = await site.post(`/dashboard/listings/${encodeURIComponent(named)}/${page}`, sentListing())
      expect(sent.status).toBe(404)
    }
  })
})

test('[DASH-05] an edit changes the texts and none of the columns that users may not set', async () => {
  const actor = await aMember()
  const { id, expiresAt, listingId } = await aListing(db, { userId: actor.id })
  const site = await siteWith(db, { actor })
  const [version] = formVersionsIn(await (await site.get(`/dashboard/listings/${id}/edit`)).text())
  const sent = sentListing({ ...SMUGGLED, titleEn: 'Changed', status: 'sold', version })
  expect((await site.post(`/dashboard/listings/${id}/edit`, sent)).status).toBe(200)
  expect(await listingsOf(actor.id)).toMatchObject([
    { id, listingId, expiresAt, title: { en: 'Changed' }, status: 'active', views: 0, featuredTicker: false },
  ])
})

test('[POST-11] the number users see opens nothing, not even to the owner: that takes the id', async () => {
  const actor = await aMember()
  const { id, listingId } = await aListing(db, { userId: actor.id })
  const site = await siteWith(db, { actor })
  for (const page of ['', '/edit', '/repost', '/pay']) {
    const responses = [id, listingId].map((named) => site.get(`/dashboard/listings/${named}${page}`))
    const statuses = (await Promise.all(responses)).map(({ status }) => status)
    expect([page, statuses[0] === 404, statuses[1]]).toEqual([page, false, 404])
  }
})
