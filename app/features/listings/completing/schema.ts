import { z } from 'zod'
import { isAttributeKey } from '#app/features/attributes/catalog.ts'

/** What an owner confirms of the facts found in a text, by their keys; or that they are not asked again ([ATTR-19]). */
export const completedFacts = z.object({
  confirmed: z.array(z.string().refine(isAttributeKey)).max(20).default([]),
  next: z.enum(['save', 'dismiss']).default('save').catch('save'),
})

export type CompletedFacts = z.output<typeof completedFacts>
