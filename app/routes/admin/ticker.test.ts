import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()
const admin = anActor({ role: 'admin' })
const requireAdmin = () => siteWith(db, { actor: admin })

const page = async (search = '') => (await (await requireAdmin()).get(`/admin/ticker${search}`)).text()
const send = async (fields: Record<string, string>) =>
  (await requireAdmin()).post('/admin/ticker', new URLSearchParams(fields))

/** Returns the HTML below a heading of the page. */
const under = (html: string, id: string) =>
  html.split(`aria-labelledby="${id}"`)[1]?.split(/<\/main>|<\/section><section aria/u)[0] ?? ''

beforeEach(() => db.deleteFrom('profiles').execute())

describe('[TICK-01] the page', () => {
  test('groups what is featured and what can be added by category, with counts', async () => {
    await aListing(db, { featuredTicker: true, category: 'jobs', title: { en: 'Runs' } })
    await anAd(db, { featured: true, category: 'jobs', title: { en: 'Runs too' }, moderation: 'waiting' })
    await aListing(db, { category: 'events', title: { en: 'Could run' } })
    await anAd(db, { category: 'events', title: { en: 'Could run too' } })
    await aListing(db, { title: { en: 'Not public' }, moderation: 'waiting' })
    await aListing(db, { title: { en: 'Over' }, expiresAt: daysAgo(1) })

    const html = await page()
    const [featured, available] = [under(html, 'ticker-featured'), under(html, 'ticker-available')]

    expect(html).toContain('2 / 20')
    expect(html).toContain('Refresh Data')
    expect(featured).toContain('Jobs (2)')
    expect(featured).toContain('Runs too')
    expect(featured).toContain('Not public now')
    expect(available).toContain('Events (2)')
    expect(available).toContain('Could run too')
    expect(available).not.toMatch(/Runs|Not public|Over/u)
  })

  test.each(LOCALES)('speaks %s', async (locale) => {
    const site = await siteWith(db, { actor: anActor({ role: 'admin', language: locale }) })
    expect(await (await site.get('/admin/ticker')).text()).toContain(TRANSLATE[locale]('ticker.available'))
  })

  test('finds by words and by category, page by page', async () => {
    for (let i = 0; i < 27; i += 1)
      await aListing(db, { title: { en: `Reefer job ${i}` }, category: 'jobs', createdAt: daysAgo(1 + i) })
    await aListing(db, { title: { en: 'Tarp repair' }, category: 'events' })

    expect(await page('?q=TARP')).toContain('Tarp repair')
    expect(await page('?q=TARP')).not.toContain('Reefer')
    expect(await page('?category=jobs')).not.toContain('Tarp repair')
    expect(await page('?category=jobs&page=2')).toContain('Reefer job 26')
    expect(await page('?category=jobs&page=2')).not.toContain('Reefer job 3<')
    expect(await page('?q=nowhere')).toContain(TRANSLATE.en('ticker.nothingFound'))
  })

  test.each([
    '?q=%25&category=nothing&page=0',
    '?q=%01%27%3B--&page=999999',
    '?page=-1&q=' + 'x'.repeat(900),
  ])('responds whatever the address contains: %s', async (search) => {
    expect((await (await requireAdmin()).get(`/admin/ticker${search}`)).status).toBe(200)
  })

  test('what a poster wrote is text', async () => {
    await aListing(db, { title: { en: '<img src=x onerror=alert(1)>' } })
    expect(await page()).not.toContain('<img src=x')
  })
})

