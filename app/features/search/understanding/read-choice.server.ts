import { attributeOf } from '#app/features/attributes/catalog.ts'
import { attributeName, choiceName } from '#app/features/attributes/labels.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { type Facet, facetsOf } from '#app/features/facets/facet-list.ts'
import { FLAG_VALUE } from '#app/features/facets/facet-query.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { fold } from '#app/lib/fold.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { FACET_WORDS, MODELS } from './facet-words.ts'
import type { Parameter, Read } from './read.ts'

const MAX_WORDS = 5

/** The parts of a name: either of 'Lowboy, heavy haul' is enough. */
const partsOfName = (name: string) =>
  fold(name)
    .split(/[,()]/u)
    .map((part) => part.trim())
    .filter((part) => part.length > 2)

/** What a choice is called: its names in all languages, and what people call it. */
function namesOf(facet: Facet, choice: string): readonly string[] {
  const known: Readonly<Record<string, string>> | undefined = FACET_WORDS[facet.key]
  const names = LOCALES.map((locale) =>
    facet.kind === 'flag'
      ? attributeName(facet.key, TRANSLATE[locale])
      : choiceName(facet.key, choice, TRANSLATE[locale]),
  )
  const isCode = facet.kind === 'choices' && choice.length > 3
  return [
    ...(known?.[choice]?.split('|') ?? []),
    ...names.flatMap(partsOfName),
    ...(isCode ? [choice.replaceAll('-', ' ')] : []),
  ]
}

/** States are words of a place: what is there is found by the texts. */
const isAsked = ({ key, kind }: Facet) => kind !== 'range' && attributeOf(key).named !== 'states'

const choicesOf = (facet: Facet) =>
  facet.kind === 'flag' ? [FLAG_VALUE] : facet.choices.filter((choice) => choice !== 'other')

/** The names of all choices, and what they say, in the order of the column. */
const namesIn = (category: CategorySlug) =>
  facetsOf(category)
    .filter(isAsked)
    .flatMap((facet) => choicesOf(facet).map((choice) => ({ facet, choice })))
    .flatMap(({ facet, choice }) =>
      [...new Set(namesOf(facet, choice))].map((phrase) => ({ phrase, param: facet.param, choice })),
    )

function phrasesIn(category: CategorySlug): ReadonlyMap<string, readonly Parameter[]> {
  const phrases = new Map<string, readonly Parameter[]>()
  for (const { phrase, param, choice } of namesIn(category)) {
    const said = phrases.get(phrase) ?? []
    if (said.every(([name]) => name === param)) phrases.set(phrase, [...said, [param, choice]])
  }
  return phrases
}

const cached = new Map<CategorySlug, ReadonlyMap<string, readonly Parameter[]>>()

/** The choices that each phrase says in a category; of two facets that share a name, the first is meant. */
function phrasesOf(category: CategorySlug) {
  const known = cached.get(category)
  if (known) return known
  const phrases = phrasesIn(category)
  cached.set(category, phrases)
  return phrases
}

/** The make whose model this is. */
function makeOf(category: CategorySlug, phrase: string): Parameter | null {
  const facet = facetsOf(category).find(({ key }) => key === 'make')
  const make = facet && Object.entries(MODELS).find(([, models]) => models.test(phrase))
  return facet && make ? [facet.param, make[0]] : null
}

/** Reads what the longest phrase at the beginning of folded words chooses in a category. A model also stays a word. */
export function readChoice(category: CategorySlug, words: readonly string[]): Read | null {
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length--) {
    const phrase = words.slice(0, length).join(' ')
    const params = phrasesOf(category).get(phrase)
    if (params) return { length, params, kept: '', isAmount: false }
    const make = makeOf(category, phrase)
    if (make) return { length, params: [make], kept: phrase, isAmount: false }
  }
  return null
}
