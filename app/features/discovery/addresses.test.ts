import { describe, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { alternatesOf, CLOSED_TO_ROBOTS, robotsText, sharedPicture } from './addresses.ts'

const SITE = 'https://haulpost.example'

describe('languages', () => {
  test('[LANG-06] a page has an address in each language and one in that of its reader', () => {
    expect(alternatesOf(SITE, '/categories/jobs?page=2')).toEqual([
      { hrefLang: 'en', href: `${SITE}/categories/jobs?page=2` },
      { hrefLang: 'ru', href: `${SITE}/ru/categories/jobs?page=2` },
      { hrefLang: 'es', href: `${SITE}/es/categories/jobs?page=2` },
      { hrefLang: 'x-default', href: `${SITE}/categories/jobs?page=2` },
    ])
  })

  test('[LANG-06] the home page of a language has no slash at its end', () => {
    expect(alternatesOf(SITE, '/').map(({ href }) => href)).toEqual([
      `${SITE}/`,
      `${SITE}/ru`,
      `${SITE}/es`,
      `${SITE}/`,
    ])
  })

  test('[LANG-06] what is closed to robots is closed in each language', () => {
    const lines = robotsText(SITE).split('\n')
    for (const path of ['/search', '/ru/search', '/es/search', '/ru/dashboard'])
      expect(lines).toContain(`Disallow: ${path}`)
  })
})

describe('a picture for sharing', () => {
  const id = 'ab'.repeat(16)

  test.for([
    [
      { width: 1280, height: 960 },
      { path: `/media/${id}/640.webp`, width: 640, height: 480 },
    ],
    [
      { width: 500, height: 400 },
      { path: `/media/${id}/640.webp`, width: 500, height: 400 },
    ],
    [
      { width: 300, height: 100 },
      { path: `/media/${id}/320.webp`, width: 300, height: 100 },
    ],
  ] as const)('of %o is a file that exists, with its true size', ([size, shared]) => {
    expect(sharedPicture({ id, ...size })).toEqual(shared)
  })

  test('can be asked for as large as there is', () => {
    expect(sharedPicture({ id, width: 1280, height: 960 }, 1280).path).toBe(`/media/${id}/1280.webp`)
  })
})

describe('robots.txt', () => {
  const text = robotsText('https://haulpost.example')
  const isClosed = (path: string) => CLOSED_TO_ROBOTS.some((closed) => path.startsWith(closed))

  test('names the sitemap by its whole address', () => {
    expect(text.split('\n')).toContain('Sitemap: https://haulpost.example/sitemap.xml')
  })

  test.for([
    '/search?q=truck',
    '/dashboard',
    '/admin/ads',
    '/api/track-view',
    '/post-ad',
    '/edit-ad/1',
    '/signin',
  ])('keeps robots out of %s', (path) => {
    expect(isClosed(path)).toBe(true)
    expect(text).toContain(`Disallow: ${CLOSED_TO_ROBOTS.find((closed) => path.startsWith(closed))}\n`)
  })

  test('each page is either meant to be found or closed: a new one must choose', () => {
    const texts = ['/about', '/terms', '/refund-policy', '/posting-rules', '/safety', '/privacy-policy']
    const open = ['/', '/categories', '/listings', '/promotions', '/users', '/contact', '/prices', ...texts]
    const files = [
      '/.well-known/security.txt',
      '/.well-known/change-password',
      '/robots.txt',
      '/sitemap.xml',
      '/sitemaps',
      '/feeds',
      '/share',
    ]
    const undecided = routes
      .map(({ path = '' }) => `/${path}`)
      .filter((path) => path !== '/*' && !isClosed(path) && !isClosed(`${path}/`))
      .filter((path) => ![...open, ...files].includes(path.replace(/\/:.*$/u, '')))

    expect(undecided).toEqual([])
  })

  test.for([
    '/',
    '/categories/jobs',
    '/listings/123456/kenworth',
    '/promotions/123456/x',
    '/contact',
    '/media/ab/640.webp',
    '/assets/a.js',
  ])('lets robots see %s', (path) => {
    expect(isClosed(path)).toBe(false)
  })
})
