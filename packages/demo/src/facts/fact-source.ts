import { z } from 'zod'
import { localized } from '../localized.ts'
import type { Random } from '../random.ts'
import type { Town } from '../towns.ts'

/** What is filled in for {name}: the same in every language, or one text for each. */
export const fact = z.union([z.string(), localized])
export type Fact = z.infer<typeof fact>
export type Facts = Readonly<Record<string, Fact>>

/** Names of files in pictures/scenes/. */
export const sceneNames = z.array(z.string()).min(1)
/** From and to, both included. */
export const range = z.tuple([z.number(), z.number()])
/** One of the things or services that a listing can be about. */
export const namedThing = z.strictObject({ name: fact, what: fact, scenes: sceneNames })

/** What one listing is about; `price` is '' where none is named. */
export type ListingFacts = {
  readonly facts: Facts
  readonly price: string
  readonly scenes: readonly string[]
}

/** Draws the facts of one listing. The town is where it is posted. */
export type DrawFacts = (random: Random, town: Town) => ListingFacts

/** Makes a sort of listing: `schema` checks the lists of its YAML file, from which `draw` then draws. */
export function factSource<S extends z.ZodType>(
  schema: S,
  draw: (lists: z.infer<S>, random: Random, town: Town) => ListingFacts,
) {
  return (given: unknown): DrawFacts => {
    const lists = schema.parse(given)
    return (random, town) => draw(lists, random, town)
  }
}
