import { CATEGORIES, type CategorySlug } from '#app/features/categories/category-list.ts'
import { fold, foldLetters, PART_SEPARATOR } from '#app/lib/fold.ts'
import { LOCALES } from '#app/lib/locale.ts'
import type { LocalizedText } from '#app/lib/localized-text.ts'

/** Longer terms are cut: more says nothing, and no index helps with it ([SRCH-05]). In characters. */
export const MAX_TERM_LENGTH = 100

type Searchable = { category: CategorySlug; title: LocalizedText; description: LocalizedText }

/**
 * Returns the text by which an item is found ([SRCH-01]): category, title and description in all its languages,
 * folded.
 */
export function searchTextOf({ category, title, description }: Searchable): string {
  const parts = [CATEGORIES[category].names, title, description]
  return fold(parts.flatMap((part) => LOCALES.map((locale) => part[locale] ?? '')).join(PART_SEPARATOR))
}

/** Returns the words of a text that can correct a misspelled one: letters only, 4 to 32 of them, folded. */
export function wordsOf(text: string): readonly string[] {
  return [...new Set(foldLetters(text).match(/\p{L}{4,32}/gu) ?? [])]
}

/** Returns a search term as it is looked up: folded, single spaces, cut at MAX_TERM_LENGTH. '' means no search. */
export function searchTerm(typed: string): string {
  return [...fold(typed).replace(/\s+/gu, ' ').trim()].slice(0, MAX_TERM_LENGTH).join('').trim()
}
