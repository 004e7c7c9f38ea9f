import { beforeAll, describe, expect, test } from 'vitest'
import { withoutKey } from '#app/lib/key-addresses.ts'
import { aListing } from '#tests/factories/items.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { SITE_URL, siteWith } from '#tests/helpers/site.ts'

// Addresses that name a language, those that named one before, and what is offered to readers of another one.

const { db } = useDatabase()
const known = { number: 0, path: '', id: '' }

beforeAll(async () => {
  const title = { en: 'Kenworth', ru: 'Кенворт', es: 'Camión' }
  const { listingId, id } = await aListing(db, { title, category: 'jobs' })
  Object.assign(known, { number: listingId, id })
})

const get = async (address: string, headers?: HeadersInit) => {
  const response = await (await siteWith(db)).get(address, headers)
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}

describe('an address that names its language in the query', () => {
  test.for([
    ['/?lang=ru', '/ru'],
    ['/?lang=en', '/'],
    ['/?lang=es&utm_source=letter', '/es?utm_source=letter'],
    ['/search?q=%D1%82%D1%80%D0%B0%D0%BA&lang=ru&page=2', '/ru/search?q=%D1%82%D1%80%D0%B0%D0%BA&page=2'],
    ['/ru/categories/jobs?view=gallery&lang=es', '/es/categories/jobs?view=gallery'],
    ['/es/prices?lang=en', '/prices'],
    ['/contact?l%61ng=ru', '/ru/contact'],
    ['/feeds/jobs.xml?lang=es', '/es/feeds/jobs.xml'],
    ['/dashboard?lang=ru', '/ru/dashboard'],
  ] as const)('[LANG-06] %s redirects for good to %s', async ([old, present]) => {
    expect(await get(old)).toMatchObject({ status: 301, location: present })
  })

  test('[LANG-06] an address with a language that does not exist is the page without it', async () => {
    for (const address of ['/?lang=xx', '/?lang=', '/?lang=ru/../..'])
      expect(await get(address)).toMatchObject({ status: 200, location: null })
  })

  test('[LANG-06] a form that an old page sends arrives', async () => {
    const site = await siteWith(db)
    const response = await site.post('/contact?lang=es', new URLSearchParams({ x: '1' }))
    expect(response.status).toBe(422)
  })
})

test.for(['ru', 'es'])(
  '[LANG-06] an address with /%s is in that language, whatever was chosen',
  async (language) => {
    const { text } = await get(`/${language}`, { cookie: 'lang=en', 'accept-language': 'en' })
    expect(text).toContain(`<html lang="${language}"`)
  },
)

test.for(['/RU', '/rus', '/ru-ru', '/ru/ru', '/en', '/ru/api/places', '/%72u', '/ru/nothing'])(
  '[LANG-06] %s is no page',
  async (address) => {
    expect((await get(address)).status).toBe(404)
  },
)

