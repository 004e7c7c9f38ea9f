import { type Refusal, refuse } from '#app/lib/refusal.ts'

/** Admins write them by hand, and each search compares all of them with its words. */
const MAX_SYNONYMS = 200

export const SYNONYM_LIMITS = { min: 2, typed: 40, meaning: 60 } as const

/** Why no other synonym can be added. */
export const whyNoMoreSynonyms = (count: number): Refusal | null =>
  count >= MAX_SYNONYMS ? refuse('conflict', 'searches.tooMany', { count: MAX_SYNONYMS }) : null
