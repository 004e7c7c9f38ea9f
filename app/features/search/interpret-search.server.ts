import { parseFacets } from '#app/features/facets/facet-query.ts'
import type { ItemFilter } from '#app/features/items/list-filters.ts'
import { itemFilterOf } from '#app/features/items/schema.ts'
import { searchTerm } from '#app/features/items/search-text.ts'
import { milesOf } from '#app/features/places/near.ts'
import type { NearShown } from '#app/features/places/near-shown.ts'
import { areaFilter, readNear } from '#app/features/places/read-near.server.ts'
import { fold } from '#app/lib/fold.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { filterOfTerms, wordsOfTerms } from './build-filter.server.ts'
import { type ItemSearch, readWanted } from './match-items.server.ts'
import { normalize } from './normalize-query.server.ts'
import type { ParsedQuery, ParsedTerm } from './parsed-term.ts'
import { findLexicon, type Lexicon, readKnownWords } from './read-search.server.ts'
import { recognize } from './recognize-terms.server.ts'
import { parseSearchParams, type SearchParams } from './schema.ts'
import { findSynonyms } from './synonyms/queries.server.ts'
import { replaceSynonyms } from './synonyms/replace-synonyms.ts'

export type SearchCtx = Pick<Ctx, 'db' | 'counts' | 'now' | 'locale'>

/** A search as it is understood: what its address asks for, and what its words ask for. */
export type Interpretation = {
  readonly search: SearchParams
  readonly parsed: ParsedQuery
  readonly lexicon: Lexicon
  /** The words that are left to look for, folded. */
  readonly term: string
  /** The filters of the address alone. */
  readonly asked: ItemFilter
  /** All of what is asked for but the words. */
  readonly filter: ItemFilter
  readonly near: NearShown
  /** All words but those of the place, to rank by; null where nothing but words was recognized. */
  readonly rankingTerm: string | null
  /** The words with misspelled ones corrected, where they are nothing but words; null: they are as typed. */
  readonly corrected: string | null
}

const plainQuery = (term: string): ParsedQuery => ({
  tokens: [term],
  terms: [{ kind: 'words', at: [0], text: term }],
  categories: [],
})

const isPlain = ({ kind }: ParsedTerm) => kind === 'words'

/** Reads the words of a search. */
function parse(search: SearchParams, term: string, lexicon: Lexicon, locale: Ctx['locale']): ParsedQuery {
  if (search.words === 'only') return plainQuery(term)
  const isKnown = (word: string) => lexicon.known.words.has(word)
  const { near, category } = search
  return recognize(normalize(search.q, { isKnown }), { locale, isKnown, category, hasPlace: near !== '' })
}

/** The words to look for: where nothing else was recognized or corrected, as they were typed. */
function termOf({ terms, tokens }: ParsedQuery, term: string): string {
  const words = wordsOfTerms(terms)
  if (!terms.every(isPlain)) return searchTerm(words)
  const isTyped = terms.every(
    (one) => one.kind === 'words' && one.text === fold(one.at.map((i) => tokens[i] ?? '').join(' ')),
  )
  return isTyped || !words ? term : searchTerm(words)
}

const placeOf = ({ terms }: ParsedQuery) => terms.find((term) => term.kind === 'place')

async function nearOfQuery({ db }: SearchCtx, parsed: ParsedQuery) {
  const term = placeOf(parsed)
  if (!term) return null
  const { area, name, defaultRadius } = term.place
  return areaFilter(db, area, { name, miles: term.miles ?? milesOf(defaultRadius) })
}

function rankingTermOf({ terms, tokens }: ParsedQuery): string | null {
  if (terms.every(isPlain)) return null
  const at = new Set(terms.flatMap((term) => (term.kind === 'place' || term.kind === 'cheap' ? [] : term.at)))
  return searchTerm(tokens.filter((_, i) => at.has(i)).join(' ')) || null
}

/** What was typed, with what admins say people mean by it; the plain search is of the words as they are. */
async function meantBy(ctx: SearchCtx, { q, words }: SearchParams): Promise<string> {
  return words === 'only' || !q ? q : replaceSynonyms(q, await findSynonyms(ctx))
}

/** Returns what an interpretation looks for, misspelled words as they are. */
export const wantedOf = ({ term, filter, lexicon }: Interpretation): ItemSearch =>
  readWanted({ term, filter, query: term ? readKnownWords(term, lexicon) : null })

/** Returns how a search is understood. */
export async function interpret(ctx: SearchCtx, params: URLSearchParams): Promise<Interpretation> {
  const typed = parseSearchParams(params)
  const search = { ...typed, q: await meantBy(ctx, typed) }
  const facets = parseFacets(params, search.category)
  const term = searchTerm(search.q)
  const lexicon = await findLexicon(ctx, term)
  const parsed = parse(search, term, lexicon, ctx.locale)
  const words = termOf(parsed, term)
  const near = await readNear(ctx.db, search, { hasWays: true, locale: ctx.locale })
  const asked = { ...itemFilterOf(search, near.filter), facets }
  const around = near.filter ?? (await nearOfQuery(ctx, parsed)) ?? null
  const filter = {
    ...asked,
    ...filterOfTerms(parsed.terms, parsed.categories, { search, facets, near: around }),
  }
  return {
    search,
    parsed,
    lexicon,
    term: words,
    corrected: parsed.terms.every(isPlain) && words !== searchTerm(typed.q) ? words : null,
    asked,
    filter,
    near: near.shown,
    rankingTerm: rankingTermOf(parsed),
  }
}
