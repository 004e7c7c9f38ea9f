import { expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { RATE_LIMITS } from '#app/platform/limits/limits.ts'
import { aListing } from '#tests/factories/items.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

/** Asks for a page more often than a limit allows, and returns a site that refuses it now. */
async function siteAfter(address: string, { max }: { readonly max: number }) {
  const site = await siteWith(db, { settings: { limitLoopback: true } })
  for (let asked = 0; asked < max; asked += 1) await (await site.get(address)).body?.cancel()
  return site
}

test('[HOME-06] who searches too often reads how long to wait, not that the search is broken', async () => {
  const site = await siteAfter('/compare', RATE_LIMITS.search)

  for (const locale of LOCALES)
    for (const address of ['/search?q=reefer', '/categories/jobs', '/map', '/compare']) {
      const response = await site.get(address, { 'accept-language': locale })
      const html = await response.text()

      expect(response.status, address).toBe(429)
      expect(Number(response.headers.get('retry-after')), address).toBeGreaterThan(0)
      expect(html, address).toContain(`${TRANSLATE[locale]('limits.title')}</h1>`)
      expect(html, address).not.toContain(TRANSLATE[locale]('search.failedShort'))
    }
})

test('[HOME-06] who opens too many listings reads how long to wait', async () => {
  const { listingId } = await aListing(db, {})
  const site = await siteAfter(`/listings/${listingId}`, RATE_LIMITS.detail)

  const response = await site.get(`/listings/${listingId}`)

  expect(response.status).toBe(429)
  expect(await response.text()).toContain(`${TRANSLATE.en('limits.title')}</h1>`)
})
