import { type RawBuilder, sql } from 'kysely'
import { linkedCache } from '#app/platform/cache/cache.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { formsToLookUp, type KnownForms, keepKnownForms, MAX_RELATED } from './terms/known-forms.ts'
import { wordsToStem } from './terms/word-forms.ts'
import { type RelatedWords, readWords, type WordQuery } from './terms/word-query.ts'

/** PostgreSQL's Snowball dictionaries, and the letters that their languages have. */
const STEMMERS = { english_stem: 'a-z', russian_stem: 'а-я', spanish_stem: 'a-z' } as const
type Stemmer = keyof typeof STEMMERS

/** A stem of fewer letters is shared by words that mean different things, in another language above all. */
const MIN_STEM = 4
const stemOf = (stemmer: Stemmer, word: RawBuilder<unknown>) => sql`ts_lexize(${sql.lit(stemmer)}, ${word})`

function byStem(stemmer: Stemmer, words: readonly string[]) {
  const asked = words.filter((word) => new RegExp(`^[${STEMMERS[stemmer]}]+$`, 'u').test(word))
  const typed = sql.ref('typed.word')
  return sql`
    select 'stem' as by, typed.word as typed, known.word as known from unnest(${asked}::text[]) as typed (word)
      join search_words known on ${stemOf(stemmer, sql.ref('known.word'))} = ${stemOf(stemmer, typed)}
     where known.word <> typed.word and length((${stemOf(stemmer, typed)})[1]) >= ${sql.lit(MIN_STEM)}`
}

/** The range of an index on words, for a beginning that is data. */
const byBeginning = (beginnings: readonly string[]) => sql`
  select 'beginning', stem, known.word from unnest(${beginnings}::text[]) as stem
   cross join lateral (select word from search_words where word >= stem and word < stem || 'яя'
                        order by word limit ${sql.lit(MAX_RELATED)}) known`

const byWord = (words: readonly string[]) =>
  sql`select 'word', word, word from search_words where word = any(${words}::text[])`

type LexiconRow = {
  readonly by: 'stem' | 'beginning' | 'word'
  readonly typed: string
  readonly known: string
}
export type Lexicon = { readonly related: RelatedWords; readonly known: KnownForms }

function lexiconOf(rows: readonly LexiconRow[]): Lexicon {
  const mapOf = (by: LexiconRow['by']) => {
    const groups = Map.groupBy(
      rows.filter((row) => row.by === by),
      ({ typed }) => typed,
    )
    return new Map(
      [...groups].map(([typed, its]) => [typed, its.map(({ known }) => known).slice(0, MAX_RELATED)]),
    )
  }
  const words = new Set(rows.map(({ known }) => known))
  return { related: mapOf('stem'), known: { words, beginning: mapOf('beginning') } }
}

const NO_LEXICON: Lexicon = { related: new Map(), known: { words: new Set(), beginning: new Map() } }

async function loadLexicon(db: Db, term: string, query: WordQuery): Promise<Lexicon> {
  const { words, beginnings } = formsToLookUp(query)
  const typed = wordsToStem(term)
  const stems = [byStem('english_stem', typed), byStem('russian_stem', typed), byStem('spanish_stem', typed)]
  const parts = [...stems, byBeginning(beginnings), byWord([...new Set([...words, ...typed])])]
  const { rows } = await sql<LexiconRow>`${sql.join(parts, sql` union `)} order by typed, known`.execute(db)
  return lexiconOf(rows)
}

const cached = linkedCache<Lexicon>()

/**
 * Returns what is known of the words of a term: which of them items ever had, and words of the same stems ([SRCH-11]). Cached for
 * seconds, whatever content changes.
 */
export function findLexicon({ db, counts }: Pick<Ctx, 'db' | 'counts'>, term: string): Promise<Lexicon> {
  const query = readWords(term)
  if (!query) return Promise.resolve(NO_LEXICON)
  return cached(counts).get(term, () => loadLexicon(db, term, query), [])
}

/** Reads words with what is known of them: adds words of the same stems, and leaves out forms that no item has. */
export function readKnownWords(words: string, { related, known }: Lexicon): WordQuery | null {
  const query = readWords(words, related)
  return query && keepKnownForms(query, known)
}
