import { describe, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { alternatesOf, CLOSED_TO_ROBOTS, keepingLanguage, robotsText, sharedPicture } from './addresses.ts'

const URL = 'https://haulpost.example/categories/jobs'

describe('languages', () => {
  test('[LANG-06] a page has an address in each language and one that speaks the visitor’s', () => {
    expect(alternatesOf(URL)).toEqual([
      { hrefLang: 'en', href: `${URL}?lang=en` },
      { hrefLang: 'ru', href: `${URL}?lang=ru` },
      { hrefLang: 'es', href: `${URL}?lang=es` },
      { hrefLang: 'x-default', href: URL },
    ])
  })

  test('[LANG-06] the second page of a list keeps its number in each language', () => {
    expect(alternatesOf(`${URL}?page=2`).map(({ href }) => href)).toContain(`${URL}?page=2&lang=ru`)
  })

  test.for([
    ['?lang=es', `${URL}?lang=es`],
    ['?page=2&lang=ru', `${URL}?lang=ru`],
    ['', URL],
    ['?lang=xx', URL],
  ] as const)('[LANG-06] seen under “%s” the page is linked as %s', ([search, linked]) => {
    expect(keepingLanguage(URL, search)).toBe(linked)
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
