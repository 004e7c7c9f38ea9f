import { mkdirSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { drawnAt } from '#app/features/places/map-view.ts'
import { type MapPoint, mapPointOf } from '#app/features/places/position.ts'
import { zipCodes } from '#app/features/places/zip-codes.server.ts'
import { FIPS_OF_A_STATE, STATE_FIPS } from '#app/lib/state-fips.ts'
import { type Area, readAtlas } from './outlines/atlas.ts'
import { arcsOf, countyBorders, sidesOf } from './outlines/county-lines.ts'
import { countyName } from './outlines/county-names.ts'
import { areaOf, pathOf, ringPoints } from './outlines/shapes.ts'

// Draws the counties of each state on the flat map, public/county-outlines/, and writes their names and how far they reach, from
// the package us-atlas (docs/decisions/0094). Run it after scripts/places.ts; the files are committed.

const FOLDER = 'public/county-outlines'
const TARGET = 'app/features/places/county-data.server.ts'

/** Tenths of a mile: a county is 30 miles wide. */
const UNITS_IN_A_MILE = 10
const MIN_ISLAND_SQUARE_MILES = 0.5
/** Islands smaller than this share of a county do not widen the part of the map that it is shown on. */
const MIN_SHARE_SHOWN = 0.05

const atlas = readAtlas('counties-10m')
const stateOf = ({ id }: Area) => Math.floor(Number(id) / FIPS_OF_A_STATE)
const counties = atlas.counties
  .filter((county) => [...STATE_FIPS.values()].includes(stateOf(county)))
  .sort((a, b) => Number(a.id) - Number(b.id))
const sides = sidesOf(counties)
const borders = countyBorders(atlas.arcs, sides)

/** Returns the rings of a county that are drawn, holes included. */
function ringsOf({ polygons }: Area): readonly (readonly MapPoint[])[] {
  const drawn = polygons.map((polygon) => polygon.map((ring) => ringPoints(borders, ring)))
  const largest = Math.max(...drawn.map(([outer = []]) => areaOf(outer)))
  return drawn
    .filter(([outer = []]) => areaOf(outer) >= Math.min(MIN_ISLAND_SQUARE_MILES, largest))
    .flatMap(([outer = [], ...holes]) => [outer, ...holes.filter((hole) => areaOf(hole) > 0)])
}

const path = (attributes: string, d: string) =>
  `<path ${attributes}vector-effect="non-scaling-stroke" d="${d}"/>`

/** The counties of other states along the border, and the lines between states there, which `state-outlines.svg` has too roughly. */
function aroundOf(inside: readonly Area[], state: number): readonly string[] {
  const beside = inside.flatMap((county) => arcsOf(county).flatMap((arc) => sides.get(arc) ?? []))
  const around = [...new Set(beside)].filter((county) => stateOf(county) !== state)
  const lines = [...new Set(around.flatMap(arcsOf))].filter((arc) => {
    const [one, other] = sides.get(arc) ?? []
    return one && (!other || stateOf(one) !== stateOf(other))
  })
  if (around.length === 0) return []
  return [
    path('id="around" ', pathOf(around.flatMap(ringsOf), UNITS_IN_A_MILE)),
    path(
      'id="lines" ',
      pathOf(
        lines.map((arc) => borders[arc] ?? []),
        UNITS_IN_A_MILE,
        '',
      ),
    ),
  ]
}

function drawingOf(code: string, state: number): string {
  const inside = counties.filter((county) => stateOf(county) === state)
  const drawn = inside.map((county) =>
    path(`id="c${Number(county.id)}" `, pathOf(ringsOf(county), UNITS_IN_A_MILE)),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">
<!-- Made by scripts/counties.ts from the package us-atlas, whose license is in /state-outlines.svg. -->
${[...aroundOf(inside, state), `<g id="${code}">`, ...drawn].join('\n')}
</g>
</svg>
`
}

const zips = Map.groupBy(zipCodes(), ({ county }) => county)

/** How far a county and its ZIP codes reach where it is drawn: left, top, right and bottom. */
function boxOf(county: Area, code: string): readonly number[] {
  const rings = ringsOf(county)
  const largest = Math.max(...rings.map(areaOf))
  const shown = rings.filter((ring) => areaOf(ring) >= largest * MIN_SHARE_SHOWN).flat()
  const places = (zips.get(Number(county.id)) ?? []).map(mapPointOf)
  const points = [...shown, ...places].map((point) => drawnAt(point, code, code))
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return [
    Math.floor(Math.min(...xs)),
    Math.floor(Math.min(...ys)),
    Math.ceil(Math.max(...xs)),
    Math.ceil(Math.max(...ys)),
  ]
}

mkdirSync(FOLDER, { recursive: true })
const sizes = [...STATE_FIPS].map(([code, state]) => {
  const drawing = drawingOf(code, state)
  writeFileSync(`${FOLDER}/${code}.svg`, drawing)
  return { code, size: drawing.length }
})

const codeOf = new Map([...STATE_FIPS].map(([code, state]) => [state, code] as const))
const boxes = counties.map((county) => boxOf(county, codeOf.get(stateOf(county)) ?? ''))
const columns = [
  counties.map(({ id }) => Number(id)).join(' '),
  counties.map(({ id, name }) => countyName(Number(id), name)).join(';'),
  ...[0, 1, 2, 3].map((side) => boxes.map((box) => box[side]).join(' ')),
].join('\n')
const packed = brotliCompressSync(columns, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
}).toString('base64')
writeFileSync(
  TARGET,
  `/*!
Made by scripts/counties.ts from the package us-atlas (ISC, Copyright 2013-2019 Michael Bostock; the license is in
public/state-outlines.svg).
*/

/** Counties by column, as the script writes them: compressed with Brotli, in base64. */
export const COUNTY_DATA =
  '${packed}'
`,
)
sizes.sort((a, b) => b.size - a.size)
const whole = sizes.reduce((sum, { size }) => sum + size, 0)
console.log(`${FOLDER}: ${counties.length} counties, ${Math.round(whole / 1024)} KB in ${sizes.length} files`)
console.log(
  sizes
    .slice(0, 5)
    .map(({ code, size }) => `${code}: ${Math.round(size / 1024)} KB`)
    .join(', '),
)
console.log(`${TARGET}: ${Math.round(packed.length / 1024)} KB`)
