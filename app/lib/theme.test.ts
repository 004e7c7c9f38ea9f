import { expect, test } from 'vitest'
import { themeOf } from './theme.ts'

test.each([
  [null, 'system'],
  ['', 'system'],
  ['theme=dark', 'dark'],
  ['lang=ru; theme=light', 'light'],
  ['lang=ru;theme=dark; sid=x', 'dark'],
  ['theme=', 'system'],
  ['theme=system', 'system'],
  ['theme=darker', 'system'],
  ['mytheme=dark', 'system'],
])('[NAV-14] of the cookies %j the theme is %s', (cookies, theme) => {
  expect(themeOf(cookies)).toBe(theme)
})
