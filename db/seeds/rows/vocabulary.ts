import { wordsOf } from '#app/features/items/search-text.ts'
import type { LocalizedText } from '#app/lib/localized-text.ts'

type Texts = { readonly title: LocalizedText; readonly description: LocalizedText }

/** A word of the descriptions counts once this many items use it; a word of a title counts at once. */
const COMMON = 3

/** Collects the words that items use, for corrections. */
export function createVocabulary() {
  const inTitles = new Set<string>()
  const inTexts = new Map<string, number>()

  function add({ title, description }: Texts): void {
    for (const text of Object.values(title)) for (const word of wordsOf(text)) inTitles.add(word)
    for (const text of Object.values(description)) {
      for (const word of wordsOf(text)) inTexts.set(word, (inTexts.get(word) ?? 0) + 1)
    }
  }

  function words(): string[] {
    const common = [...inTexts].filter(([, count]) => count >= COMMON).map(([word]) => word)
    return [...new Set([...inTitles, ...common])].sort()
  }

  return { add, words }
}
