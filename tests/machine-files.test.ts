import { beforeAll, describe, expect, test } from 'vitest'
import { aListing } from '#tests/factories/items.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { SITE_URL, siteWith } from '#tests/helpers/site.ts'

// Files for programs: feeds, sitemaps, robots.txt, and what browsers and password managers request under fixed names.

const { db } = useDatabase()

const POSTED = new Date('2026-02-01T10:00:00Z')
const CHANGED = new Date('2026-02-10T10:00:00Z')
const long = `${'Seventeen words about a truck '.repeat(9)}and its trailer, which no one has ever driven in the rain.`

beforeAll(async () => {
  await aListing(db, {
    category: 'jobs',
    title: { en: 'Dispatcher', ru: 'Диспетчер' },
    description: { en: long },
    compensation: '45000',
    createdAt: POSTED,
    updatedAt: CHANGED,
  })
})

const FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/listings-{part}.xml',
  '/feeds/jobs.xml',
  '/feeds/all.xml',
  '/.well-known/security.txt',
]

async function addressOf(file: string): Promise<string> {
  if (!file.includes('{part}')) return file
  const index = await (await (await siteWith(db)).get('/sitemap.xml')).text()
  return /\/sitemaps\/listings-\d+\.xml/u.exec(index)?.[0] ?? 'none'
}

describe.each([
  ['as they are made', { pageCacheSeconds: 0 }, null],
  ['as they are kept for others', { pageCacheSeconds: 60 }, null],
  ['for someone signed in', { pageCacheSeconds: 60 }, anActor()],
])('files for programs, %s', (_, settings, actor) => {
  const site = siteWith(db, { settings, actor })
  const request = async (file: string, headers: HeadersInit = {}, method = 'GET') => {
    const { request } = await site
    const all = new Headers({ host: new URL(SITE_URL).host, ...(actor ? { cookie: 'sid=test' } : {}) })
    for (const [name, value] of new Headers(headers)) all.set(name, value)
    return request(new Request(SITE_URL + (await addressOf(file)), { method, headers: all }))
  }

  test.for(FILES)('[WEB-02] %s is sent once, and then only when it changed', async (file) => {
    const first = await request(file)
    const etag = first.headers.get('etag') ?? ''
    const again = await request(file, { 'if-none-match': `"other", ${etag}` })

    expect(first.status).toBe(200)
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/u)
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('etag')).toBe(etag)
    expect((await request(file, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test.for(FILES)('[WEB-02] HEAD says of %s what GET says, without the file', async (file) => {
    const [get, head] = [await request(file), await request(file, {}, 'HEAD')]

    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    for (const name of ['etag', 'last-modified', 'content-type'])
      expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)])
    expect((await request(file, { 'if-none-match': '*' }, 'HEAD')).status).toBe(304)
  })

  test.for(FILES.slice(3, 6))(
    '[WEB-02] %s names the day of its last change, and is asked for by it',
    async (file) => {
      const first = await request(file)
      const later = await request(file, { 'if-modified-since': 'Wed, 11 Feb 2026 10:00:00 GMT' })
      const before = await request(file, { 'if-modified-since': 'Mon, 09 Feb 2026 10:00:00 GMT' })

      expect(first.headers.get('last-modified')).toBe(CHANGED.toUTCString())
      expect(later.status).toBe(304)
      expect(before.status).toBe(200)
    },
  )
})

test('[WEB-02] a file that changed has another tag', async () => {
  const site = await siteWith(db)
  const part = await addressOf('/sitemaps/listings-{part}.xml')
  const tags = async () =>
    Promise.all(
      ['/feeds/jobs.xml', '/feeds/all.xml', part].map(async (file) =>
        (await site.get(file)).headers.get('etag'),
      ),
    )
  const before = await tags()

  await db
    .updateTable('listings')
    .set({ title: { en: 'Night dispatcher' } })
    .execute()

  expect((await tags()).filter((tag, i) => tag === before[i])).toEqual([])
})

