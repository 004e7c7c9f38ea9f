import { expect, test } from 'vitest'
import { formatLogPosition, laterPosition, parseLogPosition } from './log-position.ts'

test.each(['0/0', '0/3000028', '16/B374D848', 'FFFFFFFF/FFFFFFFF'])(
  '[NODE-03] the position %s is read and written',
  (text) => {
    expect(formatLogPosition(parseLogPosition(text) ?? -1n)).toBe(text)
  },
)

test.each(['', '0', '0/', '0/x', '0/123456789', '0/1; drop table'])('[NODE-03] %j is no position', (text) => {
  expect(parseLogPosition(text)).toBeNull()
})

test('[NODE-03] positions are compared as numbers', () => {
  const [early, late] = [parseLogPosition('9/FFFFFFFF'), parseLogPosition('A/0')]
  expect(laterPosition(early, late)).toBe(late)
  expect(laterPosition(late, early)).toBe(late)
  expect(laterPosition(null, early)).toBe(early)
  expect(laterPosition(null, null)).toBeNull()
})
