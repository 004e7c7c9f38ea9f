import { expect, test } from 'vitest'
import { etagOf, isUnchanged } from './validators.server.ts'

const version = { etag: 'W/"abc"', lastModified: 'Mon, 16 Feb 2026 15:00:00 GMT' }
const unchangedFor = (headers: HeadersInit) => isUnchanged(new Headers(headers), version)

test.for([
  ['the same tag', { 'if-none-match': 'W/"abc"' }, true],
  ['one of several tags, weak or not', { 'if-none-match': '"x", "abc"' }, true],
  ['any tag', { 'if-none-match': '*' }, true],
  ['another tag', { 'if-none-match': 'W/"abcd"' }, false],
  [
    'another tag and a later day: the tag decides',
    { 'if-none-match': '"x"', 'if-modified-since': 'Tue, 17 Feb 2026 15:00:00 GMT' },
    false,
  ],
  ['the day of the change', { 'if-modified-since': 'Mon, 16 Feb 2026 15:00:00 GMT' }, true],
  ['a day before it', { 'if-modified-since': 'Sun, 15 Feb 2026 15:00:00 GMT' }, false],
  ['what is no day', { 'if-modified-since': 'yesterday' }, false],
  ['nothing', {}, false],
] as const)('[WEB-02] a reader who names %s has the version: %s', ([, headers, has]) => {
  expect(unchangedFor(headers)).toBe(has)
})

test('[WEB-02] a version without a tag or a day matches nothing', () => {
  const unknown = { etag: null, lastModified: null }
  const headers = new Headers({ 'if-none-match': '*', 'if-modified-since': 'Tue, 17 Feb 2026 15:00:00 GMT' })

  expect(isUnchanged(headers, unknown)).toBe(false)
})

test('a tag is that of a content', () => {
  expect(etagOf('a')).toBe(etagOf(new TextEncoder().encode('a')))
  expect(etagOf('a')).not.toBe(etagOf('b'))
})
