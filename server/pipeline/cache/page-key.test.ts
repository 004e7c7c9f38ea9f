import { expect, test } from 'vitest'
import { pageKey } from './page-key.ts'

const keyOf = (cookie: string) =>
  pageKey({ url: 'http://localhost:3000/categories/jobs', headers: new Headers({ cookie }) })?.name

test('[NAV-14] each theme has pages of its own, whatever else the cookies say', () => {
  const keys = ['', 'theme=light', 'theme=dark'].map(keyOf)
  expect(new Set(keys).size).toBe(3)
  expect(['a=b', 'a=b; theme=light', 'theme=dark; a=b'].map(keyOf)).toEqual(keys)
})

test('[NAV-14] a made-up theme makes no other page', () => {
  expect(['theme=', 'theme=system', 'theme=<x>', 'theme=darker', 'xtheme=dark'].map(keyOf)).toEqual(
    Array.from({ length: 5 }, () => keyOf('')),
  )
})

test('[NAV-14] [SEC-02] a request that may be signed in has no cached page in any theme', () => {
  expect(keyOf('theme=dark; sid=abc')).toBeUndefined()
})

test('[LANG-06] a page is kept once for each language that it offers, and once without an offer', () => {
  const keyFor = (headers: Record<string, string>) =>
    pageKey({ url: 'http://localhost:3000/ru', headers: new Headers(headers) })?.name
  const plain = keyFor({})
  const english = keyFor({ 'accept-language': 'en' })
  expect(new Set([plain, english, keyFor({ 'accept-language': 'es' })]).size).toBe(3)
  expect(keyFor({ 'accept-language': 'ru' })).toBe(plain)
  expect(keyFor({ 'accept-language': 'es', 'user-agent': 'Googlebot/2.1' })).toBe(plain)
  expect(keyFor({ cookie: 'lang=en', 'accept-language': 'es' })).toBe(english)
})

test('[LANG-06] an old address with a language has no cached page: it redirects, however it is spelled', () => {
  for (const query of ['?lang=ru', '?l%61ng=ru', '?utm_source=x&%6Cang=%65s'])
    expect(pageKey({ url: `http://localhost:3000/${query}`, headers: new Headers() })).toBeNull()
})
