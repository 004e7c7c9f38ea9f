import { z } from 'zod'
import { LANGUAGES, localized } from './localized.ts'
import { readTexts } from './read-texts.ts'

const names = z.array(z.string())
const language = z.enum(LANGUAGES)
const desk = z.strictObject({ names, mailboxes: names })
const person = z.strictObject({ name: z.string(), language })

const file = z.strictObject({
  signatures: z.strictObject({ en: names, ru: names, es: names }),
  signaturesInLatin: names,
  desks: z.strictObject({ work: desk, hire: desk, sale: desk, service: desk }),
  members: z.array(person),
  newcomers: z.array(z.strictObject({ weight: z.number(), language, firstNames: names, lastNames: names })),
  bios: z.array(localized),
})

export type Desk = z.infer<typeof desk>
export type Person = z.infer<typeof person>

const texts = readTexts('people.yaml', file)

/** First names under a text, by its language. */
export const SIGNATURES = texts.signatures
/** How a Russian-speaking office signs an English text. */
export const SIGNATURES_IN_LATIN: readonly string[] = texts.signaturesInLatin
/** Who is reached when it is not a person by name. */
export const DESKS = texts.desks
/** Users who signed up long ago. */
export const MEMBERS: readonly Person[] = texts.members
/** Parts of the names of users who signed up lately. */
export const NEWCOMER_NAMES = texts.newcomers
export const BIOS = texts.bios
