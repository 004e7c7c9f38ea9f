import { isKnownWord } from './dictionary.ts'
import type { Group } from './word-query.ts'

/** The words of a term that may be misspelled: of letters, long enough to have similar ones, and not in the dictionary. */
export function wordsToSpell(groups: readonly Group[]): readonly Group[] {
  const canBeMisspelled = ({ words: [word = '', ...others] }: Group) =>
    others.length === 0 && /^\p{L}{5,32}$/u.test(word) && !isKnownWord(word)
  return groups.filter(canBeMisspelled).slice(0, 5)
}

/** The term with each misspelled word replaced by the one it resembles, or null when nothing resembles it. */
export function correctSpelling(term: string, similar: ReadonlyMap<string, string>): string | null {
  const other = term.replace(/\p{L}{5,32}/gu, (word) => similar.get(word) ?? word)
  return other === term ? null : other
}
