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
