import type { z } from 'zod'
import type { FormValues } from '#app/lib/draft.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#app/lib/locale.ts'
import { TEXT_FIELDS } from '#app/lib/localized-text.ts'
import { RefusedError, refuse } from '#app/lib/refusal.ts'

/**
 * Returns values that a form once stored, judged by today's rules; `schemaFor` makes the form that requires the texts of a
 * language. Refuses moderation.notRevertible: a rule has changed since, or other fields do not go with them any more.
 */
export function parseReverted<Schema extends z.ZodType>(
  schemaFor: (required: Locale) => Schema,
  values: FormValues,
): z.output<Schema> {
  const required = LOCALES.find((locale) => values[TEXT_FIELDS[locale].title]) ?? DEFAULT_LOCALE
  const parsed = schemaFor(required).safeParse(values)
  if (!parsed.success) throw new RefusedError(refuse('conflict', 'moderation.notRevertible'))
  return parsed.data
}
