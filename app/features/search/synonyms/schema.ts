import { z } from 'zod'
import type { AdminTranslate } from '#app/i18n/translate.ts'
import { fold } from '#app/lib/fold.ts'
import { cleanLine, stop } from '#app/lib/text.ts'
import { SYNONYM_LIMITS } from './rules.ts'

const asTyped = (text: string) => fold(cleanLine(text))

/** Input of the form for a synonym, folded as searches are; messages in the language of `t`. */
export function synonymForm(t: AdminTranslate) {
  const { min, typed, meaning } = SYNONYM_LIMITS
  const words = (max: number) =>
    z
      .string({ error: t('searches.wordsRequired') })
      .overwrite(asTyped)
      .min(1, stop(t('searches.wordsRequired')))
      .refine(
        (text) => [...text].length >= min && [...text].length <= max,
        stop(t('searches.wordsLength', { min, max })),
      )
      .refine(
        (text) => /^[\p{L}\p{M}\p{N}'’.,/&+% -]*\p{L}[\p{L}\p{M}\p{N}'’.,/&+% -]*$/u.test(text),
        t('searches.wordsOnly'),
      )
  return z
    .object({ typed: words(typed), meaning: words(meaning) })
    .refine((form) => form.typed !== form.meaning, {
      path: ['meaning'],
      error: t('searches.sameWords'),
    })
}

export type NewSynonym = { readonly typed: string; readonly meaning: string }

/** Input of the button that removes a synonym. */
export const synonymRemoval = () =>
  z.object({
    typed: z
      .string()
      .min(1)
      .max(SYNONYM_LIMITS.typed * 4),
  })
