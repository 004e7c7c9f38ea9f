import { describe, expect, test } from 'vitest'
import { mapPointOf, mapScaleAt, milesBetween } from './position.ts'
import { zipCode, zipCodes } from './zip-codes.server.ts'

const zip = (number: number) => {
  const found = zipCode(number)
  if (!found) throw new Error(`no ZIP code ${number}`)
  return found
}

const CONTIGUOUS = zipCodes().filter(({ state }) => state !== 'AK' && state !== 'HI')

/** ZIP codes in all parts of the country, and their neighbors at all distances that can be asked for. */
const SAMPLE = CONTIGUOUS.filter((_, i) => i % 401 === 0)

describe('[GEO-03] distances', () => {
  test.for([
    [60446, 60446, 0],
    [60433, 60601, 34],
    [10001, 90001, 2450],
    [33101, 98101, 2730],
    [99501, 96813, 2780],
  ] as const)('from %d to %d it is %d miles as the crow flies', ([from, to, miles]) => {
    expect(Math.abs(milesBetween(zip(from), zip(to)) - miles)).toBeLessThan(miles * 0.01 + 2)
  })

  test('the flat map has the order of the earth: its distances differ by less than 1 % around any place', () => {
    for (const center of SAMPLE) {
      const middle = mapPointOf(center)
      const scale = mapScaleAt(center.latitude)
      for (const other of SAMPLE) {
        const miles = milesBetween(center, other)
        if (miles < 1 || miles > 250) continue
        const { x, y } = mapPointOf(other)
        const onMap = Math.hypot(x - middle.x, y - middle.y) / scale
        expect(Math.abs(onMap / miles - 1)).toBeLessThan(0.01)
      }
    }
  })
})
