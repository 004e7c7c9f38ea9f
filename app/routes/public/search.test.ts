import { beforeEach, describe, expect, test } from 'vitest'
import { aListing, anAd } from '#tests/factories/items.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
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

  test('[SRCH-01] the place of a banner is written once, however it was written down', async () => {
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

  test('[SRCH-06] a word that finds something is not corrected, and one that is corrected in vain is not named', async () => {
    await aListing(base.db, { title: { en: 'Gravel delivery' }, description: { en: 'Ask for Morava.' } })
    expect((await page('q=morava')).text).not.toContain('Showing results for')
    expect((await page('q=freigtliner')).text).not.toContain('Showing results for')
  })

  test('[SRCH-07] the best match is first: words of the title, then of the text, then the newest', async () => {
    await aListing(base.db, {
      title: { en: 'Tow service' },
      description: { en: 'Also tires.' },
      createdAt: daysAgo(1),
    })
    await aListing(base.db, { title: { en: 'Eight drive tires' }, createdAt: daysAgo(9) })
    await aListing(base.db, { title: { en: 'Tire technician' }, createdAt: daysAgo(2) })
    const { text } = await page('q=tires')
    expect(text).toMatch(/Tire technician.*Eight drive tires.*Tow service/su)
  })

  test('[SRCH-08] results are narrowed by category, state, price and age, in both sections', async () => {
    const truck = { title: { en: 'Reefer right' }, priceCents: 2_000_000 }
    await aListing(base.db, truck)
    await aListing(base.db, { ...truck, title: { en: 'Reefer elsewhere' }, businessState: 'TX' })
    await aListing(base.db, { ...truck, title: { en: 'Reefer expensive' }, priceCents: 9_000_000 })
    await aListing(base.db, { ...truck, title: { en: 'Reefer aged' }, createdAt: daysAgo(20) })
    await anAd(base.db, { title: { en: 'Reefer repair' } })
    const { text } = await page(
      'q=reefer&category=trucks-trailers-marketplace&state=IL&min=10000&max=25000&date=7d',
    )
    expect(text).toContain('1 result')
    expect(text).toContain('Reefer right')
    expect(text).not.toMatch(/Reefer (?:elsewhere|expensive|aged|repair)/u)
  })

  test('[SRCH-08] filters are in the address, come back filled in, and survive another term and order', async () => {
    await aListing(base.db, { title: { en: 'Reefer' }, priceCents: 2_000_000 })
    const { text } = await page('q=reefer&state=illinois&max=25000&category=trucks-trailers-marketplace')
    expect(text).toMatch(/<option value="IL" selected/u)
    expect(text).toMatch(/<option value="trucks-trailers-marketplace" selected/u)
    expect(text).toMatch(/name="max"[^>]*value="25000"/u)
    expect(text).toContain('3 filters')
    // In the search box, in the order and in the place, so that nothing is lost without JavaScript.
    expect(text.match(/type="hidden" name="state" value="IL"/gu)).toHaveLength(3)
    expect(text).toMatch(/href="\/search\?q=reefer"[^>]*>Clear filters/u)
  })

  test('[LANG-11] results are narrowed to a language, in both sections', async () => {
    await aListing(base.db, { title: { en: 'Reefer in English' } })
    await aListing(base.db, { title: { ru: 'Reefer по-русски' } })
    await anAd(base.db, { title: { ru: 'Reefer ремонт' } })
    await anAd(base.db, { title: { es: 'Reefer taller' } })
    const { text } = await page('q=reefer&written=ru')
    expect(text).toContain('2 results')
    expect(text).toMatch(/Reefer ремонт.*Reefer по-русски/su)
    expect(text).not.toMatch(/Reefer (?:in English|taller)/u)
    expect(text.match(/type="hidden" name="written" value="ru"/gu)).toHaveLength(3)
  })

  test.for(['state=Narnia', 'category=nothing', 'min=abc', 'max=-1', 'price=x', 'date=x', 'written=de'])(
    '[SRCH-08] %s in an address breaks nothing',
    async (filter) => {
      await aListing(base.db, { title: { en: 'Reefer' }, priceCents: 100 })
      const { status, text } = await page(`q=reefer&${filter}`)
      expect(status).toBe(200)
      expect(text.includes('1 result')).toBe(filter !== 'state=Narnia')
    },
  )

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

  test.each([
    ['ten thousand letters', 'x'.repeat(10_000), 'Only the first 100 characters'],
    ['a hundred thousand letters', 'x'.repeat(100_000), 'Only the first 100 characters'],
    ['a NUL', '%00', 'What are you looking for?'],
    ['a NUL between words', 'reefer%00chicago', 'Results for “reefer chicago”'],
    ['broken encodings', 'reefer%ff', 'Results for “reefer”'],
  ])('[SRCH-05] %s: the search page, with what was made of it', async (_what, q, sentence) => {
    const site = await siteWith(base.db)
    const led = await site.get(`/search?q=${q}`)
    expect(led.status).toBe(302)
    const response = await site.get(led.headers.get('location') ?? '')
    expect(response.status).toBe(200)
    const text = await response.text()
    expect(text).toContain('class="site-header"')
    expect(text).toContain(sentence)
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

  test('a search asks the database five times at most, misspelt or not', async () => {
    await aListing(base.db, { title: { en: 'Freightliner' } })
    const site = await siteWith(base.db)
    const queriesFor = async (q: string) =>
      (await base.queriesOf(async () => (await site.get(`/search?q=${q}`)).text())).length
    for (const q of ['freightliner', 'freigtliner', 'zzzz'])
      expect(await queriesFor(q)).toBeLessThanOrEqual(5)
    // What each of two filters leaves is one more, and what is known of the words is read for each where nothing is cached.
    expect(await queriesFor('freightliner&state=IL&max=9')).toBeLessThanOrEqual(9)
  })

  test('[SRCH-01] Russian speakers search in Russian and read in Russian', async () => {
    await aListing(base.db, { category: 'parking-lots', title: { en: 'Parking', ru: 'Охраняемая стоянка' } })
    const { text } = await page(`q=${encodeURIComponent('стоянк')}`, { 'accept-language': 'ru' })
    expect(text).toContain('1 результат')
    expect(text).toContain('Охраняемая стоянка')
  })
})

test('[HOME-11] without words, the search of the home page opens the list that was chosen', async () => {
  const site = await siteWith(base.db)
  const locationOf = async (query: string) => (await site.get(`/search?${query}`)).headers.get('location')
  expect(await locationOf('q=&near=60446&within=50&category=parking-lots')).toBe(
    '/categories/parking-lots?near=60446&within=50',
  )
  expect(await locationOf('q=&near=Joliet%2C+IL&within=100&category=')).toBe('/?near=Joliet%2C+IL&within=100')
  expect(await locationOf('q=&near=&within=100&category=')).toBeNull()
})
