import { expect, test } from 'vitest'
import { CSV_START, csvLine } from './csv.ts'

test('[USR-06] a line of a CSV file', () => {
  const at = new Date('2026-02-16T15:00:00.000Z')
  expect(csvLine(['a', 1, true, null, at, 'Ёлка'])).toBe('a,1,true,,2026-02-16T15:00:00.000Z,Ёлка\r\n')
})

test('[USR-06] commas, quotes and line ends stay inside their cell', () => {
  expect(csvLine(['a, b', 'say "hi"', 'two\r\nlines', ' edge '])).toBe(
    '"a, b","say ""hi""","two\r\nlines"," edge "\r\n',
  )
})

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '\u00a0=1',
  '＝1',
  '=HYPERLINK("http://x")',
])('[USR-06] %j is shown, not run', (text) => {
  const line = csvLine([text]).replace(/^"|"\r\n$|\r\n$/gu, '')
  expect(line.startsWith("'")).toBe(true)
})

test('[USR-06] a negative number is a number', () => expect(csvLine([-5])).toBe('-5\r\n'))

test('[USR-06] a file says that it is UTF-8', () => {
  expect(new TextEncoder().encode(CSV_START + csvLine(['ID']))).toEqual(
    new Uint8Array([0xef, 0xbb, 0xbf, 0x49, 0x44, 0x0d, 0x0a]),
  )
})
