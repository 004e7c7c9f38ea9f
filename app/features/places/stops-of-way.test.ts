import { expect, test } from 'vitest'
import { stopAt, stopsAlong } from './stops-of-way.ts'

/** A hundred miles east, then fifty north. */
const WAY = {
  points: [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 50 },
  ],
  roads: ['I-80', 'I-65'],
  hasStart: true,
} as const

const at = (x: number, y: number) => ({ zip: 1, point: { x, y } })

test('[GEO-08] a stop has its mile, how far it is off, and the interstate there', () => {
  expect(stopAt(at(63, 2), WAY)).toEqual({ mile: 63, off: 2, road: 'I-80' })
  expect(stopAt(at(97, 30), WAY)).toEqual({ mile: 130, off: 3, road: 'I-65' })
})

test('[GEO-08] behind the start is nothing, but what is in its city', () => {
  const way = { ...WAY, startZips: new Set([60435]) }
  expect(stopAt(at(-1, 1), way)).toBeNull()
  expect(stopAt({ zip: 60435, point: { x: -3, y: 0 } }, way)).toEqual({ mile: 0, off: 3, road: 'I-80' })
})

test('[GEO-08] stops come in the order of the way; those of an interstate alone by how far off they are', () => {
  const places = [
    { zip: 3, point: { x: 99, y: 40 } },
    { zip: 4, point: { x: -50, y: 0 } },
    { zip: 1, point: { x: 10, y: 8 } },
    { zip: 2, point: { x: 60, y: 0 } },
  ]
  expect([...stopsAlong(places, WAY).keys()]).toEqual([1, 2, 3])
  const road = { ...WAY, hasStart: false }
  expect(stopAt(at(-6, 8), road)).toEqual({ mile: null, off: 10, road: 'I-80' })
  expect([...stopsAlong(places, road).keys()]).toEqual([2, 3, 1, 4])
})
