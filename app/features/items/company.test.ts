import { expect, test } from 'vitest'
import { initialsOf, toneOf } from './company.ts'

test.for([
  ['Northgate Reefer Lines', 'NR'],
  ['Ruiz & Sons LLC', 'RS'],
  ['sokol', 'S'],
  ['«Север» логистик', 'СЛ'],
  ['ávila transportes', 'ÁT'],
  ['Route 66 West', 'R6'],
  ['𝒜cme Freight', '𝒜F'],
  ['—', ''],
])('[BIZ-03] the tile of “%s” says %s', ([name = '', initials]) => {
  expect(initialsOf(name)).toBe(initials)
})

test('[BIZ-03] a company has the same tone everywhere, and companies differ', () => {
  const tones = ['Northgate Lines', 'Kestrel Bulk', 'Sever Logistics', 'Delmar Foods'].map(
    (name) => toneOf(name) % 6,
  )
  expect(toneOf('Northgate Lines')).toBe(toneOf('Northgate Lines'))
  expect(new Set(tones).size).toBeGreaterThan(1)
})
