import { expect, test } from 'vitest'
import { greetingName } from './actor.ts'
import { isJsonObject } from './json-object.ts'
import { inLanguage } from './localized-text.ts'
import { widthsFor, widthsOf } from './picture.ts'
import { parsePublicId, shortId } from './public-id.ts'

test('[NAV-04] a user is greeted by full name, else by the part before the @', () => {
  expect(greetingName({ fullName: ' Ann Lee ', email: 'ann@x.example' })).toBe('Ann Lee')
  expect(greetingName({ fullName: '', email: 'ann@x.example' })).toBe('ann')
  expect(greetingName({ fullName: ' ', email: '' })).toBe('')
})

test('[LANG-04] a text falls back to English, then to whichever exists', () => {
  expect(inLanguage({ en: 'en', es: 'es' }, 'ru')).toBe('en')
  expect(inLanguage({ es: 'es' }, 'ru')).toBe('es')
  expect(inLanguage({ ru: '', es: 'es' }, 'ru')).toBe('es')
  expect(inLanguage({}, 'ru')).toBe('')
})

test('ids in addresses are checked before they reach the database', () => {
  expect(parsePublicId('123456')).toBe(123_456)
  for (const text of ['12345', '12345678', '1e5', ' 123456', '0x1234', undefined])
    expect(parsePublicId(text)).toBeNull()
})

test('[DASH-02] the short id is the first six characters in capitals', () => {
  expect(shortId('a1b2c3d4-0000')).toBe('A1B2C3')
})

test('of what JSON holds, only a thing with names is an object', () => {
  expect(isJsonObject({})).toBe(true)
  for (const other of [[], null, undefined, 'x', 0]) expect(isJsonObject(other)).toBe(false)
})

test('no picture is asked for wider than it is stored', () => {
  const widths = (width: number) => widthsOf({ id: '', width, height: 1 })
  expect([widths(200), widths(320), widths(321), widths(4000)]).toEqual([
    [320],
    [320],
    [320, 480],
    [320, 480, 640, 1280],
  ])
})

test('a picture so small that its smallest file is sharp on every screen has no other to choose from', () => {
  const widths = (sizes: string) => widthsFor({ id: '', width: 1024, height: 1 }, sizes)
  expect(widths('96px')).toEqual([])
  expect(widths('107px')).toHaveLength(4)
  expect(widths('(min-width: 48rem) 96px, 100vw')).toHaveLength(4)
})
