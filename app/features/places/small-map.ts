import { frameOf, type MapFrame } from './map-view.ts'
import { STATE_BOXES } from './state-boxes.ts'

/** A state with a place in it, to be drawn. */
export type SmallMap = {
  readonly state: string
  readonly city: string
  readonly frame: MapFrame
  /** Where the place is drawn: the middle of a ZIP code to the mile, never where someone is. */
  readonly x: number
  readonly y: number
}

/** Its width, of its height. */
const SHAPE = 1.5

/** Returns the frame of a state in the shape that all small maps have. */
export function smallFrame(state: string): MapFrame {
  const { x, y, width, height } = frameOf(state)
  const [wide, high] = [
    Math.max(width, Math.round(height * SHAPE)),
    Math.max(height, Math.round(width / SHAPE)),
  ]
  return {
    x: x - Math.round((wide - width) / 2),
    y: y - Math.round((high - height) / 2),
    width: wide,
    height: high,
  }
}

/** Returns which states reach into a frame; boxes of states are upwards, frames downwards. */
export function statesIn({ x, y, width, height }: MapFrame): readonly string[] {
  return Object.entries(STATE_BOXES).flatMap(([code, [west, south, east, north]]) =>
    west < x + width && east > x && -north < y + height && -south > y ? [code] : [],
  )
}
