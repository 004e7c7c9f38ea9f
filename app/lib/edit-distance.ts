/**
 * Returns how many letters must be inserted, removed, changed, or swapped with their neighbor to turn one word into the other
 * (optimal string alignment).
 */
function editDistance(from: string, to: string): number {
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

/** Returns how many edits a word of this length forgives. */
const maxEdits = (word: string): number => (word.length < 8 ? 1 : word.length < 12 ? 2 : 3)

/** Returns the word with the fewest edits, the first of several; null if none is near enough. */
export function nearestWord(typed: string, words: readonly string[]): string | null {
  let [nearest, least]: [string | null, number] = [null, maxEdits(typed) + 1]
  for (const word of words) {
    if (Math.abs(word.length - typed.length) >= least) continue
    const edits = editDistance(typed, word)
    if (edits < least) [nearest, least] = [word, edits]
  }
  return nearest
}
