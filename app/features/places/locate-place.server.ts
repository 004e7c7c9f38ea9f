import { drawnAt } from './map-view.ts'
import { mapPointOf } from './position.ts'
import { type SmallMap, smallFrame } from './small-map.ts'
import { STATE_BOXES } from './state-boxes.ts'
import { zipCode } from './zip-codes.server.ts'

/**
 * Returns the map of the state that a place is in ([DET-09]); null for no place, for one outside of the states,
 * and for an island that the outlines leave out.
 */
export function locatePlace(place: number | null): SmallMap | null {
  const code = place ? zipCode(place) : null
  if (!code || !Object.hasOwn(STATE_BOXES, code.state)) return null
  const { state, city } = code
  const frame = smallFrame(state)
  const drawn = drawnAt(mapPointOf(code), state, state)
  const [x, y] = [Math.round(drawn.x), Math.round(drawn.y)]
  const isInside = x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height
  return isInside ? { state, city, frame, x, y } : null
}
