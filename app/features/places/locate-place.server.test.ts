import { expect, test } from 'vitest'
import { locatePlace } from './locate-place.server.ts'
import { STATE_BOXES } from './state-boxes.ts'
import { zipCodes } from './zip-codes.server.ts'

test('[DET-09] each ZIP code of a state is inside the map of that state, and no finer than a mile', () => {
  const outside = zipCodes().flatMap(({ zip, state }) => {
    if (!Object.hasOwn(STATE_BOXES, state)) return []
    const map = locatePlace(zip)
    if (!map || map.state !== state) return [zip]
    const { frame, x, y } = map
    const isIn = x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height
    return isIn && Number.isInteger(x) && Number.isInteger(y) ? [] : [zip]
  })
  // Block Island, which the outlines leave out.
  expect(outside).toEqual([2807])
})

test('[DET-09] what has no place, and what is outside of the states, has no map', () => {
  expect(locatePlace(0)).toBeNull()
  expect(locatePlace(null)).toBeNull()
  expect(locatePlace(99_999)).toBeNull()
  // San Juan, Puerto Rico.
  expect(locatePlace(901)).toBeNull()
})
