import type { MapPoint } from './position.ts'
import { STATE_BOXES } from './state-boxes.ts'

/** The drawings of the states, by their codes. */
export const OUTLINES = '/state-outlines.svg'

/** The counties of a state, in tenths of a mile, and what is around them. */
export const countyOutlines = (state: string): string => `/county-outlines/${state}.svg`
export const COUNTY_SCALE = 'scale(0.1)'

/** A part of the map as it is drawn: downwards, in miles. */
export type MapFrame = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How a state that is far away is drawn: turned upright, smaller, and closer. Positions are those of the drawing. */
type Inset = {
  readonly from: MapPoint
  readonly to: MapPoint
  readonly scale: number
  readonly degrees: number
}

const INSETS: Readonly<Record<string, Inset>> = {
  AK: { from: { x: -2270, y: -2150 }, to: { x: -1150, y: 740 }, scale: 0.28, degrees: -34 },
  HI: { from: { x: -3839, y: -72 }, to: { x: -760, y: 840 }, scale: 1, degrees: -38 },
}

const NATION: MapFrame = { x: -1500, y: -900, width: 2940, height: 1870 }

/** The share of a state's size that is left free around it. */
const MARGIN = 0.08

const isShownAlone = (state: string | null): state is string =>
  state !== null && Object.hasOwn(STATE_BOXES, state)

/** Returns the frame of a state, or of the country. */
export function frameOf(state: string | null): MapFrame {
  const [west, south, east, north] = (state && STATE_BOXES[state]) || [0, 0, 0, 0]
  if (!isShownAlone(state)) return NATION
  // What is turned upright needs room in both directions.
  const [wide, high] = [east - west, north - south]
  const [width, height] = INSETS[state] ? [Math.max(wide, high), Math.max(wide, high)] : [wide, high]
  const margin = Math.max(width, height) * MARGIN
  return {
    x: Math.round((east + west - width) / 2 - margin),
    y: Math.round((-north - south - height) / 2 - margin),
    width: Math.round(width + 2 * margin),
    height: Math.round(height + 2 * margin),
  }
}

/** Returns the frame of what is within a radius of points, with room around it. */
export function frameAround(points: readonly MapPoint[], radius: number): MapFrame {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => -y)]
  const [west, north] = [Math.min(...xs) - radius, Math.min(...ys) - radius]
  const [width, height] = [Math.max(...xs) + radius - west, Math.max(...ys) + radius - north]
  const margin = Math.max(width, height) * MARGIN
  return {
    x: Math.round(west - margin),
    y: Math.round(north - margin),
    width: Math.round(width + 2 * margin),
    height: Math.round(height + 2 * margin),
  }
}

/** The share of a county's size that is left free around it, and the least that is shown of a small one, in miles. */
const [COUNTY_MARGIN, MIN_COUNTY_FRAME] = [0.15, 8]

/** Returns the frame of a county by how far it reaches where it is drawn. */
export function frameOfBox([left, top, right, bottom]: readonly [number, number, number, number]): MapFrame {
  const margin = Math.ceil(Math.max(right - left, bottom - top) * COUNTY_MARGIN)
  const [wide, high] = [right - left, bottom - top].map((size) =>
    Math.max(MIN_COUNTY_FRAME, size + 2 * margin),
  )
  const [width = 0, height = 0] = [wide, high]
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height }
}

/** Whether a state is drawn elsewhere than where it is. */
export const isInset = (state: string): boolean => Object.hasOwn(INSETS, state)

function insetIn(frameState: string | null, state: string): Inset | null {
  const inset = INSETS[state]
  if (!inset) return null
  return frameState === state ? { ...inset, to: inset.from, scale: 1 } : inset
}

/** Returns where a place of a state is drawn. */
export function drawnAt({ x, y }: MapPoint, state: string, frameState: string | null): MapPoint {
  const inset = insetIn(frameState, state)
  if (!inset) return { x, y: -y }
  const { from, to, scale, degrees } = inset
  const [dx, dy] = [x - from.x, -y - from.y]
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return { x: to.x + scale * (dx * cos - dy * sin), y: to.y + scale * (dx * sin + dy * cos) }
}

/** Returns the SVG transformation of a state's outline, the same as `drawnAt`. */
export function outlineTransform(state: string, frameState: string | null): string | undefined {
  const inset = insetIn(frameState, state)
  if (!inset) return undefined
  const { from, to, scale, degrees } = inset
  return `translate(${to.x} ${to.y}) scale(${scale}) rotate(${degrees}) translate(${-from.x} ${-from.y})`
}

/** Returns the states that are drawn: all, or around one that is shown alone those of its part of the country. */
export function statesDrawn(frameState: string | null): readonly string[] {
  const all = Object.keys(STATE_BOXES)
  return isShownAlone(frameState) && INSETS[frameState]
    ? [frameState]
    : all.filter((code) => frameState === null || !INSETS[code])
}
