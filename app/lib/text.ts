// C0 and C1 controls except tab and line feed, bidirectional marks, zero-width characters, and letters without a
// glyph: a name made of them would look empty in every list.
const UNSEEN =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/gu

/**
 * Returns what a user typed, unchanged (D-29) except for invisible characters: composed form, no controls, trimmed. Office programs separate lines by other signs: each is a line break.
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u000B\u000C\u0085\u2028\u2029]/gu, '\n')
    .replace(UNSEEN, '')
    .trim()
}

/** The same on one line, for names, subjects and titles. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replace(/[\t\n]+/gu, ' ')
    .replace(/ {2,}/gu, ' ')
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Returns the length as users see it (D-29): a flag or an accented letter counts once. */
export function lengthSeen(text: string): number {
  return [...graphemes.segment(text)].length
}

/** A shortened text never ends in these: blanks, and marks that announce more. */
const LOOSE_END = /[\s\p{Pd},;:.!?¡¿(«“"'…]+$/u

/** Returns how many code units the first code points of a text take. */
function unitsOf(text: string, points: number): number {
  let units = 0
  for (let i = 0; i < points && units < text.length; i += 1)
    units += (text.codePointAt(units) ?? 0) > 0xffff ? 2 : 1
  return units
}

/**
 * Returns a text on one line, in at most `max` code points. A longer text ends after a whole word, in "…". Only a
 * word that fills more than half of the space is cut itself.
 */
export function truncate(text: string, max: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  if (unitsOf(line, max) === line.length) return line
  const head = line.slice(0, unitsOf(line, max - 1))
  const end = line[head.length] === ' ' ? head.length : head.lastIndexOf(' ')
  const whole = end > max / 2 ? head.slice(0, end) : head
  return `${whole.replace(LOOSE_END, '')}…`
}

/** A visible character may consist of several code points; more than this for each are no text. */
const CODE_POINTS_EACH = 4

/** The code points that a column for texts of `max` visible characters stores, where it has room for marks. */
export const withMarks = (max: number): number => max * CODE_POINTS_EACH

/**
 * Whether a text has at most `max` visible characters, and no more code points than its column stores: marks can be
 * stacked on one letter without end.
 */
export function fits(text: string, max: number, stored = max): boolean {
  // Counting visible characters is slow, and there are never more of them than code units.
  return (
    text.length <= Math.min(max, stored) || (lengthSeen(text) <= max && Array.from(text).length <= stored)
  )
}

type Issues = { readonly issues: readonly { readonly path?: readonly PropertyKey[] | undefined }[] }

/**
 * The options of a check that runs only while its field has no other error: a field shows one error, the first. Unlike
 * `stop` it does not hold back the checks of the whole form.
 */
export const unlessWrong = (error: string) =>
  ({ error, when: ({ issues }: Issues) => issues.length === 0 }) as const

/** When a check of several fields runs: while none of them is wrong by itself, whatever is wrong with the others. */
export const whenRight = (...fields: readonly string[]) =>
  ({ when: ({ issues }: Issues) => issues.every(({ path }) => !fields.includes(String(path?.[0]))) }) as const

/** The error of a check that suppresses those after it: a field shows one error, the first. */
export const stop = (error: string) => ({ error, abort: true }) as const

/** Returns a text with a capital letter first. */
export const capitalize = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** Returns a name as it is written inside of a sentence; abbreviations keep their capitals: 'DPF', 'W-2'. */
export const uncapitalize = (text: string): string =>
  text.replace(/^\p{Lu}(?![\p{Lu}\d-])/u, (letter) => letter.toLowerCase())
