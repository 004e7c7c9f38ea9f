import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { type MapPoint, mapPointOf } from '#app/features/places/position.ts'
import { STATE_OPTIONS } from '#app/lib/state-names.ts'

// Draws the outlines of the states on the flat map: public/state-outlines.svg, and how far each state reaches, from the package
// us-atlas (docs/decisions/0095). Run it after an update of that package; the files are committed.

const DRAWING = 'public/state-outlines.svg'
const BOXES = 'app/features/places/state-boxes.ts'
const load = createRequire(import.meta.url)

const ring = z.array(z.int())
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), arcs: z.array(ring), properties: z.object({ name: z.string() }) }),
  z.object({
    type: z.literal('MultiPolygon'),
    arcs: z.array(z.array(ring)),
    properties: z.object({ name: z.string() }),
  }),
])
const pair = z.tuple([z.number(), z.number()])
const atlas = z
  .object({
    arcs: z.array(z.array(pair)),
    transform: z.object({ scale: pair, translate: pair }),
    objects: z.object({ states: z.object({ geometries: z.array(geometry) }) }),
  })
  .parse(JSON.parse(readFileSync(load.resolve('us-atlas/states-10m.json'), 'utf8')))

const { scale, translate } = atlas.transform

/** Decodes a border: steps on a grid, from its first point on. */
function border(steps: readonly (readonly [number, number])[]): MapPoint[] {
  let [x, y] = [0, 0]
  return steps.map(([dx, dy]) => {
    x += dx
    y += dy
    const longitude = x * scale[0] + translate[0]
    // The end of the Aleutians is beyond the date line.
    return mapPointOf({
      latitude: y * scale[1] + translate[1],
      longitude: longitude > 0 ? longitude - 360 : longitude,
    })
  })
}

function distanceToLine({ x, y }: MapPoint, a: MapPoint, b: MapPoint): number {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  if (length === 0) return Math.hypot(x - a.x, y - a.y)
  return Math.abs((b.y - a.y) * x - (b.x - a.x) * y + b.x * a.y - b.y * a.x) / length
}

/** Leaves out points that are within `tolerance` miles of the line without them (Douglas and Peucker). */
function simplify(points: readonly MapPoint[], tolerance: number): readonly MapPoint[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  let [farthest, most] = [0, tolerance]
  for (const [i, point] of points.entries()) {
    const distance = distanceToLine(point, first, last)
    if (distance > most) [farthest, most] = [i, distance]
  }
  if (farthest === 0) return [first, last]
  const before = simplify(points.slice(0, farthest + 1), tolerance)
  return [...before.slice(0, -1), ...simplify(points.slice(farthest), tolerance)]
}

const TOLERANCE_MILES = 1.5
const MIN_ISLAND_SQUARE_MILES = 60

/** Neighbors share their border, so that no gap opens between them. */
const borders = atlas.arcs.map((arc) => simplify(border(arc), TOLERANCE_MILES))

const ringPoints = (arcs: readonly number[]): readonly MapPoint[] =>
  arcs.flatMap((arc) => (arc >= 0 ? (borders[arc] ?? []) : (borders[~arc] ?? []).toReversed()).slice(0, -1))

const area = (points: readonly MapPoint[]) =>
  Math.abs(
    points.reduce((sum, { x, y }, i) => {
      const next = points[(i + 1) % points.length] ?? { x, y }
      return sum + x * next.y - next.x * y
    }, 0) / 2,
  )

function pathOf(rings: readonly (readonly MapPoint[])[]): string {
  return rings
    .map((points) => {
      let [lastX, lastY] = [0, 0]
      const steps = points.map(({ x, y }, i) => {
        const [toX, toY] = [Math.round(x), -Math.round(y)]
        const step = i === 0 ? `M${toX} ${toY}l` : `${toX - lastX} ${toY - lastY} `
        ;[lastX, lastY] = [toX, toY]
        return step
      })
      return `${steps.join('').trimEnd()}z`
    })
    .join('')
}

const codeOf = new Map([
  ...STATE_OPTIONS.map(({ value, text }) => [text, value] as const),
  ['District of Columbia', 'DC'],
])

const drawn = atlas.objects.states.geometries.flatMap((state) => {
  const code = codeOf.get(state.properties.name)
  if (!code) return []
  const polygons = state.type === 'Polygon' ? [state.arcs] : state.arcs
  const rings = polygons.flatMap((polygon) => polygon.slice(0, 1).map(ringPoints))
  const largest = Math.max(...rings.map(area))
  const kept = rings.filter((points) => area(points) >= Math.min(MIN_ISLAND_SQUARE_MILES, largest))
  const all = kept.flat()
  const [xs, ys] = [all.map(({ x }) => Math.round(x)), all.map(({ y }) => Math.round(y))]
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  return [{ code, path: pathOf(kept), box }]
})
drawn.sort((a, b) => a.code.localeCompare(b.code))

const license = readFileSync(load.resolve('us-atlas/LICENSE'), 'utf8').trim()
const symbols = drawn
  .map(({ code, path }) => `<path id="${code}" vector-effect="non-scaling-stroke" d="${path}"/>`)
  .join('\n')
writeFileSync(
  DRAWING,
  `<svg xmlns="http://www.w3.org/2000/svg">\n<!--\nMade by scripts/outlines.ts from the package us-atlas, whose license follows.\n\n${license}\n-->\n${symbols}\n</svg>\n`,
)
writeFileSync(
  BOXES,
  `/**
 * How far each state reaches on the flat map, in miles: west, south, east and north. Made by scripts/outlines.ts together with
 * the outlines.
 */
export const STATE_BOXES: Readonly<Record<string, readonly [number, number, number, number]>> = {
${drawn.map(({ code, box }) => `  ${code}: [${box.join(', ')}],`).join('\n')}
}
`,
)
console.log(`${DRAWING}: ${drawn.length} states, ${Math.round(symbols.length / 1024)} KB`)
