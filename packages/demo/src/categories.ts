import { z } from 'zod'
import { closing } from './closings.ts'
import { trade } from './companies.ts'
import { FACT_SOURCES } from './facts/fact-sources.ts'
import { localized, partlyLocalized } from './localized.ts'
import { readTexts, textFilesIn } from './read-texts.ts'

const FOLDER = 'categories'

const sourceName = z.custom<keyof typeof FACT_SOURCES>(
  (name) => typeof name === 'string' && Object.hasOwn(FACT_SOURCES, name),
  'no such source of facts',
)

/** Titles, and the sentences of a description slot by slot: one is picked from each, the same in every language. */
const kind = z
  .strictObject({
    facts: sourceName,
    weight: z.number().positive(),
    trade,
    closing,
    lists: z.unknown(),
    titles: z.array(localized).min(1),
    body: z.array(z.array(localized).min(1)).min(1),
  })
  .transform(({ facts, lists, ...texts }) => ({ ...texts, drawFacts: FACT_SOURCES[facts](lists) }))

const billboard = z.strictObject({
  /** The name of its picture, and the one layouts know it by. */
  key: z.string(),
  /** Its place among all billboards. Its public number and its random facts follow from it. */
  number: z.int().nonnegative(),
  company: z.string(),
  /** A city of towns.yaml. */
  town: z.string(),
  price: z.string(),
  /** Links to the company's site; otherwise it shows a phone number. */
  site: z.literal(true).optional(),
  featured: z.literal(true).optional(),
  title: partlyLocalized,
  description: partlyLocalized,
})

const category = z.strictObject({
  /** Of all listings, in thousandths. */
  share: z.number().positive(),
  kinds: z.array(kind).min(1),
  billboards: z.array(billboard),
})

/** A sort of listing: how its facts are drawn and what sellers write about them. */
export type Kind = z.output<typeof kind>
export type Billboard = z.output<typeof billboard>
export type CategoryTexts = z.output<typeof category>

const CATEGORIES: ReadonlyMap<string, CategoryTexts> = new Map(
  textFilesIn(FOLDER).map((name) => [name, readTexts(`${FOLDER}/${name}.yaml`, category)]),
)

/** The categories there are texts for. The shares of all of them add up to 1000. */
export const CATEGORY_NAMES: readonly string[] = [...CATEGORIES.keys()]

/** Returns what is written in a category. Throws where there is no file for it. */
export function textsOfCategory(name: string): CategoryTexts {
  const texts = CATEGORIES.get(name)
  if (!texts) throw new Error(`There is no texts/${FOLDER}/${name}.yaml`)
  return texts
}
