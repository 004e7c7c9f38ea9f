import { pickLocale, type Translate, translator } from '../words/translate.ts'

/** Returns the translator for the language of the document. */
export const documentWords = (): Translate => translator(pickLocale(document.documentElement.lang))
