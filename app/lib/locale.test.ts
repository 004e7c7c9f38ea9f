import { expect, test } from 'vitest'
import { localeOfBrowser } from './locale.ts'

test.for([
  ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
  ['RU', 'ru'],
  ['es-MX', 'es'],
  ['es', 'es'],
  ['en-US,ru;q=0.9', 'en'],
  ['de-DE,es;q=0.9', 'es'],
  ['uk-UA,uk;q=0.9,ru;q=0.8,en;q=0.7', 'ru'],
  ['kk,ru;q=0.5', 'ru'],
  ['fr,en;q=0.9,es;q=0.8', 'en'],
  ['pl,de', 'en'],
  ['en;q=0.5,ru;q=0.9', 'ru'],
  ['ru;q=0.5, es ; q=0.8', 'es'],
  ['de,ru;q=0', 'en'],
  ['es;q=oops,ru', 'ru'],
  ['', 'en'],
  [null, 'en'],
] as const)('[LANG-01] a browser that says %j reads %s', ([says, locale]) => {
  expect(localeOfBrowser(says)).toBe(locale)
})
