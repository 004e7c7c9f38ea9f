import { isKnownWord } from './dictionary.ts'
import type { Group } from './search-query.ts'

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

/**
 * How many letters must be put in, left out, changed or swapped with their neighbour to turn one word into the other
 * (optimal string alignment).
 */
export function editDistance(from: string, to: string): number {
  const [a, b] = [[...from], [...to]]
  let before: number[] = []
  let row = b.map((_, j) => j + 1)
  const at = (line: readonly number[], first: number, j: number) => (j < 0 ? first : (line[j] ?? 0))
  a.forEach((letter, i) => {
    const next: number[] = []
    b.forEach((other, j) => {
      const kept = at(row, i, j - 1) + (letter === other ? 0 : 1)
      const swapped =
        j > 0 && i > 0 && letter === b[j - 1] && a[i - 1] === other ? at(before, i - 1, j - 2) + 1 : kept
      next.push(Math.min(kept, swapped, at(row, i, j) + 1, at(next, i + 1, j - 1) + 1))
    })
    before = row
    row = next
  })
  return b.length === 0 ? a.length : (row.at(-1) ?? 0)
}

/** How many edits a word of this length forgives. */
const forgiven = (word: string) => (word.length < 8 ? 1 : word.length < 12 ? 2 : 3)

/** The known word with the fewest edits, the first of several; null when none is near enough. */
export function nearestWord(asked: string, known: readonly string[]): string | null {
  const near = known.map((word) => ({ word, distance: editDistance(asked, word) }))
  const best = near.reduce((a, b) => (b.distance < a.distance ? b : a), {
    word: '',
    distance: forgiven(asked) + 1,
  })
  return best.word || null
}
