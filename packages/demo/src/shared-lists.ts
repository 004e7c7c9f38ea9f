import { z } from 'zod'
import { fact, sceneNames } from './facts/fact-source.ts'
import { localized } from './localized.ts'
import { readTexts } from './read-texts.ts'

const file = z.strictObject({
  hours: z.array(fact),
  hauls: z.array(z.strictObject({ name: localized, scenes: sceneNames })),
})

/** When a business is open, and what long-haul trucks pull. */
export const { hours: HOURS, hauls: HAULS } = readTexts('shared-lists.yaml', file)
