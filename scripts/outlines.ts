import { writeFileSync } from 'node:fs'
import { STATE_OPTIONS } from '#app/lib/state-names.ts'
import { atlasLicense, readAtlas } from './outlines/atlas.ts'
import { areaOf, pathOf, ringPoints, simplify } from './outlines/shapes.ts'

// Draws the outlines of the states on the flat map: public/state-outlines.svg, and how far each state reaches, from the package
// us-atlas (docs/decisions/0094). Run it after an update of that package; the files are committed.

const DRAWING = 'public/state-outlines.svg'
const BOXES = 'app/features/places/state-boxes.ts'

const TOLERANCE_MILES = 1.5
const MIN_ISLAND_SQUARE_MILES = 60

const atlas = readAtlas('states-10m')
const borders = atlas.arcs.map((arc) => simplify(arc, TOLERANCE_MILES))

const codeOf = new Map([
  ...STATE_OPTIONS.map(({ value, text }) => [text, value] as const),
  ['District of Columbia', 'DC'],
])

const drawn = atlas.states.flatMap(({ name, polygons }) => {
  const code = codeOf.get(name)
  if (!code) return []
  const rings = polygons.flatMap((polygon) => polygon.slice(0, 1).map((arcs) => ringPoints(borders, arcs)))
  const largest = Math.max(...rings.map(areaOf))
  const kept = rings.filter((points) => areaOf(points) >= Math.min(MIN_ISLAND_SQUARE_MILES, largest))
  const all = kept.flat()
  const [xs, ys] = [all.map(({ x }) => Math.round(x)), all.map(({ y }) => Math.round(y))]
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  return [{ code, path: pathOf(kept), box }]
})
drawn.sort((a, b) => a.code.localeCompare(b.code))

const symbols = drawn
  .map(({ code, path }) => `<path id="${code}" vector-effect="non-scaling-stroke" d="${path}"/>`)
  .join('\n')
writeFileSync(
  DRAWING,
  `<svg xmlns="http://www.w3.org/2000/svg">\n<!--\nMade by scripts/outlines.ts from the package us-atlas, whose license follows.\n\n${atlasLicense()}\n-->\n${symbols}\n</svg>\n`,
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
