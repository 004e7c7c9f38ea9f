import { expect, test } from 'vitest'
import { aListing } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db, queriesOf } = useDatabase()

const get = async (address: string) => (await siteWith(db)).get(address)
const textOf = async (address: string) => (await get(address)).text()
const statusOf = async (id: string) => (await get(`/users/${id}`)).status

test('[PROF-05] a listing leads to its poster’s page, with name, picture, bio and all public listings', async () => {
  const avatar = 'a'.repeat(32)
  const { id: userId } = await aProfile(db, {
    fullName: 'Dana Driver',
    bio: 'Flatbed since 2009 & <b>proud</b>',
    location: 'Joliet, IL',
    phone: '(555) 999-1234',
    avatarUrl: `/media/${avatar}/320.webp`,
  })
  const { listingId } = await aListing(db, { userId, title: { en: 'First rig' } })
  await aListing(db, { userId, title: { en: 'Second rig' } })
  await aListing(db, { userId, title: { en: 'Hidden rig' }, status: 'inactive' })
  await aListing(db, { userId, title: { en: 'Ended rig' }, expiresAt: daysAgo(1) })
  await aListing(db, { title: { en: 'Rig of another' } })

  expect(await textOf(`/listings/${listingId}`)).toContain(`href="/users/${userId}"`)

  const page = await textOf(`/users/${userId}`)
  for (const shown of ['Dana Driver', 'Joliet, IL', '&lt;b&gt;proud', avatar, 'First rig', 'Second rig'])
    expect(page).toContain(shown)
  for (const hidden of ['Hidden rig', 'Ended rig', 'Rig of another', '999-1234', '@example.com'])
    expect(page).not.toContain(hidden)
  expect(page).toMatch(/<meta[^>]*name="robots"[^>]*noindex/u)
})

test('[PROF-05] who posts much has pages; one beyond the end says so', async () => {
  const { id: userId } = await aProfile(db)
  for (let i = 0; i < 26; i += 1)
    await aListing(db, { userId, title: { en: `Load ${i};` }, createdAt: daysAgo(i + 1) })

  expect(await textOf(`/users/${userId}`)).not.toContain('Load 25;')
  expect(await textOf(`/users/${userId}?page=2`)).toContain('Load 25;')
  const beyond = await get(`/users/${userId}?page=9`)
  expect([beyond.status, await beyond.text()]).toEqual([
    404,
    expect.stringContaining('There is no such page'),
  ])
})

test('[PROF-05] no one else has a page: without a public listing, banned, deactivated, admins, nonsense', async () => {
  const { id: empty } = await aProfile(db)
  await aListing(db, { userId: empty, status: 'inactive' })
  expect(await statusOf(empty)).toBe(404)

  for (const gone of [{ role: 'banned' }, { deactivatedAt: daysAgo(1) }] as const) {
    const { id } = await aProfile(db)
    await aListing(db, { userId: id })
    expect(await statusOf(id)).toBe(200)
    await db.updateTable('profiles').set(gone).where('id', '=', id).execute()
    expect(await statusOf(id)).toBe(404)
  }

  const { id: admin } = await aProfile(db, { role: 'admin' })
  const { listingId } = await aListing(db, { userId: admin })
  expect(await statusOf(admin)).toBe(404)
  expect(await textOf(`/listings/${listingId}`)).not.toContain(`/users/${admin}`)
  for (const nonsense of ['1', '00000000-0000-4000-8000-000000000001', "'--"])
    expect(await statusOf(encodeURIComponent(nonsense))).toBe(404)
})

test('[PROF-06] favorite categories lead on the home page of their user, in one query; visitors have none', async () => {
  const { id, email } = await aProfile(db, { favoriteCategories: ['mechanics', 'parking-lots'] })
  const own = await siteWith(db, { actor: anActor({ id, email }) })
  const favorites = /<nav aria-label="Your categories".*?<\/nav>/su

  const shown = favorites.exec(await (await own.get('/')).text())?.[0]
  expect(shown).toMatch(/categories\/mechanics.*categories\/parking-lots/su)
  expect(await textOf('/')).not.toMatch(favorites)
  const asked = await queriesOf(async () => (await get('/')).text())
  expect(asked.filter((sql) => sql.includes('favorite_categories'))).toEqual([])
})

test('[PROF-06] the form of a new listing starts with name and phone of the profile', async () => {
  const { id, email } = await aProfile(db, { fullName: 'Dana Driver', phone: '(555) 123-4567' })
  const site = await siteWith(db, { actor: anActor({ id, email, fullName: 'Dana Driver' }) })

  const form = await (await site.get('/post-listing?write=1')).text()

  expect(form).toMatch(/<input(?=[^>]*name="contactName")[^>]*value="Dana Driver"/u)
  expect(form).toMatch(/<input(?=[^>]*name="contactPhone")[^>]*value="\(555\) 123-4567"/u)
})

test('[PROF-05] the profile leads to the public page once there is one', async () => {
  const { id, email } = await aProfile(db)
  const site = await siteWith(db, { actor: anActor({ id, email }) })
  const leads = async () => (await (await site.get('/profile')).text()).includes(`href="/users/${id}"`)

  expect(await leads()).toBe(false)
  await aListing(db, { userId: id })
  expect(await leads()).toBe(true)
  expect(await (await site.get('/dashboard/settings')).text()).toContain('href="/profile"')
})

test('[LANG-11] the page of a poster is narrowed to one language, and stays where there is none', async () => {
  const { id: userId } = await aProfile(db)
  await aListing(db, { userId, title: { en: 'Day cab' } })
  await aListing(db, { userId, title: { ru: 'Тягач' } })
  const russian = await textOf(`/users/${userId}?written=ru`)
  expect(russian).toContain('Тягач')
  expect(russian).not.toContain('Day cab')
  const spanish = await get(`/users/${userId}?written=es`)
  const none = await spanish.text()
  expect([spanish.status, none]).toEqual([200, expect.stringContaining('Clear filters')])
  expect(none).toMatch(/without “[^”]*”: 2/u)
  expect(none).toContain('Day cab')
})
