import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inLanguage, pagePath, splitLanguage } from './language-path.ts'
import { LOCALES } from './locale.ts'
import { safePath } from './safe-path.ts'

test.for([
  ['ru', '/', '/ru'],
  ['es', '/?page=2', '/es?page=2'],
  ['ru', '/#jobs', '/ru#jobs'],
  ['es', '/categories/jobs?page=2#top', '/es/categories/jobs?page=2#top'],
  ['en', '/categories/jobs', '/categories/jobs'],
  ['ru', 'https://haulpost.example/', 'https://haulpost.example/ru'],
  [
    'es',
    'https://haulpost.example/reset-password?token=a',
    'https://haulpost.example/es/reset-password?token=a',
  ],
] as const)('[LANG-06] in %s, %s is at %s', ([locale, path, address]) => {
  expect(inLanguage(locale, path)).toBe(address)
})

test.for([
  ['/ru', 'ru', '/'],
  ['/es/', 'es', '/'],
  ['/ru.data', 'ru', '/_.data'],
  ['/ru.data?_routes=root', 'ru', '/_.data?_routes=root'],
  ['/es/search.data?q=x', 'es', '/search.data?q=x'],
  ['/russia', null, '/russia'],
  ['/ru.xml', null, '/ru.xml'],
  ['/RU/search', null, '/RU/search'],
  ['/en/search', null, '/en/search'],
  ['/ru/api/places', null, '/ru/api/places'],
  ['/ru//evil.example', null, '/ru//evil.example'],
  ['/es/\\evil.example', null, '/es/\\evil.example'],
] as const)('[LANG-06] %s is in %s, and the page is %s', ([address, locale, path]) => {
  expect(splitLanguage(address)).toEqual({ locale, path })
})

test('[LANG-06] every page has one address in each language, which leads back to it', () => {
  // As browsers send them: /./ru is /ru.
  const typed = fc.webPath().filter((path) => !path.startsWith('//'))
  const sent = typed.map((path) => new URL(path, 'https://haulpost.example').pathname)
  const paths = sent.filter((path) => /^\/(?!(?:ru|es|api)\b|\/)/u.test(path))
  fc.assert(
    fc.property(paths, fc.constantFrom(...LOCALES), (path, locale) => {
      const url = new URL(inLanguage(locale, path), 'https://haulpost.example')
      expect(pagePath(url)).toBe(new URL(path, url).pathname)
    }),
  )
})

test('[LANG-06] [AUTH-04] a path without its language never leads to another site', () => {
  const part = fc.constantFrom(
    '/',
    '/',
    '\\',
    'ru',
    'es',
    'evil.example',
    '..',
    '.',
    '?',
    '#',
    '%2f',
    '\t',
    '@',
  )
  const paths = fc.array(part, { maxLength: 9 }).map((parts) => `/${parts.join('')}`)
  fc.assert(
    fc.property(paths, (wanted) => {
      const once = splitLanguage(safePath(wanted)).path
      for (const path of [once, splitLanguage(once).path])
        expect(new URL(path, 'https://ours.example').origin).toBe('https://ours.example')
    }),
    { numRuns: 2000 },
  )
})
