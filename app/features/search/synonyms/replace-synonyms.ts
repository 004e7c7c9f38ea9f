import { fold } from '#app/lib/fold.ts'

/** Words by what people type instead, both folded. */
export type Synonyms = ReadonlyMap<string, string>

/** Words are between signs and blanks: 'van' is not in 'vanguard'. */
const SEPARATOR = /[^\p{L}\p{M}\p{N}]/u

function isWhole(text: string, from: number, to: number): boolean {
  const [before, after] = [text[from - 1], text[to]]
  return (before === undefined || SEPARATOR.test(before)) && (after === undefined || SEPARATOR.test(after))
}

function replaceWord(text: string, typed: string, meaning: string): string {
  const folded = fold(text)
  // Folding may change the length of a text; then places in one are no places in the other.
  const source = folded.length === text.length ? text : folded
  for (let at = folded.indexOf(typed); at >= 0; at = folded.indexOf(typed, at + 1)) {
    const end = at + typed.length
    if (isWhole(folded, at, end)) return `${source.slice(0, at)}${meaning}${source.slice(end)}`
  }
  return text
}

/** Returns a search with what admins say people mean in place of what they typed, each synonym once, the longest first. */
export function replaceSynonyms(query: string, synonyms: Synonyms): string {
  const longestFirst = [...synonyms].toSorted(([a], [b]) => b.length - a.length)
  return longestFirst.reduce((text, [typed, meaning]) => replaceWord(text, typed, meaning), query)
}
