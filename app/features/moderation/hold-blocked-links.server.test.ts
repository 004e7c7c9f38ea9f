import { expect, test } from 'vitest'
import { aListing, anAd } from '#tests/factories/items.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { adById, listingById } from '#tests/helpers/rows.ts'
import { holdBlockedLinks } from './hold-blocked-links.server.ts'

const { db } = useDatabase()

/** Runs the job on a site that blocks these hosts. */
function hold(...blockedHosts: readonly string[]) {
  const ctx = ctxFor(db)
  return holdBlockedLinks({ ...ctx, site: { ...ctx.site, blockedHosts } })
}

const linksTo = (websiteUrl: string) => ({ websiteUrl })

test('[MOD-01] what links to a host that was blocked meanwhile is hidden and waits for an admin, nothing else', async () => {
  const listing = await aListing(db, linksTo('https://BAD.example/login'))
  const billboard = await anAd(db, linksTo('http://pay.bad.example:8443/'))
  const cyrillic = await aListing(db, linksTo('https://плохо.example'))
  const others = await Promise.all(
    ['https://notbad.example', 'https://bad.example.org', 'https://good.example/?to=bad.example', ''].map(
      (url) => aListing(db, linksTo(url)),
    ),
  )
  const rejected = await aListing(db, { ...linksTo('https://bad.example'), moderation: 'rejected' })

  await hold()
  expect(await listingById(db, listing.id)).toEqual(listing)

  await hold('bad.example', 'xn--k1agab6a.example')
  await hold('bad.example')

  const shown = { moderation: 'waiting', listed: false }
  expect(await listingById(db, listing.id)).toMatchObject(shown)
  expect(await adById(db, billboard.id)).toMatchObject(shown)
  expect(await listingById(db, cyrillic.id)).toMatchObject(shown)
  for (const other of [...others, rejected]) expect(await listingById(db, other.id)).toEqual(other)
})
