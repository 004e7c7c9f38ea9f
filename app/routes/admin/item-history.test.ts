import { expect, test } from 'vitest'
import { aListing } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { listingById } from '#tests/helpers/rows.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()
const adminSite = () => siteWith(db, { actor: anActor({ role: 'admin' }) })

/** Creates a listing whose owner replaced the phone number. */
async function anEditedListing() {
  const { id: userId } = await aProfile(db, { fullName: 'Pat Poster' })
  const listing = await aListing(db, { userId, contactName: 'Pat', title: { en: 'Edited "truck"' } })
  const { id: edit } = await db
    .insertInto('itemEdits')
    .values({
      listingId: listing.id,
      at: NOW,
      actorId: userId,
      actorRole: 'user',
      source: 'form',
      changes: { contactPhone: ['(555) 010-0111', '(555) 010-0199'] },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...listing, edit, path: `/admin/ads/listing/${listing.id}/history` }
}

test('[LOG-04] the page of an item’s edits says who, and what a field said before and after; cards lead to it', async () => {
  const site = await adminSite()
  const { path, listingId, id } = await anEditedListing()
  const page = await (await site.get(path)).text()
  for (const words of ['Pat Poster', 'Contact phone', '(555) 010-0111', '(555) 010-0199'])
    expect(page).toContain(words)
  expect(page).toContain(`/admin/log?kind=listing&amp;target=${id}`)
  expect(await (await site.get(`/admin/ads?q=${listingId}`)).text()).toContain(`href="${path}"`)
})

test('[LOG-05] its button works without JavaScript; a second press says that it is too late', async () => {
  const site = await adminSite()
  const { path, edit, id } = await anEditedListing()
  const press = () => site.post(path, new URLSearchParams({ edit: String(edit) }))

  expect(await (await press()).text()).toContain('The edit was undone.')
  expect(await listingById(db, id)).toMatchObject({ contactPhone: '(555) 010-0111' })

  const again = await press()
  expect(again.status).toBe(409)
  expect(await again.text()).toContain('A field of this edit was changed again since.')
  expect((await site.post(path, new URLSearchParams({ edit: '1e400' }))).status).toBe(422)
})

test.each([
  '/admin/ads/listing/none/history',
  '/admin/ads/other/00000000-0000-4000-8000-000000000000/history',
  '/admin/ads/banner/00000000-0000-4000-8000-000000000000/history',
])('[LOG-04] %s is 404', async (path) => {
  expect((await (await adminSite()).get(path)).status).toBe(404)
})