describe('feeds', () => {
  const feed = async (file: string, headers?: HeadersInit) =>
    (await (await siteWith(db)).get(`/feeds/${file}`, headers)).text()

  test('[WEB-03] there is one of the whole site, which the home page names', async () => {
    await aListing(db, { category: 'mechanics', title: { en: 'Diesel mechanic' } })
    const all = await feed('all.xml')

    expect(all).toContain('Diesel mechanic')
    expect(all).toContain('Night dispatcher')
    expect(all).toContain('<title>New listings on Haulpost</title>')
    expect(await (await (await siteWith(db)).get('/')).text()).toContain(`href="${SITE_URL}/feeds/all.xml"`)
  })

  test('[WEB-03] a price is written as on the site, and a long text ends after a whole word', async () => {
    const text = await feed('jobs.xml')
    const [, summary = ''] = /&lt;p&gt;(Seventeen[^&]*)&lt;/u.exec(text) ?? []

    expect(text).toContain('$45,000 · Joliet')
    expect(summary).toMatch(/^Seventeen .* \w+…$/u)
    expect(summary.length).toBeLessThanOrEqual(200)
    expect(long).toContain(`${summary.slice(0, -1)} `)
  })

  test.for([
    ['/ru/feeds/jobs.xml', {}, '/ru/listings/'],
    ['/feeds/jobs.xml', { 'accept-language': 'es-MX' }, '/es/listings/'],
    ['/feeds/all.xml', { 'accept-language': 'ru' }, '/ru/listings/'],
    ['/feeds/jobs.xml', {}, '/listings/'],
  ] as const)('[WEB-03] the links of %s for %o begin with “%s”', async ([address, headers, start]) => {
    const text = await (await (await siteWith(db)).get(address, headers)).text()
    const links = [...text.matchAll(/<item>.*?<link>([^<]+)<\/link>/gu)].map(([, link = '']) => link)

    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !link.startsWith(SITE_URL + start))).toEqual([])
  })
})

describe('what is asked for by fixed names', () => {
  test.for([
    ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)$/u],
    ['/apple-touch-icon.png', /^image\/png$/u],
    ['/icon-192.png', /^image\/png$/u],
    ['/icon-512.png', /^image\/png$/u],
    ['/icon-maskable-512.png', /^image\/png$/u],
  ] as const)('[WEB-06] %s is there', async ([file, type]) => {
    const response = await (await siteWith(db)).get(file)

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(type)
  })

  test('[WEB-06] every icon the manifest names is there', async () => {
    const site = await siteWith(db)
    const manifest = await (await site.get('/site.webmanifest')).text()
    const icons = [...manifest.matchAll(/"src": "(?<src>[^"]+)"/gu)].map(
      ({ groups }) => groups?.['src'] ?? '',
    )
    const statuses = await Promise.all(icons.map(async (src) => (await site.get(src)).status))

    expect(statuses).toHaveLength(4)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  })

  test('[WEB-06] security.txt has the contact for vulnerabilities, the languages, and when it expires', async () => {
    const now = new Date('2026-11-22T20:00:00Z')
    const site = await siteWith(db, { now, settings: { adminEmail: 'ops@haulpost.example' } })
    const response = await site.get('/.well-known/security.txt')

    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect((await response.text()).split('\n')).toEqual([
      'Contact: mailto:ops@haulpost.example',
      `Contact: ${SITE_URL}/contact`,
      'Expires: 2027-05-01T00:00:00.000Z',
      'Preferred-Languages: en, ru, es',
      `Canonical: ${SITE_URL}/.well-known/security.txt`,
      '',
    ])
  })

  test('[WEB-06] change-password leads to the form, and other names below it to nothing', async () => {
    const site = await siteWith(db, { actor: anActor() })
    const response = await site.get('/.well-known/change-password')

    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/dashboard/settings#password')
    expect(
      (await site.get('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'))
        .status,
    ).toBe(404)
  })
})
