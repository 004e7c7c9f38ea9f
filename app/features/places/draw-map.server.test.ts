import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { type DrawnMap, drawMap } from './draw-map.server.ts'
import { findPlace } from './find-place.server.ts'
import { aroundCounty, counties } from './known-counties.server.ts'
import { milesOf, WITHIN_CHOICES } from './near.ts'
import { circleOf, mapPointOf } from './position.ts'
import { zipCodes } from './zip-codes.server.ts'

const sumOf = (counted: readonly { count: number }[]) => counted.reduce((sum, { count }) => sum + count, 0)

/** Listings in any ZIP codes of the country, many of them in two states with small counties. */
const anyCounts = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(...zipCodes()),
        fc.constantFrom(...zipCodes().filter(({ state }) => ['VA', 'NJ', 'DC'].includes(state))),
      ),
      fc.integer({ min: 1, max: 3000 }),
    ),
    { maxLength: 300 },
  )
  .map((places) => Object.fromEntries(places.map(([{ zip }, count]) => [String(zip), count])))

/** What the rows or the clusters of a map say, by where they lead. */
const countsOf = (parts: readonly { key: string; count: number }[]) =>
  Object.fromEntries(parts.map(({ key, count }) => [key, count]))

/** Whether the list and the picture of a map add up to its total. */
const addsUp = ({ rows, clusters, total }: DrawnMap) => sumOf(rows) === total && sumOf(clusters) === total

const pointsOf = (fips: number) =>
  zipCodes()
    .filter(({ county }) => county === fips)
    .map(mapPointOf)

/** The smallest distance around a town that covers the places of a county. */
function leastAround(near: string, fips: number) {
  const place = findPlace(near)
  if (!place) return null
  const points = pointsOf(fips)
  return WITHIN_CHOICES.find((within) => {
    const { x, y, radius } = circleOf({ place, miles: milesOf(within) })
    return points.every(
      (point) => Math.hypot(point.x - x, point.y - y) <= (radius ?? Number.POSITIVE_INFINITY),
    )
  })
}

describe('the map of counted places', () => {
  test('[GEO-07] towns add up to their county, counties to their state, and states to the country', () => {
    const property = fc.property(anyCounts, (counts) => {
      const country = drawMap(counts, { state: null }, 'en')
      expect(country.total).toBe(sumOf(Object.values(counts).map((count) => ({ count }))))
      expect(addsUp(country)).toBe(true)
      for (const { key: state, count } of country.rows) {
        const inState = drawMap(counts, { state }, 'en')
        expect(inState.total, state).toBe(count)
        expect(addsUp(inState), state).toBe(true)
        for (const { key, count: listed } of inState.level === 'counties' ? inState.rows : []) {
          const county = drawMap(counts, { state, county: Number(key) }, 'en')
          expect(county.total, key).toBe(listed)
          expect(addsUp(county), key).toBe(true)
        }
      }
    })
    fc.assert(property, { numRuns: numRuns(8), seed: 7, endOnFailure: true })
  })

  test('[GEO-07] each state and county of the list has one cluster, which says the same', () => {
    const property = fc.property(anyCounts, (counts) => {
      const country = drawMap(counts, { state: null }, 'en')
      expect(countsOf(country.clusters)).toEqual(countsOf(country.rows))
      for (const { key: state } of country.rows) {
        const { level, clusters, rows } = drawMap(counts, { state }, 'en')
        // Clusters of towns lead to what is around them, by ZIP code.
        const parts = level === 'towns' ? country : { clusters, rows }
        expect(countsOf(parts.clusters), state).toEqual(countsOf(parts.rows))
      }
    })
    fc.assert(property, { numRuns: numRuns(8), seed: 7, endOnFailure: true })
  })

  test('[GEO-07] a county has one cluster, in the frame, and none of them hides another', () => {
    const counts = Object.fromEntries(zipCodes().map(({ zip }) => [String(zip), 1 + (zip % 40)]))
    for (const state of ['VA', 'TX', 'NJ', 'AK', 'HI']) {
      const { clusters, rows, frame } = drawMap(counts, { state }, 'en')
      expect(clusters.map(({ key }) => key).sort()).toEqual(rows.map(({ key }) => key).sort())
      for (const [i, { x, y, radius, key }] of clusters.entries()) {
        expect(x - radius >= frame.x - 0.1 && x + radius <= frame.x + frame.width + 0.1, key).toBe(true)
        expect(y - radius >= frame.y - 0.1 && y + radius <= frame.y + frame.height + 0.1, key).toBe(true)
        const others = clusters
          .slice(i + 1)
          .filter((other) => Math.hypot(other.x - x, other.y - y) < radius * 0.75)
        expect(others, `${state} ${key}`).toEqual([])
      }
    }
  })

  test('[GEO-07] the list of a county reaches all of its places, and no smaller choice does', () => {
    for (const { fips, state } of [...counties().values()].filter((_, i) => i % 40 === 0)) {
      const list = aroundCounty(fips)
      expect(list?.within ?? null, `${state} ${fips}`).toBe(list && leastAround(list.near, fips))
      expect(list === null, `${state} ${fips}`).toBe(pointsOf(fips).length === 0)
    }
  })
})
