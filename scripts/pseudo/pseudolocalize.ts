import type { Message } from '../messages/icu.ts'

// Pseudolocalization: English as a language of long words. A text that stays plain English was not translated.

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** No letter of Spanish or Russian: what users wrote can be told from messages. */
const ACCENTED = 'âƀçðëƒĝĥîĵķļɱńöþǫŕšţûṽŵẋýž'
const CAPITALS = 'ÂƁÇÐËƑĜĤÎĴĶĻṀŃÖÞǪŔŠŢÛṼŴẊÝŽ'

/** What separates other text from a pseudolocalized message. */
export const PSEUDO_LETTERS = new RegExp(`[${ACCENTED}${CAPITALS}[\\]]+`, 'u')

/** Vowels are written twice, which makes a text about 40 % longer, and each word of it. */
const accented = (letter: string) => {
  const accent =
    ACCENTED[LETTERS.indexOf(letter)] ?? CAPITALS[LETTERS.toUpperCase().indexOf(letter)] ?? letter
  return /[aeiouy]/iu.test(letter) ? `${accent}${accent.toLowerCase()}` : accent
}

/** Arguments stay as they are. */
const longer = (text: string) =>
  text.replaceAll(/\{\w+\}|[a-z]/giu, (found) => (found.startsWith('{') ? found : accented(found)))

const inBrackets = (text: string) => `[${longer(text)}]`

/** Returns a message with accents on every letter, about 40 % longer, in brackets that show where it begins and ends. */
export function pseudolocalize(message: Message): Message {
  if (typeof message === 'string') return inBrackets(message)
  return Object.fromEntries(Object.entries(message).map(([form, text]) => [form, inBrackets(text)]))
}
