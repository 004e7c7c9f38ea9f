import { z } from 'zod'

export const LANGUAGES = ['en', 'ru', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** A text in every language. */
export const localized = z.strictObject({ en: z.string(), ru: z.string(), es: z.string() })
export type Localized = z.infer<typeof localized>

/** A text in some of the languages, at least one. */
export const partlyLocalized = localized.partial().refine((text) => Object.keys(text).length > 0)
export type PartlyLocalized = { readonly [L in Language]?: string }
