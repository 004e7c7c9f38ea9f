import { foldLetters } from '#app/lib/fold.ts'

/** A word, number, or sign of a query. */
export type Token = {
  /** Folded. */
  readonly text: string
  /** As it was typed. */
  readonly raw: string
}

/** More tokens say nothing more. */
const MAX_TOKENS = 24

const TOKEN =
  /24\/7|\$?(?:\d[\d.,]*|\.\d+)(?:[kк](?!\p{L}))?(?:[-–]\$?\d[\d.,]*(?:[kк](?!\p{L}))?)?\+?|\p{L}(?:[\p{L}\p{N}\p{M}]|['’](?=\p{L}))*|[%/]/giu

/** Cyrillic letters that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
}

/** A model typed with a Cyrillic letter: 'т680' is t680. */
const asModel = (text: string) =>
  /^[авекмнорстух]{1,3}\d/u.test(text)
    ? text.replace(/[авекмнорстух]/gu, (letter) => LOOKALIKES[letter] ?? letter)
    : text

/** Returns the words, numbers, and signs of a query in order. Hyphens separate words; letters after a number are a word of their own. */
export function parseQuery(text: string): readonly Token[] {
  return [...text.matchAll(TOKEN)].slice(0, MAX_TOKENS).map(([raw]) => ({
    raw,
    text: asModel(
      foldLetters(raw)
        .replace(/['’]/gu, '')
        .replace(/[.,]+$/u, ''),
    ),
  }))
}

const ENGLISH_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё'

const keyMap = (from: string, to: string) => new Map([...from].map((letter, i) => [letter, to[i] ?? letter]))
const TO_RUSSIAN = keyMap(ENGLISH_KEYS, RUSSIAN_KEYS)
const TO_ENGLISH = keyMap(RUSSIAN_KEYS, ENGLISH_KEYS)

/** Returns a text as the same keys write it in the other keyboard layout: 'ghbdtn' is 'привет'. */
export function inOtherLayout(text: string): string {
  const map = /\p{Script=Cyrillic}/u.test(text) ? TO_ENGLISH : TO_RUSSIAN
  return [...text.toLowerCase()].map((letter) => map.get(letter) ?? letter).join('')
}
