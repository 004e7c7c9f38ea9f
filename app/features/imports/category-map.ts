import { CATEGORIES, CATEGORY_SLUGS, type CategorySlug } from '#app/features/categories/category-list.ts'
import { parseCategory } from '#app/features/categories/labels.ts'
import { fold } from '#app/lib/fold.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { listOf, textOf } from './field-values.ts'

/** Our names in all languages. */
const BY_NAME: ReadonlyMap<string, CategorySlug> = new Map(
  CATEGORY_SLUGS.flatMap((slug) =>
    LOCALES.map((locale) => [fold(CATEGORIES[slug].names[locale]), slug] as const),
  ),
)

const labelsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? listOf(value) : [textOf(value)]

/**
 * Finds our category by what a row calls it: by the operator's map first, by id or by name, then by our own names and those
 * of older systems.
 */
export function categoryFinder(map: ReadonlyMap<string, CategorySlug>) {
  const unknown = new Map<string, number>()
  const find = (value: unknown): CategorySlug | null => {
    const labels = labelsOf(value).filter(Boolean)
    const mapped = labels.map((label) => map.get(categoryKey(label))).find(Boolean)
    return (
      mapped ?? labels.map((label) => parseCategory(label) ?? BY_NAME.get(fold(label))).find(Boolean) ?? null
    )
  }
  /** Finds it, and counts what is none here, by name rather than by id. */
  const findOrCount = (value: unknown): CategorySlug | null => {
    const found = find(value)
    const labels = labelsOf(value)
    const name = labels.find((label) => !/^\d*$/u.test(label)) ?? labels[0] ?? ''
    if (found === null) unknown.set(name, (unknown.get(name) ?? 0) + 1)
    return found
  }
  return { find, findOrCount, unknown }
}

export type CategoryFinder = ReturnType<typeof categoryFinder>

/** Returns the key under which a label of the operator's map is found. */
export const categoryKey = (label: string): string => fold(label.trim())
