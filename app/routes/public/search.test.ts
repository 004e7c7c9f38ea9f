import { beforeEach, describe, expect, test } from 'vitest'
import { aListing, anAd } from '#tests/factories/items.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const base = useDatabase()

beforeEach(async () => {
  await base.db.deleteFrom('profiles').execute()
  await base.db.deleteFrom('searchWords').execute()
})

const page = async (query: string, headers?: HeadersInit) => {
  const response = await (await siteWith(base.db)).get(`/search?${query}`, headers)
  return { status: response.status, text: await response.text() }
}

describe('the search page', () => {
  test('[SRCH-01] billboards and listings are in sections of their own, and the total is their sum', async () => {
    await aListing(base.db, { title: { en: 'Reefer for sale' } })
    await anAd(base.db, { title: { en: 'Reefer repair' } })
    const { text } = await page('q=reefer')
    expect(text).toContain('2 results')
    expect(text).toMatch(/Banner ads.*Reefer repair.*Listings.*Reefer for sale/su)
  })

  test('[SRCH-04] nothing found: what to do, and the way home', async () => {
    const { status, text } = await page('q=zzzz')
    expect(status).toBe(200)
    expect(text).toContain('No results found')
    expect(text).toContain('Try different keywords or check your spelling.')
    expect(text).toContain('Back to Home')
    expect(text).not.toContain('Best match first')
  })

  test('[SRCH-01] where a banner is about is said once, however it was written down', async () => {
    const place = { serviceCity: 'Gary', serviceState: 'IN' }
    await anAd(base.db, { ...place, title: { en: 'Tow truck' }, location: { en: 'Kansas City, MO' } })
    await anAd(base.db, { ...place, title: { en: 'Tow rope' }, location: {} })
    const { text } = await page('q=tow')
    expect(text).toContain('>Kansas City, MO<')
    expect(text).toContain('>Gary, IN<')
  })

  test('[SRCH-06] a misspelt word finds what was meant, and says so', async () => {
    await aListing(base.db, { title: { en: 'Freightliner Cascadia' } })
    const { text } = await page('q=freigtliner')
    expect(text).toContain('Showing results for “freightliner”')
    expect(text).toContain('Freightliner Cascadia')
  })

  test('[NAV-02] an empty search searches nothing and invites to type', async () => {
    await aListing(base.db, { title: { en: 'Anything' } })
    for (const query of ['', 'q=', 'q=%20%20']) {
      const { status, text } = await page(query)
      expect(status).toBe(200)
      expect(text).toContain('What are you looking for?')
      expect(text).not.toContain('Anything')
    }
  })

  test.for([
    'q=%25',
    'q=_',
    'q=%5C',
    `q='`,
    'q=%22',
    'q=a&q=b',
    `q=${'x'.repeat(3000)}`,
    'q=a&page=1e9',
    'q=%F0%9F%9A%9A',
  ])('[SRCH-05] %s is an ordinary search', async (query) => {
    const { status, text } = await page(query)
    expect([200, 404]).toContain(status)
    expect(text).toContain('</html>')
    expect(text).not.toContain('Something went wrong')
  })

  test('[SRCH-05] a NUL is refused with a clear response', async () => {
    expect((await page('q=%00a')).status).toBe(400)
  })

  test('[SRCH-05] a hundred thousand characters are refused with a clear response', async () => {
    expect((await page(`q=${'x'.repeat(100_000)}`)).status).toBe(414)
  })

  test('[SRCH-05] what was searched is shown as text, never run', async () => {
    const { text } = await page(`q=${encodeURIComponent('<script>alert(1)</script>')}`)
    expect(text).not.toContain('<script>alert')
    expect(text).toContain('&lt;script&gt;alert')
  })

  test('[SRCH-02] the page, the order and the shape are in the address', async () => {
    for (let i = 0; i < 26; i += 1) await aListing(base.db, { title: { en: `Bolt ${i}` } })
    const { text } = await page('q=bolt&view=gallery&sort=oldest')
    expect(text).toMatch(/href="\/search\?page=2&amp;q=bolt&amp;sort=oldest&amp;view=gallery"/u)
  })

  test('a search asks the database four times at most, misspelt or not', async () => {
    await aListing(base.db, { title: { en: 'Freightliner' } })
    const site = await siteWith(base.db)
    for (const q of ['freightliner', 'freigtliner', 'zzzz']) {
      const sent = await base.queriesOf(async () => (await site.get(`/search?q=${q}`)).text())
      expect(sent.length).toBeLessThanOrEqual(4)
    }
  })

  test('[SRCH-01] Russian speakers search in Russian and read in Russian', async () => {
    await aListing(base.db, { title: { en: 'Parking', ru: 'Охраняемая стоянка' } })
    const { text } = await page(`q=${encodeURIComponent('стоянк')}`, { 'accept-language': 'ru' })
    expect(text).toContain('1 результат')
    expect(text).toContain('Охраняемая стоянка')
  })
})
