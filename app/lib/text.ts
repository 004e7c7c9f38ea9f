// C0 and C1 controls but tab and line feed, marks that turn the direction of writing around, what takes no room, and
// letters without a shape: a name of them would stand empty in every list.
const UNSEEN =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/gu

/** What a person typed, kept as it is (D-29) but for what nobody can see: composed form, no controls, trimmed. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/gu, '\n').replace(UNSEEN, '').trim()
}

/** The same on one line, for names, subjects and titles. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/[\t\r\n\u2028\u2029]+/gu, ' ')).replace(/ {2,}/gu, ' ')
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Length as people see it (D-29): one flag or one letter with accents counts once. */
export function lengthSeen(text: string): number {
  return [...graphemes.segment(text)].length
}

/** What no shortened text ends in: blanks, and marks that announce more. */
const LOOSE_END = /[\s\p{Pd},;:.!?¡¿(«“"'…]+$/u

/**
 * A text on one line, in at most `max` code points: what is longer ends after a whole word, in "…". Only a word that fills
 * more than half of the room is cut itself.
 */
export function truncate(text: string, max: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  const points = Array.from(line)
  if (points.length <= max) return line
  const head = points.slice(0, max - 1)
  const end = points[max - 1] === ' ' ? head.length : head.lastIndexOf(' ')
  const whole = end > max / 2 ? head.slice(0, end) : head
  return `${whole.join('').replace(LOOSE_END, '')}…`
}

/** A character as people see it may be made of several code points; more than so many for each are no text. */
const CODE_POINTS_EACH = 4

/**
 * Whether a text has at most `max` characters as people see them, and no more code points than the database keeps of it:
 * marks can be piled up on one letter without end.
 */
export function fits(text: string, max: number, stored = max * CODE_POINTS_EACH): boolean {
  return lengthSeen(text) <= max && Array.from(text).length <= stored
}

/** How a check of a field complains when those after it must not: one complaint a field, the first one. */
export const stop = (error: string) => ({ error, abort: true }) as const
