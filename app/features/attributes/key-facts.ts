import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { Translate } from '#app/i18n/translate.ts'
import type { AttributeValues } from './attribute-values.ts'
import { shortText } from './card-facts.ts'
import { type AttributeKey, attributeOf } from './catalog.ts'
import { CATALOG } from './category-attributes.ts'
import { factRow } from './fact-table.ts'
import { jobRow } from './job-row.ts'

const MAX_KEY_FACTS = 4

/** A longer value is read in the table. */
const MAX_LENGTH = 40

export type KeyFact = { readonly label: string; readonly value: string }

/** Choices as cards say them; the label beside a flag, a number or the languages says what they are. */
function keyFact(key: AttributeKey, values: AttributeValues, t: Translate): KeyFact | null {
  const row = factRow(key, values, t)
  if (!row) return null
  const isChosen = attributeOf(key).type.startsWith('choice') && key !== 'languages'
  const value = isChosen ? shortText(key, values, t) : row.value
  return value && value.length <= MAX_LENGTH ? { label: row.label, value } : null
}

/**
 * Returns the facts that decide, with their names, for the head of a page ([DET-08]): those of the card first, then those that
 * the form asks for first. Pay has a card of its own.
 */
export function keyFacts(category: CategorySlug, values: AttributeValues, t: Translate): readonly KeyFact[] {
  const job = jobRow(category, values, t)
  if (job) return job.facts.filter(({ value }) => value !== '')
  const { card, first, asked } = CATALOG[category]
  const keys = [...new Set([...card, ...first, ...asked])]
  return keys.flatMap((key) => keyFact(key, values, t) ?? []).slice(0, MAX_KEY_FACTS)
}
