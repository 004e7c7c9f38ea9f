import { describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { ADMIN_ID, adminCtx } from '#tests/factories/moderation.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

async function requireAdmin(language: 'en' | 'ru' | 'es' = 'en') {
  await adminCtx(db)
  return siteWith(db, { actor: anActor({ id: ADMIN_ID, role: 'admin', language }) })
}
const ref = (row: { id: string; updatedAt: Date }, kind = 'listing') =>
  `${kind}.${row.id}.${row.updatedAt.getTime()}`
const statusOf = (id: string) =>
  db.selectFrom('listings').select(['status', 'moderation']).where('id', '=', id).executeTakeFirstOrThrow()

describe('/admin/ads', () => {
  test('[MOD-01] shows both columns with their counts, and hostile text as text', async () => {
    await aListing(db, { title: { en: '<script>alert(1)</script>' } })
    await anAd(db, { moderation: 'waiting', status: 'pending' })
    const page = await (await (await requireAdmin()).get('/admin/ads')).text()
    expect(page).toMatch(/Banner ads \(1\)/u)
    expect(page).toMatch(/User listings \(1\)/u)
    expect(page).toContain('2 total ads')
    expect(page).not.toContain('<script>alert(1)')
    expect(page).toContain('/admin/ads/queue')
  })

  test('[MOD-01] empty columns say whether something was searched', async () => {
    const site = await requireAdmin()
    expect(await (await site.get('/admin/ads?q=zzyzx')).text()).toContain('Nothing matches your search.')
    expect(await (await site.get('/admin/ads?status=sold')).text()).toContain('Nothing matches the filters.')
  })

  test.each(LOCALES)('[MOD-01] speaks %s', async (locale) => {
    const page = await (await (await requireAdmin(locale)).get('/admin/ads')).text()
    expect(page).toContain(TRANSLATE[locale]('moderation.title'))
    expect(page).toContain(TRANSLATE[locale]('moderation.approved'))
  })

  test('[MOD-02] only what the public can see says that it is active', async () => {
    const { id: banned } = await aProfile(db)
    await aListing(db, { userId: banned, title: { en: 'Badge of a banned user' } })
    await db.updateTable('profiles').set({ role: 'banned' }).where('id', '=', banned).execute()
    await aListing(db, { title: { en: 'Badge of what waits' }, moderation: 'waiting' })
    await aListing(db, { title: { en: 'Badge of what is live' } })
    const site = await requireAdmin()
    const badges = async (words: string) => {
      const page = await (await site.get(`/admin/ads?q=${encodeURIComponent(words)}`)).text()
      return [...page.matchAll(/<span class="tag [^"]*">(?<name>[^<]*)</gu)].map(
        ({ groups }) => groups?.['name'],
      )
    }
    expect(await badges('Badge of a banned user')).toEqual(['Owner banned or gone'])
    expect(await badges('Badge of what waits')).toEqual(['Waiting'])
    expect(await badges('Badge of what is live')).toEqual(['Active'])
  })

  test('[MOD-02] a card shows everything an admin judges by, and three pictures of five', async () => {
    const { id: userId } = await aProfile(db, { fullName: 'Pat Poster' })
    const images = ['1', '2', '3', '4', '5'].map((n) => ({ id: n.repeat(32), width: 640, height: 416 }))
    const ad = await anAd(db, {
      userId,
      images,
      title: { en: 'Judge me' },
      location: { en: 'Gary, IN' },
      price: '$75',
      status: 'inactive',
      moderation: 'rejected',
      moderationReason: 'The address does not exist',
      featured: false,
    })
    const approval = {
      adId: ad.id,
      userId,
      status: 'rejected',
      adminId: ADMIN_ID,
      approvedAt: ad.createdAt,
    } as const
    const site = await requireAdmin()
    await db
      .insertInto('adApprovals')
      .values({ ...approval, adminNotes: 'called twice' })
      .execute()
    const page = await (await site.get('/admin/ads?q=judge')).text()
    const card = /<article[^>]*moderated-card[^]*?<\/article>/u.exec(page)?.[0] ?? ''
    for (const fact of [
      'Judge me',
      ad.id.slice(0, 6).toUpperCase(),
      'Inactive',
      'Rejected',
      'Repair Shops &amp; Parts',
      'Brakes, tires, engines.',
      'Pat Poster',
      'Gary, IN',
      '$75',
      'Feb 15, 2026',
      'The address does not exist',
      'called twice',
      '+2',
    ])
      expect(card).toContain(fact)
    expect(card.match(/<img /gu)).toHaveLength(3)
  })

  test('[MOD-04] a button works as a plain form', async () => {
    const row = await aListing(db)
    const body = new URLSearchParams({ action: 'deactivate', items: ref(row) })
    expect((await (await requireAdmin()).post('/admin/ads', body)).status).toBe(200)
    expect(await statusOf(row.id)).toMatchObject({ status: 'inactive' })
  })

  test.each([
    [{ action: 'reject' }, 422],
    [{ action: 'reject', reason: 'other' }, 422],
    [{ action: 'explode' }, 422],
    [{ action: 'status', status: 'gone' }, 422],
    [{ action: 'delete', items: 'listing.x.1' }, 422],
    [{ action: 'delete', items: `listing.${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.1` }, 404],
    [{ action: 'reactivate' }, 409],
    [{ action: 'reject', reason: 'scam', reasonText: 'x'.repeat(501) }, 422],
  ])('%j is refused with %i and changes nothing', async (given, status) => {
    const row = await aListing(db)
    const body = new URLSearchParams({ items: ref(row), ...given })
    const response = await (await requireAdmin()).post('/admin/ads', body)
    expect(response.status).toBe(status)
    expect(await statusOf(row.id)).toEqual({ status: 'active', moderation: 'approved' })
  })

  test('no more than a page of items is accepted at once', async () => {
    const row = await aListing(db)
    const items = Array.from({ length: 41 }, () => ['items', ref(row)])
    const body = new URLSearchParams([['action', 'delete'], ...items])
    expect((await (await requireAdmin()).post('/admin/ads', body)).status).toBe(422)
  })

  test('a click on what another admin has just changed decides nothing', async () => {
    const row = await aListing(db)
    const site = await requireAdmin()
    await site.post('/admin/ads', new URLSearchParams({ action: 'feature', items: ref(row) }))
    const late = new URLSearchParams({ action: 'reject', reason: 'scam', items: ref(row) })
    expect((await site.post('/admin/ads', late)).status).toBe(409)
  })

  test('[MOD-07] the file arrives as an attachment', async () => {
    const response = await (await requireAdmin()).post(
      '/admin/ads/export?status=active',
      new URLSearchParams(),
    )
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="ads.csv"')
    expect(await response.text()).toMatch(/^\uFEFF?ID,Public ID,Kind/u)
  })
})

describe('/admin/ads/queue', () => {
  test('[MOD-06] shows what waited longest, and behind a place the next', async () => {
    await db.deleteFrom('profiles').where('id', '<>', ADMIN_ID).execute()
    await anAd(db, { title: { en: 'Came second' }, moderation: 'waiting', status: 'pending' })
    await anAd(db, {
      title: { en: 'Came first' },
      moderation: 'waiting',
      status: 'pending',
      createdAt: new Date('2026-01-01T00:00:00Z'),
    })
    const site = await requireAdmin()
    const first = await (await site.get('/admin/ads/queue')).text()
    expect(first).toContain('Came first')
    const [, next = ''] = /href="(\/admin\/ads\/queue\?after=[^"]+)"/u.exec(first) ?? []
    expect(await (await site.get(next)).text()).toContain('Came second')
    expect((await site.get('/admin/ads/queue?after=nonsense')).status).toBe(200)
  })
})
