import { describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { aFailedMail } from '#tests/factories/emails.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

const PAGES = ['/admin', '/admin/dashboard', '/admin/anything', '/ADMIN/dashboard', '/admin/dashboard/']
const DENIED = 'Access Denied - You need admin privileges to access this page.'

describe('[ADM-01] the administration', () => {
  test.each(PAGES)('%s refuses a member with 403 and the way home', async (path) => {
    const site = await siteWith(db, { actor: anActor() })

    const response = await site.get(path)

    expect(response.status).toBe(403)
    const page = await response.text()
    expect(page).toContain(DENIED)
    expect(page).toContain('Return to Home')
    expect(page).not.toContain(TRANSLATE.en('admin.access'))
  })

  test.each(LOCALES)('says so in %s', async (locale) => {
    const site = await siteWith(db, { actor: anActor({ language: locale }) })

    expect(await (await site.get('/admin/dashboard')).text()).toContain(
      TRANSLATE[locale]('common.adminsOnly'),
    )
  })

  test.each(PAGES)('%s asks a visitor to sign in first', async (path) => {
    const site = await siteWith(db)

    const response = await site.get(path)

    expect([301, 302, 308]).toContain(response.status)
    expect(response.headers.get('location')).toMatch(/^\/(?:signin\?to=|admin)/u)
  })

  test.each([null, anActor(), anActor({ role: 'banned' })])(
    'a page’s data asked for alone is refused to %o',
    async (actor) => {
      const site = await siteWith(db, { actor })

      for (const route of ['dashboard', 'home', 'nothing']) {
        const response = await site.get(`/admin/dashboard.data?_routes=routes%2Fadmin%2F${route}`)
        expect(await response.text()).not.toContain(TRANSLATE.en('admin.overview'))
      }
    },
  )

  test('an admin gets the page, and the sign that one is in it', async () => {
    const site = await siteWith(db, { actor: anActor({ role: 'admin' }) })

    const response = await site.get('/admin/dashboard')

    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Admin access')
    expect((await site.get('/admin')).headers.get('location')).toBe('/admin/dashboard')
    expect((await site.get('/admin/anything')).status).toBe(404)
  })

  test.each([
    ['/admin/log', '/admin/log'],
    ['/admin/ads/queue', '/admin/ads/queue'],
    ['/admin/ads?q=tires&reported=yes', '/admin/ads?reported=yes'],
    ['/admin/ads/new', '/admin/ads'],
    ['/admin/category-layout/jobs', '/admin/layout'],
  ])('[ADM-03] %s: the menu says that one is in %s', async (path, menu) => {
    const site = await siteWith(db, { actor: anActor({ role: 'admin' }) })

    const page = await (await site.get(path)).text()

    const open = page.match(/<a[^>]*aria-current="page"[^>]*>/gu)
    expect(open).toHaveLength(1)
    expect(open?.join()).toContain(`href="${menu}"`)
  })

  test('[ADM-07] the area has a header and a menu of its own, also where something is not there', async () => {
    const site = await siteWith(db, { actor: anActor({ role: 'admin' }) })

    for (const path of ['/admin/users', '/admin/anything']) {
      const page = await (await site.get(path)).text()
      expect(page.match(/<main/gu)).toHaveLength(1)
      expect(page).toContain('Find anything')
      expect(page).toContain('href="/admin/ads/queue"')
      expect(page).not.toContain('id="site-search"')
      expect(page).not.toContain('<footer')
    }
  })

  test('[ADM-07] the menu counts what waits, and says nothing of what does not', async () => {
    await anAd(db, { status: 'pending', moderation: 'waiting' })
    await aListing(db, { moderation: 'waiting' })
    await aFailedMail(db)
    const site = await siteWith(db, { actor: anActor({ role: 'admin' }) })

    const page = await (await site.get('/admin/log')).text()

    const countOf = (to: string) =>
      new RegExp(`href="${to}"[^>]*>[^<]*(?:<!-- -->[^<]*)*<span class="menu-count">(\\d+)`, 'u').exec(
        page,
      )?.[1]
    expect(['/admin/ads/queue', '/admin/mail', '/admin/log', '/admin/ads'].map(countOf)).toEqual([
      '2',
      '1',
      undefined,
      undefined,
    ])
  })

  test('[ADM-07] a menu whose numbers cannot be had leads on without them', async () => {
    await db.schema.alterTable('reports').renameTo('reportsAway').execute()
    try {
      const page = await (await siteWith(db, { actor: anActor({ role: 'admin' }) })).get('/admin/users')
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('href="/admin/ads/queue"')
    } finally {
      await db.schema.alterTable('reportsAway').renameTo('reports').execute()
    }
  })
})