describe('[TICK-02] the buttons', () => {
  test('add and remove', async () => {
    const { id } = await aListing(db, { title: { en: 'Dry van' } })

    const added = await send({ kind: 'listing', id, featured: 'true', title: 'Dry van' })
    expect(added.status).toBe(200)
    expect(await added.text()).toContain('Added to the ticker: Dry van')

    const removed = await send({ kind: 'listing', id, featured: 'false', title: 'Dry van' })
    expect(await removed.text()).toContain('0 / 20')
  })

  test('at the cap say so, and the server says the exact message', async () => {
    await Promise.all(Array.from({ length: 20 }, () => aListing(db, { featuredTicker: true })))
    const { id } = await aListing(db)

    expect(under(await page(), 'ticker-available')).toContain('Limit Reached (20/20)')
    const refused = await send({ kind: 'listing', id, featured: 'true' })
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain(
      'Maximum of 20 items can be featured in the ticker. Please remove some first.',
    )
  })

  test('an item that is gone: Item not found', async () => {
    const refused = await send({ kind: 'banner', id: randomUUID(), featured: 'true' })
    expect(refused.status).toBe(404)
    expect(await refused.text()).toContain('Item not found')
  })

  test('what cannot be done has its literal message', async () => {
    const { id } = await aListing(db, { status: 'inactive' })
    const refused = await send({ kind: 'listing', id, featured: 'true' })
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain(
      'Failed to update item: Only what the public can see can be in the ticker.',
    )
  })

  test.each([
    { kind: 'listing', id: 'x', featured: 'true' },
    { kind: 'profiles', id: randomUUID(), featured: 'true' },
    { kind: 'listing', id: randomUUID(), featured: 'yes' },
    { kind: 'listing' },
  ])('nonsense is refused and changes nothing: %o', async (fields) => {
    expect(
      (await send(Object.fromEntries(Object.entries(fields).map(([k, v]) => [k, String(v)])))).status,
    ).toBe(422)
    expect(
      await db
        .selectFrom('auditLog')
        .select('id')
        .where('actorId', '=', admin.id)
        .where('action', '=', 'update_ad')
        .execute(),
    ).toEqual([])
  })

  test.each([null, anActor(), anActor({ role: 'banned' })])('are for admins only: %o', async (actor) => {
    const { id } = await aListing(db)
    const site = await siteWith(db, { actor })
    const response = await site.post(
      '/admin/ticker',
      new URLSearchParams({ kind: 'listing', id, featured: 'true' }),
    )
    expect([401, 403, 302]).toContain(response.status)
    const { featuredTicker } = await db
      .selectFrom('listings')
      .select('featuredTicker')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(featuredTicker).toBe(false)
  })
})

describe('[TICK-02] a place that was paid for (D-07)', () => {
  async function aPaidEntitlement() {
    const { id } = await aListing(db, { title: { en: 'Paid one' }, featuredTicker: true })
    await db
      .insertInto('entitlements')
      .values({
        listingId: id,
        kind: 'ticker',
        sourceId: randomUUID(),
        tier: 'silver',
        amount: 10_000,
        startsAt: daysAgo(1),
        endsAt: new Date('2101-02-03T00:00:00Z'),
      })
      .execute()
    return id
  }

  const isFeatured = async (id: string) =>
    (await db.selectFrom('listings').select('featuredTicker').where('id', '=', id).executeTakeFirst())
      ?.featuredTicker

  test('is marked; one an admin gave is not', async () => {
    await aListing(db, { title: { en: 'By hand' }, featuredTicker: true })
    expect(await page()).not.toContain('Paid through')
    await aPaidEntitlement()
    expect((await page()).match(/Paid through Feb 2, 2101/gu)).toHaveLength(1)
  })

  test('is taken away only after a question that names what follows', async () => {
    const id = await aPaidEntitlement()
    const question = await send({ kind: 'listing', id, featured: 'false', title: 'Paid one' })
    const html = await question.text()

    expect(question.status).toBe(409)
    expect(html).toContain('Remove a paid spot?')
    expect(html).toContain('paid for this spot until Feb 2, 2101')
    expect(html).toMatch(/name="isSure" value="true"/u)
    expect(await isFeatured(id)).toBe(true)

    const done = await send({ kind: 'listing', id, featured: 'false', title: 'Paid one', isSure: 'true' })
    expect(await done.text()).toContain('Removed from the ticker: Paid one')
    expect(await isFeatured(id)).toBe(false)
  })

  test('whose time is over, or that was taken back, asks nothing', async () => {
    const id = await aPaidEntitlement()
    await db
      .updateTable('entitlements')
      .set({ withdrawnAt: new Date() })
      .where('listingId', '=', id)
      .execute()
    await send({ kind: 'listing', id, featured: 'false' })
    expect(await isFeatured(id)).toBe(false)
  })
})
