import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { type MapPoint, mapPointOf } from '#app/features/places/position.ts'

// Reads the package us-atlas: borders, and which of them enclose what.

const load = createRequire(import.meta.url)

const ring = z.array(z.int())
const named = { id: z.string(), properties: z.object({ name: z.string() }) }
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), arcs: z.array(ring), ...named }),
  z.object({ type: z.literal('MultiPolygon'), arcs: z.array(z.array(ring)), ...named }),
])
const pair = z.tuple([z.number(), z.number()])
const collection = z.object({ geometries: z.array(geometry) })
const topology = z.object({
  arcs: z.array(z.array(pair)),
  transform: z.object({ scale: pair, translate: pair }),
  objects: z.object({ states: collection, counties: collection.optional() }),
})
type Topology = z.output<typeof topology>

/** A ring of a border: numbers of arcs, of which negative ones are gone through backwards. */
export type Ring = readonly number[]

/** A state or a county: its FIPS code, and its polygons as an outer ring with its holes. */
export type Area = {
  readonly id: string
  readonly name: string
  readonly polygons: readonly (readonly Ring[])[]
}

type Atlas = {
  readonly arcs: readonly (readonly MapPoint[])[]
  readonly states: readonly Area[]
  readonly counties: readonly Area[]
}

/** Decodes a border: steps on a grid, from its first point on. */
function border(steps: readonly (readonly [number, number])[], { scale, translate }: Topology['transform']) {
  let [x, y] = [0, 0]
  return steps.map(([dx, dy]): MapPoint => {
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

const areasOf = (read: z.output<typeof collection> | undefined): readonly Area[] =>
  (read?.geometries ?? []).map((shape) => ({
    id: shape.id,
    name: shape.properties.name,
    polygons: shape.type === 'Polygon' ? [shape.arcs] : shape.arcs,
  }))

/** Reads a file of the package; borders are on the flat map. */
export function readAtlas(name: 'states-10m' | 'counties-10m'): Atlas {
  const read = topology.parse(JSON.parse(readFileSync(load.resolve(`us-atlas/${name}.json`), 'utf8')))
  return {
    arcs: read.arcs.map((steps) => border(steps, read.transform)),
    states: areasOf(read.objects.states),
    counties: areasOf(read.objects.counties),
  }
}

export const atlasLicense = (): string => readFileSync(load.resolve('us-atlas/LICENSE'), 'utf8').trim()
