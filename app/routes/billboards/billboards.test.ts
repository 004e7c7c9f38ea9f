import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Actor } from '#app/lib/actor.ts'
import { anAd } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { formVersionsIn } from '#tests/helpers/form-versions.ts'
import { adById, adsOf } from '#tests/helpers/rows.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

async function aMember(given: Partial<Pick<Actor, 'role'>> = {}): Promise<Actor> {
  const { id } = await aProfile(db, given)
  return anActor({ id, ...given })
}

const TYPED = {
  titleEn: 'Tires <b>now</b>',
  descriptionEn: 'Day & night.',
  price: '$1,200',
  category: 'repair-shops-parts',
  location: 'Joliet, IL',
  contactType: 'website',
  websiteUrl: 'https://tires.example/',
}

/** Input that no form of ours sends. */
const SMUGGLED = {
  id: randomUUID(),
  userId: randomUUID(),
  status: 'active',
  moderation: 'approved',
  featured: 'true',
  views: '99999',
  clicks: '99999',
  adId: '123456',
  expiresAt: '2099-01-01',
  startsAt: '2099-01-01',
}

const sent = (given: Record<string, string> = {}) => new URLSearchParams({ ...TYPED, ...given })

test('[AD-11] the page shows the two placements of banner ads, counted, and each opens the form for it', async () => {
  const site = await siteWith(db, { actor: await aMember() })
  const read = async () =>
    (await (await site.get('/post-ad?category=jobs')).text()).replaceAll('<!-- -->', '')
  expect((await read()).split('nothing counted yet')).toHaveLength(3)
  const day = daysAgo(1).toISOString().slice(0, 10)
  const cell = { gridRow: 1, gridCol: 1, clicks: 0, day }
  await db
    .insertInto('cellCounts')
    .values([
      { ...cell, page: 'home', views: 1234 },
      { ...cell, page: 'jobs', views: 7 },
    ])
    .execute()
  const page = await read()
  for (const counted of ['at least 1,234', 'at least 7']) expect(page).toContain(counted)
  expect(page.match(/<li id="place-\w+"/gu)).toEqual(['<li id="place-category"', '<li id="place-home"'])
  expect(page).toContain('href="/post-ad?write=1&amp;place=home"')
  expect(page).toContain('href="/post-ad?write=1&amp;place=category&amp;category=jobs"')
})

describe('[AD-01] posting a billboard', () => {
  test('visitors are led to the sign-in page and back', async () => {
    const site = await siteWith(db)
    const response = await site.get('/post-ad')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/signin?to=%2Fpost-ad'])
  })

  test("a user's billboard waits for an admin, whatever else they send; they are led to their dashboard", async () => {
    const actor = await aMember()
    const site = await siteWith(db, { actor })
    const response = await site.post('/post-ad?write=1', sent(SMUGGLED))
    expect([response.status, response.headers.get('location')]).toEqual([302, '/dashboard'])
    expect(await adsOf(db, actor.id)).toMatchObject([
      {
        status: 'pending',
        moderation: 'waiting',
        listed: false,
        featured: false,
        views: 0,
        clicks: 0,
        expiresAt: null,
        startsAt: null,
        title: { en: 'Tires bnow/b' },
        location: { en: 'Joliet, IL' },
        price: '$1200',
        priceCents: 120_000,
      },
    ])
  })

  test("an admin's billboard is public at once, for thirty days; they are led to theirs", async () => {
    const actor = await aMember({ role: 'admin' })
    const site = await siteWith(db, { actor })
    const response = await site.post('/post-ad?write=1', sent())
    expect(response.headers.get('location')).toBe('/admin/dashboard')
    const [posted] = await adsOf(db, actor.id)
    expect(posted).toMatchObject({ status: 'active', moderation: 'approved', listed: true })
    expect(posted?.expiresAt).toEqual(daysAgo(-30))
    const log = await db
      .selectFrom('auditLog')
      .selectAll()
      .where('targetId', '=', posted?.id ?? '')
      .execute()
    expect(log).toMatchObject([{ action: 'create_ad' }])
  })

  test('the same form sent twice, even at once, is one billboard ([AD-03])', async () => {
    const actor = await aMember()
    const site = await siteWith(db, { actor })
    const formId = randomUUID()
    await Promise.all([1, 2, 3].map(() => site.post('/post-ad', sent({ formId }))))
    expect(await adsOf(db, actor.id)).toHaveLength(1)
  })

  test('errors are shown by their fields, and everything typed is there again', async () => {
    const actor = await aMember()
    const site = await siteWith(db, { actor })
    const response = await site.post('/post-ad?write=1', sent({ websiteUrl: 'javascript:alert(1)' }))
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(page).toContain('Please enter a valid website URL (e.g., https://example.com)')
    expect(page).toContain('Day &amp; night.')
    expect(await adsOf(db, actor.id)).toEqual([])
  })
})

