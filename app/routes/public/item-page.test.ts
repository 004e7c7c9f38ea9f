import { beforeEach, describe, expect, test } from 'vitest'
import { inLanguage } from '#app/lib/language-path.ts'
import type { Locale } from '#app/lib/locale.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const base = useDatabase()

beforeEach(() => base.db.deleteFrom('profiles').execute())

const page = async (address: string, headers?: HeadersInit) => {
  const response = await (await siteWith(base.db)).get(address, headers)
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}

describe('the page of one item', () => {
  test('[DET-03] opened directly it is a page with a title, a description and the contact', async () => {
    const { listingId } = await aListing(base.db, {
      title: { en: 'Peterbilt 389' },
      description: { en: 'Long hood, no rust.' },
      contactName: 'Sam Seller',
      contactEmail: 'sam@seller.example',
    })
    const { status, text } = await page(`/listings/${listingId}/peterbilt-389`)
    expect(status).toBe(200)
    expect(text).toMatch(/<title>Peterbilt 389[^<]*<\/title>/u)
    expect(text).toMatch(/<meta name="description" content="Long hood, no rust\."/u)
    expect(text).toMatch(/property="og:url" content="http:\/\/localhost:3000\/listings\/\d+\/peterbilt-389"/u)
    expect(text).toContain('href="tel:+15550100199"')
    expect(text).toContain('href="mailto:sam@seller.example"')
  })

  test('[LANG-04] words in another language than the page are marked with it, on their page and in lists', async () => {
    const { listingId } = await aListing(base.db, {
      title: { ru: 'Тягач' },
      description: { ru: 'Один хозяин' },
      featuredTicker: true,
    })
    const { location } = await page(`/listings/${listingId}`)
    for (const address of [location ?? '', '/']) {
      const { text } = await page(address)
      expect(text).toContain('<span lang="ru">Тягач</span>')
      expect(text).toContain('<span lang="ru">Один хозяин</span>')
      expect(text).toContain('<span lang="ru" class="tag">Русский</span>')
    }
    expect((await page(location ?? '', { 'accept-language': 'ru' })).text).not.toContain('<span lang')
  })

  test('[ATTR-22] a listing in another language begins with a line of its attributes, the title as written below', async () => {
    const { listingId } = await aListing(base.db, {
      title: { en: 'Clean KW, no accidents' },
      category: 'trucks-trailers-marketplace',
      attributes: { kind: 'sleeper', make: 'kenworth', model: 'T680', year: 2020, mileage: 540_000 },
      businessCity: 'Joliet',
      businessState: 'IL',
    })
    const line = 'Тягач Kenworth T680, 2020, спальник, 540 тыс. миль · Джолиет, IL'
    const written = '<span lang="en">Clean KW, no accidents</span>'
    const inRussian = { 'accept-language': 'ru' }
    const opened = await page(`/listings/${listingId}/clean-kw-no-accidents`, inRussian)
    expect(opened.text).toContain(`<h1>${line}</h1>`)
    expect(opened.text).toContain('<span lang="en">')
    for (const address of ['/', '/categories/trucks-trailers-marketplace']) {
      const { text } = await page(address, inRussian)
      expect(text.indexOf(line)).toBeGreaterThan(0)
      expect(text.indexOf(written)).toBeGreaterThan(text.indexOf(line))
    }
    expect((await page('/')).text).not.toContain('540k mi')
  })

  test('[LANG-04] title and description may be in two languages, and each is marked with its own', async () => {
    const { listingId } = await aListing(base.db, {
      title: { en: 'Tractor unit', ru: 'Тягач' },
      description: { ru: 'Один хозяин' },
    })
    const { text } = await page(`/listings/${listingId}/tractor-unit`)
    expect(text).toContain('<span lang="ru">Один хозяин</span>')
    const billboard = await anAd(base.db, { title: { en: 'Tires' }, description: { es: 'Llantas nuevas' } })
    const inSpanish = await page(`/promotions/${billboard.adId}/tires`, { cookie: 'lang=es' })
    expect(inSpanish.text).toContain('<span lang="en">Tires</span>')
    expect(inSpanish.text).not.toContain('<span lang="en">Llantas')
  })

  test('[DET-03] a price is named once in the title of the page', async () => {
    const apart = await aListing(base.db, { title: { en: 'Reefer' }, compensation: '$45000' })
    const within = await aListing(base.db, { title: { en: 'Reefer, $45,000' }, compensation: '$45000' })
    for (const address of [`${apart.listingId}/reefer`, `${within.listingId}/reefer-45-000`]) {
      expect((await page(`/listings/${address}`)).text).toContain('<title>Reefer, $45,000 · Haulpost')
    }
  })

  test.for([
    ['', 'old-title', 301, '/new-title'],
    ['/ru', 'old-title', 301, '/novyy'],
    ['', 'novyy', 302, '/new-title'],
    ['/ru', 'new-title', 302, '/novyy'],
  ] as const)(
    '[DET-03] at “%s”, the title %s redirects with %s: for good from an old one, for now from another language',
    async ([start, slug, status, title]) => {
      const { listingId } = await aListing(base.db, { title: { en: 'New title', ru: 'Новый' } })
      const response = await (await siteWith(base.db)).get(`${start}/listings/${listingId}/${slug}`)
      expect(response.status).toBe(status)
      expect(response.headers.get('location')).toBe(`${start}/listings/${listingId}${title}`)
      // A title may come back: no browser may follow a redirect without asking again.
      expect(response.headers.get('cache-control')).toBe('private, no-cache')
    },
  )

  test('[DET-03] a billboard has its page under /promotions', async () => {
    const { adId } = await anAd(base.db, { title: { en: 'Big rig repair' } })
    expect((await page(`/promotions/${adId}/big-rig-repair`)).text).toContain('Big rig repair')
  })

  test('[DET-07] an ended listing gets 410, says so, and shows similar ones only', async () => {
    const facts = (kind: string) => ({ attributes: JSON.stringify({ kind }) })
    await aListing(base.db, { title: { en: 'Still for sale' }, ...facts('reefer') })
    await aListing(base.db, { title: { en: 'Peterbilt' }, ...facts('sleeper') })
    await aListing(base.db, { title: { en: 'Pallet jack' } })
    const gone = { status: 'expired', title: { en: 'Gone reefer' }, ...facts('reefer') } as const
    const { listingId } = await aListing(base.db, gone)
    const { status, text } = await page(`/listings/${listingId}`)
    expect(status).toBe(410)
    expect(text).toContain('This listing has ended')
    expect(text).toContain('Similar listings')
    expect(text).toContain('Still for sale')
    expect(text).not.toContain('Peterbilt')
    expect(text).not.toContain('Pallet jack')
    expect(text).toMatch(/name="robots" content="noindex/u)
  })

  test('[DET-07] a live page shows similar listings; where nothing decides, it calls them others of the category', async () => {
    const mine = await aListing(base.db, { title: { en: 'Mine' } })
    expect((await page(`/listings/${mine.listingId}/mine`)).text).not.toContain('More in Semi Trucks')
    await aListing(base.db, { title: { en: 'Another' } })
    const { text } = await page(`/listings/${mine.listingId}/mine`)
    expect(text).toContain('More in Semi Trucks &amp; Trailers</h2>')
    expect(text).toContain('Another')
    expect(text).not.toContain('Similar listings')
  })

  test('[DET-08] the facts that decide are large, and who posted it is named with all their listings', async () => {
    const poster = await aProfile(base.db, { fullName: 'Lakeside Truck Sales' })
    const truck = {
      userId: poster.id,
      attributes: JSON.stringify({ kind: 'sleeper', make: 'volvo', year: 2020, mileage: 498_000 }),
    }
    await aListing(base.db, { userId: poster.id, title: { en: 'Another' } })
    const { listingId } = await aListing(base.db, { ...truck, title: { en: 'Mine' }, contactName: 'Sam' })
    const { text } = await page(`/listings/${listingId}/mine`)
    const large = /<dl class="key-facts">(.*?)<\/dl>/su.exec(text)?.[1] ?? ''
    expect([...large.matchAll(/<dt>(.*?)<\/dt>/gu)].map(([, label]) => label)).toEqual([
      'Year',
      'Make',
      'Mileage',
      'Type',
    ])
    expect(/<div class="poster-card">.*?<p[^>]*>(.*?)<\/p>/su.exec(text)?.[1]).toBe('Sam')
    expect(text).not.toContain('Lakeside Truck Sales')
    expect(text).toMatch(new RegExp(`href="/users/${poster.id}"[^>]*>More from this poster<`, 'u'))
  })

  test('[DET-08] over a list near a place it says how far it is', async () => {
    await base.db.insertInto('places').values({ zip: 60431, position: '(0,0)' }).execute()
    const { listingId } = await aListing(base.db, { title: { en: 'Mine' }, place: 60431 })
    expect((await page(`/listings/${listingId}?near=60446`)).text).toMatch(/<span>\d+\u00a0mi<\/span>/u)
    for (const near of ['nowhere', '99999', 'x'.repeat(200)]) {
      const { status, text } = await page(`/listings/${listingId}?near=${near}`)
      expect(status).toBe(200)
      expect(text).not.toMatch(/<span>\d+\u00a0mi<\/span>/u)
    }
  })

  test('[DET-09] an item with a place has a map of its state that says where it is, in each language', async () => {
    await base.db.insertInto('places').values({ zip: 60435, position: '(0,0)' }).execute()
    const { listingId } = await aListing(base.db, { title: { en: 'Mine' }, place: 60435 })
    const mapIn = async (language: Locale) => {
      const { text } = await page(inLanguage(language, `/listings/${listingId}/mine`))
      return /<svg[^>]*class="place-map".*?<\/svg>/su.exec(text)?.[0] ?? ''
    }
    expect(await mapIn('en')).toMatch(/role="img" aria-label="Map of Illinois: Joliet is marked"/u)
    expect(await mapIn('ru')).toContain('Отмечено место: Joliet')
    expect(await mapIn('es')).toContain('Lugar señalado: Joliet')
    expect(await mapIn('en')).toMatch(/href="\/state-outlines\.svg#IL"[^>]*map-state-chosen/u)
    expect(await mapIn('en')).toMatch(/<circle cx="-?\d+" cy="-?\d+" r="[\d.]+" class="map-mark"/u)
  })

  test('[DET-09] an item without a place has no map', async () => {
    const { listingId } = await aListing(base.db, { title: { en: 'Mine' } })
    expect((await page(`/listings/${listingId}/mine`)).text).not.toContain('place-map')
  })

  test('[DET-08] a picture that is not there is a low sign of the category', async () => {
    const { listingId } = await aListing(base.db, { title: { en: 'Mine' } })
    const { text } = await page(`/listings/${listingId}/mine`)
    expect(text).toContain('detail-tile')
    expect(text).not.toContain('no-picture')
  })

  test.for(['1', '99999999', 'abcdef', '000000', '123456%27', '1e5', '%00'])(
    '%s is no number of an item: a clear 4xx',
    async (id) => {
      const { status, text } = await page(`/listings/${id}`)
      expect([400, 404]).toContain(status)
      expect(text).not.toMatch(/at Object|node_modules|syntax error|select .* from/u)
    },
  )

  test('[POST-06] what a user wrote is text on the page, whatever it looks like', async () => {
    const hostile = `<img src=x onerror=alert(1)>"'&`
    const { listingId } = await aListing(base.db, { title: { en: hostile }, description: { en: hostile } })
    const { text } = await page(`/listings/${listingId}`)
    expect(text).not.toContain('<img src=x')
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  test('[DET-01] an item with a website opens it in a new tab without access to ours', async () => {
    await aListing(base.db, { websiteUrl: 'https://dealer.example/truck' })
    const { text } = await page('/')
    expect(text).toMatch(
      /<a href="https:\/\/dealer\.example\/truck"[^>]* target="_blank" rel="noopener noreferrer nofollow ugc"/u,
    )
  })

  test('[DET-01] an item without a website opens under its own address', async () => {
    const { listingId } = await aListing(base.db, { title: { en: 'Plain truck' } })
    expect((await page('/')).text).toContain(`href="/listings/${listingId}/plain-truck"`)
  })
})
