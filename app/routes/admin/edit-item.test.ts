import { describe, expect, test } from 'vitest'
import { aListing, anAd } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()
const adminSite = () => siteWith(db, { actor: anActor({ role: 'admin' }) })
const openDialogs = (page: string) => page.match(/<dialog(?=[^>]*\sopen)[^>]*>/gu) ?? []

describe('[MOD-10] the drawer in which an item is edited', () => {
  test('has an address of its own below each list, in the menu of the admin area', async () => {
    const site = await adminSite()
    const { id: userId } = await aProfile(db, { fullName: 'Pat Poster' })
    const listing = await aListing(db, { userId, title: { en: 'Edit me' } })
    const ad = await anAd(db, { userId, status: 'pending', moderation: 'waiting' })
    const pages = [
      [`/admin/ads/listing/${listing.id}/edit?q=edit`, '/admin/ads'],
      [`/admin/ads/queue/banner/${ad.id}/edit`, '/admin/ads/queue'],
      [`/admin/users/${userId}/listing/${listing.id}/edit`, '/admin/users'],
    ] as const
    for (const [path, menu] of pages) {
      const page = await (await site.get(path)).text()
      expect(openDialogs(page)).toHaveLength(1)
      expect(page).toMatch(new RegExp(`<a(?=[^>]*aria-current="page")(?=[^>]*href="${menu}")`, 'u'))
      expect(page).not.toContain('href="/dashboard/favorites"')
    }
  })

  test('is opened by links that keep the filters of the list, and leads back to them without JavaScript', async () => {
    const site = await adminSite()
    const ad = await anAd(db, { title: { en: 'Edit this banner' } })
    const path = `/admin/ads/banner/${ad.id}/edit?status=active&amp;q=edit`
    const list = await (await site.get('/admin/ads?status=active&q=edit')).text()
    expect(list).toContain(`href="${path}"`)
    expect(openDialogs(list)).toEqual([])
    const drawer = await (await site.get(path.replace('&amp;', '&'))).text()
    const close = /<a [^>]*aria-label="Close"[^>]*>/u.exec(drawer)?.[0]
    expect(close).toContain(' href="/admin/ads?status=active&amp;q=edit"')
  })

  test.each([
    '/admin/ads/banner/none/edit',
    '/admin/ads/listing/none/edit',
    '/admin/ads/other/00000000-0000-4000-8000-000000000000/edit',
    '/admin/ads/banner/00000000-0000-4000-8000-000000000000/edit',
  ])('%s is 404, and the list is still there', async (path) => {
    const response = await (await adminSite()).get(path)
    expect(response.status).toBe(404)
    const page = await response.text()
    expect(openDialogs(page)).toHaveLength(1)
    expect(page).toContain('id="keyboard"')
  })
})
