import { describe, expect, test } from 'vitest'
import { findPlace } from './find-place.server.ts'
import { findWay } from './find-way.server.ts'
import { INTERSTATES } from './interstates.ts'

function way(from: string, to: string) {
  const [start, end] = [findPlace(from), findPlace(to)]
  if (!start || !end) throw new Error(`no place ${from} or ${to}`)
  return findWay(start, end)
}

describe('[GEO-08] the way along the interstates', () => {
  test.for([
    ['Joliet, IL', 'Omaha, NE', ['I-80'], 415],
    ['Chicago, IL', 'Indianapolis, IN', ['I-90', 'I-65'], 175],
    ['Dallas, TX', 'Houston, TX', ['I-45'], 230],
    ['Los Angeles, CA', 'Seattle, WA', ['I-5'], 1070],
    ['Laredo, TX', 'Duluth, MN', ['I-35'], 1430],
    ['Atlanta, GA', 'Charlotte, NC', ['I-85'], 230],
  ] as const)('from %s to %s', ([from, to, roads, miles]) => {
    const found = way(from, to)
    expect(found?.roads).toEqual(roads)
    expect(Math.abs((found?.miles ?? 0) - miles)).toBeLessThan(miles * 0.08)
  })

  test('is as long in both directions, and leads through the same towns', () => {
    const [there, back] = [way('Omaha, NE', 'Cleveland, OH'), way('Cleveland, OH', 'Omaha, NE')]
    expect(there?.miles).toBe(back?.miles)
    expect(there?.points.toReversed()).toEqual(back?.points)
  })

  test('joins all interstates: there is a way between any two of their ends', () => {
    const ends = Object.values(INTERSTATES).map((line) => line.split(', ')[0] ?? '')
    for (const end of ends) expect([end, way('Chicago, IL', end)]).toEqual([end, expect.anything()])
  })

  test('does not cross the sea', () => {
    expect(way('Honolulu, HI', 'Los Angeles, CA')).toBeNull()
    expect(way('Los Angeles, CA', 'Anchorage, AK')).toBeNull()
  })

  test('from a place to itself is no way, but around it', () => {
    expect(way('60446', '60446')?.miles).toBeLessThan(40)
  })
})
