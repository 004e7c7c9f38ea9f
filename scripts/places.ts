import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brotliCompressSync, constants } from 'node:zlib'
import { z } from 'zod'
import { mapPointOf } from '#app/features/places/position.ts'
import { FIPS_OF_A_STATE } from '#app/lib/state-fips.ts'
import { STATE_OPTIONS } from '#app/lib/state-names.ts'
import { countyFinder } from './outlines/county-of-point.ts'

// Writes app/features/places/zip-data.server.ts from the package zipcodes (docs/decisions/0094), each with its county by the borders
// of the package us-atlas. Run it after an update of one of them; the file is committed, and the packages are
// not installed with the site.

const TARGET = 'app/features/places/zip-data.server.ts'
const load = createRequire(import.meta.url)

const zipCode = z.object({
  zip: z.string().regex(/^\d{5}$/u),
  latitude: z.number(),
  longitude: z.number(),
  city: z.string().min(1),
  state: z.string().length(2),
})
type ZipCode = z.infer<typeof zipCode>

const { codes } = z.object({ codes: z.record(z.string(), z.unknown()) }).parse(load('zipcodes/lib/codes.js'))

/** The 50 states and the capital: the site knows no territories, and mail to soldiers has no position. */
const STATES = new Set([...STATE_OPTIONS.map(({ value }) => value), 'DC'])

/** Leaves out what is not where it says: a ZIP code on the other side of the world, and an island in the Pacific. */
const isOnTheMap = ({ latitude, longitude }: ZipCode) => latitude > 18 && latitude < 72 && longitude < -66

const american = z.object({ country: z.literal('US') })
const kept = Object.values(codes)
  .filter((code) => american.safeParse(code).success)
  .map((code) => zipCode.parse(code))
  .filter((code) => STATES.has(code.state) && isOnTheMap(code))
  .sort((a, b) => a.zip.localeCompare(b.zip))

/** Thousandths of a degree are 120 yards, far less than a ZIP code is wide. */
const thousandths = (degrees: number) => Math.round(degrees * 1000)

/** Neighbors differ by little, and little compresses well. */
const steps = (values: readonly number[]) => values.map((value, i) => value - (values[i - 1] ?? 0)).join(' ')

const same = (texts: readonly string[]) => texts.map((text, i) => (text === texts[i - 1] ? '' : text))

const find = countyFinder()
const counties = kept.map((code) => find(mapPointOf(code), code.state))

const columns = [
  steps(kept.map(({ zip }) => Number(zip))),
  steps(kept.map(({ latitude }) => thousandths(latitude))),
  steps(kept.map(({ longitude }) => thousandths(longitude))),
  same(kept.map(({ state }) => state)).join(','),
  same(kept.map(({ city }) => city)).join(','),
  same(counties.map(({ fips }) => String(fips % FIPS_OF_A_STATE))).join(','),
].join('\n')

const packed = brotliCompressSync(columns, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
}).toString('base64')

const license = readFileSync(load.resolve('zipcodes/LICENSE'), 'utf8').trim()

writeFileSync(
  TARGET,
  `/*!
Made by scripts/places.ts from the package zipcodes, whose license follows, and from the borders of us-atlas (ISC, Copyright
2013-2019 Michael Bostock; the license is in public/state-outlines.svg).

${license}
*/

/** ZIP codes by column, as the script writes them: compressed with Brotli, in base64. */
export const ZIP_DATA =
  '${packed}'
`,
)
const outside = counties.map(({ miles }) => miles).filter((miles) => miles > 0)
console.log(`${TARGET}: ${kept.length} ZIP codes, ${Math.round(packed.length / 1024)} KB`)
console.log(
  `${outside.length} lie outside of their states, by ${Math.ceil(Math.max(0, ...outside))} miles at most`,
)
