import { LOCALES } from '#app/lib/locale.ts'
import { TEXT_FIELDS } from '#app/lib/localized-text.ts'
import { fits } from '#app/lib/text.ts'
import { textOf, type Values } from '../field-values.ts'
import { shortened, shortenedText } from './repaired-texts.ts'

type Limits = { readonly title: number; readonly description: number }
type Remark = { readonly field: string; readonly reason: string }

/**
 * Returns the texts of an item in every language, within the limits. A title that had to be shortened is the first
 * line of the description too, if there is room.
 */
export function itemTexts(
  values: Values,
  limits: Limits,
): { readonly texts: Readonly<Record<string, string>>; readonly remarks: readonly Remark[] } {
  const remarks: Remark[] = []
  const texts = LOCALES.flatMap((locale) => {
    const names = TEXT_FIELDS[locale]
    const title = shortened(values[names.title], limits.title)
    const written = textOf(values[names.description])
    const both = `${textOf(values[names.title])}\n\n${written}`
    const hasRoom = title.reason !== null && fits(both, limits.description)
    const description = shortenedText(hasRoom ? both : written, limits.description)
    if (title.reason) remarks.push({ field: names.title, reason: title.reason })
    if (description.reason) remarks.push({ field: names.description, reason: description.reason })
    return [
      [names.title, title.text],
      [names.description, description.text],
    ] as const
  })
  return { texts: Object.fromEntries(texts), remarks }
}
