import { describe, expect, test } from 'vitest'
import { aListing, anAd } from '#tests/factories/items.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()
const reports = () => db.selectFrom('reports').selectAll().execute()

describe('reporting a post', () => {
  test('every item links to it, and stays a page that is the same for all', async () => {
    const { listingId } = await aListing(db)
    const { adId } = await anAd(db)
    const site = await siteWith(db)
    const page = await site.get(`/listings/${listingId}/kenworth-t680-sleeper`)
    expect(page.headers.get('set-cookie')).toBeNull()
    expect(await page.text()).toContain(`/report/listings/${listingId}`)
    expect(await (await site.get(`/promotions/${adId}/big-rig-repair-day-and-night`)).text()).toContain(
      `/report/promotions/${adId}`,
    )
  })

  test('works without JavaScript; search engines stay out', async () => {
    const { id, listingId } = await aListing(db)
    const site = await siteWith(db)
    const form = await (await site.get(`/report/listings/${listingId}`)).text()
    expect(form).toMatch(/name="robots" content="noindex/u)

    const body = new URLSearchParams({ reason: 'scam', note: '<b>fake</b>' })
    const response = await site.post(`/report/listings/${listingId}`, body)

    expect(await response.text()).toContain('Thank you. We will look into it.')
    expect(await reports()).toMatchObject([{ itemId: id, reason: 'scam', note: '<b>fake</b>' }])
  })

  test.each([
    ['listings', '999999', { reason: 'scam' }, 404],
    ['banners', '123456', { reason: 'scam' }, 404],
    ['constructor', '123456', { reason: 'scam' }, 404],
    ['listings', 'x', { reason: 'scam' }, 404],
  ])('/report/%s/%s gets 404 and stores nothing', async (kind, id, given, status) => {
    const before = await reports()
    const site = await siteWith(db)
    expect((await site.get(`/report/${kind}/${id}`)).status).toBe(status)
    expect((await site.post(`/report/${kind}/${id}`, new URLSearchParams(given))).status).toBe(status)
    expect(await reports()).toEqual(before)
  })

  test('without a reason, or with an unknown one, nothing is stored', async () => {
    const { listingId } = await aListing(db)
    const before = await reports()
    const site = await siteWith(db)
    for (const given of ['', 'reason=boring', `reason=scam&note=${'x'.repeat(501)}`]) {
      const response = await site.post(`/report/listings/${listingId}`, new URLSearchParams(given))
      expect(response.status).toBe(422)
    }
    expect(await reports()).toEqual(before)
  })
})
