import { z } from 'zod'
import { readTexts } from './read-texts.ts'

const town = z.strictObject({
  city: z.string(),
  state: z.string().length(2),
  zip: z.string().length(5),
  /** Latitude and longitude of its ZIP code, in degrees. */
  at: z.tuple([z.number(), z.number()]),
  /** Of its phone numbers. */
  area: z.string().length(3),
  road: z.string(),
})
const file = z.strictObject({
  midwest: z.array(town),
  elsewhere: z.array(town),
  destinations: z.array(z.string()),
})

export type Town = Readonly<z.infer<typeof town>>

const { midwest, elsewhere, destinations } = readTexts('towns.yaml', file)

/** Where most of the trade of this site sits. */
export const MIDWEST_TOWNS: readonly Town[] = midwest
export const OTHER_TOWNS: readonly Town[] = elsewhere
/** Ends of the lanes that start in the Midwest. */
export const DESTINATIONS: readonly string[] = destinations
