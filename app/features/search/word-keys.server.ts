import { LRUCache } from 'lru-cache'
import { stemsOf } from '#app/features/places/stem-word.server.ts'
import { isCyrillic } from '#app/lib/transliterate.ts'

/** How people without Cyrillic letters type Russian sounds, longest first. */
const CYRILLIC: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['yo', 'е'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['iu', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['ia', 'я'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['iy', 'ий'],
  ['a', 'а'],
  ['b', 'б'],
  ['c', 'к'],
  ['d', 'д'],
  ['e', 'е'],
  ['f', 'ф'],
  ['g', 'г'],
  ['h', 'х'],
  ['i', 'и'],
  ['j', 'й'],
  ['k', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['q', 'к'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['v', 'в'],
  ['w', 'в'],
  ['x', 'кс'],
  ['y', 'ы'],
  ['z', 'з'],
]

const LETTERS = new Map(CYRILLIC)
const LATIN = new RegExp(CYRILLIC.map(([latin]) => latin).join('|'), 'gu')

/** Some type C for К, others for Ц: 'pricep', 'tyagach s holodilnikom'. */
const withTs = (word: string) => word.replace(/c(?![hk])/gu, 'ts')

/** Returns a word of Latin letters in Cyrillic ones. */
const toCyrillic = (word: string): string =>
  word
    .replace(/(?<=[aeiou])[yij](?![aeiou])/gu, 'й')
    .replaceAll(LATIN, (letters) => LETTERS.get(letters) ?? letters)

/** Letters that people hear or type as one. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[йы]/gu, 'и'],
  [/[ъь]/gu, ''],
  [/[эё]/gu, 'е'],
  [/щ/gu, 'ш'],
  [/(?<letter>.)\k<letter>/gu, '$<letter>'],
]

/** Returns how a word sounds in Russian, in whatever letters: дальнобой, dalnoboi, and dalnoboj are one. */
function soundOf(word: string): string {
  const cyrillic = isCyrillic(word) ? word : toCyrillic(word)
  const stem = stemsOf(cyrillic)[0] ?? cyrillic
  return ALIKE.reduce((text, [letters, letter]) => text.replaceAll(letters, letter), stem).replace(
    /(?<=...)[аеоуи]$/u,
    '',
  )
}

/** The forms under which a word is compared. */
export type WordKeys = {
  /** Its English stem, or its Russian one. */
  readonly english: string
  /** Its Spanish stem, or its Russian one. */
  readonly spanish: string
  /** How it sounds in Russian. Read on demand, because few words need it. */
  readonly sound: string
  /** The same where C stands for Ц. */
  readonly soundWithTs: string
}

class KeysOfWord implements WordKeys {
  readonly english: string
  readonly spanish: string
  readonly #word: string
  #sound: string | null = null

  constructor(word: string) {
    const [english = word, spanish = english] = stemsOf(word)
    this.english = english
    this.spanish = spanish
    this.#word = word
  }

  get sound(): string {
    return (this.#sound ??= `~${soundOf(this.#word)}`)
  }

  get soundWithTs(): string {
    return isCyrillic(this.#word) ? this.sound : `~${soundOf(withTs(this.#word))}`
  }
}

const cached = new LRUCache<string, WordKeys>({ max: 20_000 })

/** Returns the keys of a folded word. Words of one key are forms or spellings of one word. */
export function keysOf(word: string): WordKeys {
  const known = cached.get(word)
  if (known) return known
  const keys = new KeysOfWord(word)
  cached.set(word, keys)
  return keys
}
