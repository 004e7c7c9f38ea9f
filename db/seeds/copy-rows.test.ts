import { expect, test } from 'vitest'
import { copyValue, textArray } from './copy-rows.ts'

test('values are written as COPY reads them', () => {
  expect(copyValue(null)).toBe('\\N')
  expect(copyValue(undefined)).toBe('\\N')
  expect(copyValue('a\tb\nc\\d\r')).toBe('a\\tb\\nc\\\\d\\r')
  expect(copyValue(true)).toBe('true')
  expect(copyValue(12.5)).toBe('12.5')
  expect(copyValue(new Date('2026-01-02T03:04:05Z'))).toBe('2026-01-02T03:04:05.000Z')
  expect(copyValue({ en: 'line\n"two"' })).toBe(
    '{"en":"line\\\\n\\\\"two\\\\""}'.replaceAll('\\\\"', '\\\\"'),
  )
})

test('a list of texts survives quotes, commas and backslashes', () => {
  expect(textArray([])).toBe('{}')
  expect(textArray(['plain', 'a "b", c', '\\'])).toBe('{"plain","a \\"b\\", c","\\\\"}')
})