test('[LANG-06] what is not permitted without a language is not permitted with one', async () => {
  const site = await siteWith(db, { actor: anActor() })
  expect((await site.get('/ru/admin/users')).status).toBe(403)
  const admin = await (await siteWith(db, { actor: anActor({ role: 'admin' }) })).get('/ru/admin/users')
  expect(admin.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
  const key = await site.get('/es/reset-password?token=secret')
  expect(key.headers.get('referrer-policy')).toBe('no-referrer')
  expect(key.headers.get('cache-control')).toBe('private, no-store')
})

test('[LANG-06] an address that is a key stays out of the log with a language, too', () => {
  expect(withoutKey('https://haulpost.example/ru/promotions/statistics/secret')).toBe(
    '/promotions/statistics/',
  )
  expect(withoutKey('/es/reset-password?token=secret')).toBe('/reset-password')
})

describe('robots', () => {
  const ROBOT = 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'

  test('[LANG-01] read English where the address names no language, whatever they accept', async () => {
    const robots: Record<string, string>[] = [{}, { 'user-agent': ROBOT, 'accept-language': 'ru' }]
    for (const headers of robots)
      expect((await get('/categories/jobs', headers)).text).toContain('<html lang="en"')
  })

  test('[LANG-06] are offered no other language', async () => {
    const robots: Record<string, string>[] = [{}, { 'user-agent': ROBOT, 'accept-language': 'en' }]
    for (const headers of robots)
      expect((await get('/ru/categories/jobs', headers)).text).not.toContain('language-offer')
  })
})

describe('a reader of another language', () => {
  const OFFER = /<p lang="(\w\w)" class="language-offer"><a href="([^"]*)"[^>]*>([^<]*)</u
  const offerIn = async (address: string, headers: HeadersInit) =>
    OFFER.exec((await get(address, headers)).text)?.slice(1) ?? null

  test.for([
    ['/ru/categories/jobs?page=2', 'en-US', '/categories/jobs?page=2', 'Read this page in English'],
    ['/es', 'ru', '/ru', 'Открыть эту страницу на русском'],
    ['/ru/prices', 'es-MX,en;q=0.5', '/es/prices', 'Ver esta página en español'],
  ] as const)('[LANG-06] is offered %s for %s at %s: “%s”', async ([address, browser, to, words]) => {
    const offer = await offerIn(address, { 'accept-language': browser })
    expect(offer?.slice(1)).toEqual([to, words])
  })

  test('[LANG-06] is offered the language of the choice before that of the browser', async () => {
    const says = { 'accept-language': 'en', cookie: 'lang=es' }
    expect((await offerIn('/ru', says))?.[0]).toBe('es')
    expect(await offerIn('/es', says)).toBeNull()
    const { text } = await get('/', says)
    expect(text).not.toContain('language-offer')
  })

  test('[LANG-06] is offered the language of the account', async () => {
    const site = await siteWith(db, { actor: anActor({ language: 'es' }) })
    expect(OFFER.exec(await (await site.get('/ru/prices')).text())?.[1]).toBe('es')
  })
})

describe('the switch', () => {
  test.for([
    ['/ru/categories/jobs?view=gallery', 'es', '/es/categories/jobs?view=gallery'],
    ['/ru', 'en', '/'],
    ['/es/prices', 'ru', '/ru/prices'],
    ['/prices', 'ru', '/prices'],
  ] as const)('[LANG-02] on %s for %s leads to %s and stores the choice', async ([page, lang, to]) => {
    const sent = new URLSearchParams({ lang, to: page })
    const { status, headers } = await (await siteWith(db)).post('/language', sent)
    expect([status, headers.get('location')]).toEqual([302, to])
    expect(headers.get('set-cookie')).toContain(`lang=${lang};`)
  })
})

test('[LANG-06] an endpoint answers in the language of the page that asks, before that of the browser', async () => {
  const site = await siteWith(db)
  const headers = { 'x-page-language': 'ru', 'accept-language': 'en', cookie: 'lang=es' }
  const response = await site.post('/api/favorites', { listingId: known.id, keep: true }, headers)
  expect(response.status).toBe(401)
  expect(await response.text()).toMatch(/"error":"[^"]*[а-я]/u)
  expect((await get('/prices', headers)).text).toContain('<html lang="es"')
})

test('[LANG-06] the address that is shared and kept by search engines is that of the language', async () => {
  const { text } = await get(`/ru/listings/${known.number}`)
  expect(text).toContain(`<link rel="canonical" href="${SITE_URL}/ru/listings/${known.number}"/>`)
  const { text: read } = await get(`/listings/${known.number}`, { 'accept-language': 'ru' })
  expect(read).toContain(`<link rel="canonical" href="${SITE_URL}/ru/listings/${known.number}"/>`)
})

test('[SEC-02] what is led to sign in comes back in its language', async () => {
  expect(await get('/ru/dashboard?q=x')).toMatchObject({
    status: 302,
    location: '/ru/signin?to=%2Fdashboard%3Fq%3Dx',
  })
  const signedIn = await siteWith(db, { actor: anActor() })
  const back = await signedIn.get('/ru/signin?to=%2Fdashboard%3Fq%3Dx')
  expect(back.headers.get('location')).toBe('/ru/dashboard?q=x')
  // An address with a language is the same page.
  const named = await signedIn.get('/es/signin?to=%2Fru%2Fdashboard')
  expect(named.headers.get('location')).toBe('/es/dashboard')
})