describe('[AD-04] the page of a billboard', () => {
  test.each(['not-an-id', randomUUID()])('%s: Ad Not Found, 404', async (id) => {
    const site = await siteWith(db, { actor: await aMember() })
    const response = await site.get(`/edit-ad/${id}`)
    const page = await response.text()
    expect(response.status).toBe(404)
    expect(page).toContain('Ad Not Found')
    expect(page).toContain(
      'The ad you&#x27;re looking for doesn&#x27;t exist or you don&#x27;t have permission to edit it.',
    )
  })

  test("a stranger's is not there either, and nothing sent to it changes anything", async () => {
    const before = await anAd(db)
    const site = await siteWith(db, { actor: await aMember() })
    expect((await site.get(`/edit-ad/${before.id}`)).status).toBe(404)
    expect((await site.get(`/edit-ad/${before.id}/statistics.csv`)).status).toBe(404)
    for (const action of ['save', 'status', 'schedule', 'share', 'unshare', 'remove', 'constructor']) {
      const body = sent({ status: 'inactive', version: '0', startsOn: '2026-03-01' })
      expect((await site.post(`/edit-ad/${before.id}?do=${action}`, body)).status).toBe(404)
    }
    expect(await adById(db, before.id)).toEqual(before)
    expect(
      await db.selectFrom('statisticsLinks').selectAll().where('billboardId', '=', before.id).execute(),
    ).toEqual([])
  })

  test('shows the numbers, and while an edit waits for an admin, that the approved version stays (D-13)', async () => {
    const actor = await aMember()
    const { id } = await anAd(db, { userId: actor.id, views: 312, clicks: 17, favorites: 4 })
    const site = await siteWith(db, { actor })
    const page = await (await site.get(`/edit-ad/${id}`)).text()
    for (const response of [
      'Status Management',
      'Ad Statistics',
      'Views',
      'Favorites',
      'Created',
      'Last Updated',
      '312',
      'Paid through Mar 17, 2026.',
    ])
      expect(page).toContain(response)
    const saved = await site.post(
      `/edit-ad/${id}`,
      sent({ ...SMUGGLED, version: formVersionsIn(page)[0] ?? '' }),
    )
    expect(await saved.text()).toContain('Ad updated successfully!')
    expect(await adById(db, id)).toMatchObject({
      moderation: 'approved',
      listed: true,
      title: { en: 'Big rig repair, day and night' },
      userId: actor.id,
      views: 312,
    })
    const after = await (await site.get(`/edit-ad/${id}`)).text()
    expect(after).toContain('The version that we approved before stays online')
    expect(after).toContain('Tires bnow/b')
    expect(await (await site.get('/dashboard')).text()).toContain('Change under review')
  })

  test('asks before it deletes, says so, and is gone for all', async () => {
    const actor = await aMember()
    const { id } = await anAd(db, { userId: actor.id })
    const site = await siteWith(db, { actor })
    expect(await (await site.get(`/edit-ad/${id}?ask=remove`)).text()).toContain(
      'Are you sure you want to delete this ad? This action cannot be undone.',
    )
    const gone = await site.post(`/edit-ad/${id}?do=remove`, new URLSearchParams({ version: '0' }))
    expect(gone.headers.get('location')).toBe(`/edit-ad/${id}?removed`)
    expect(await (await site.get(`/edit-ad/${id}?removed`)).text()).toContain('Ad deleted successfully!')
    expect((await site.get(`/edit-ad/${id}`)).status).toBe(404)
    expect(await adById(db, id)).toMatchObject({ deletedAt: NOW, listed: false })
  })
})

const status = (given: Record<string, string>) => new URLSearchParams({ version: '0', ...given })

describe('[AD-05] Status Management', () => {
  test('an owner moves it within what moderation allows and lifts nothing', async () => {
    const actor = await aMember()
    const site = await siteWith(db, { actor })
    const shown = await anAd(db, { userId: actor.id })
    await site.post(`/edit-ad/${shown.id}?do=status`, status({ status: 'sold' }))
    expect(await adById(db, shown.id)).toMatchObject({ status: 'sold' })
    for (const moderation of ['waiting', 'rejected', 'removed'] as const) {
      const held = await anAd(db, { userId: actor.id, status: 'inactive', moderation })
      const no = await site.post(`/edit-ad/${held.id}?do=status`, status({ status: 'active' }))
      expect(no.status).toBe(409)
      expect(await adById(db, held.id)).toEqual(held)
    }
    const no = await site.post(`/edit-ad/${shown.id}?do=status`, status({ status: 'expired' }))
    expect(no.status).toBe(403)
  })

  test('an admin sets any of the five, on the state they looked at; it is logged', async () => {
    const actor = await aMember({ role: 'admin' })
    const site = await siteWith(db, { actor })
    const { id } = await anAd(db)
    const stale = await site.post(`/edit-ad/${id}?do=status`, status({ status: 'expired', version: '1' }))
    expect(stale.status).toBe(409)
    const version = String((await adById(db, id)).updatedAt.getTime())
    await site.post(`/edit-ad/${id}?do=status`, status({ status: 'expired', version }))
    expect(await adById(db, id)).toMatchObject({ status: 'expired' })
    const log = await db.selectFrom('auditLog').select('action').where('targetId', '=', id).execute()
    expect(log).toEqual([{ action: 'update_ad_status' }])
  })
})
