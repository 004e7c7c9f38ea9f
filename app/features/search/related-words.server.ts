import { type RawBuilder, sql } from 'kysely'
import { linkedCache } from '#app/platform/cache/cache.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { NO_RELATED_WORDS, type RelatedWords } from './terms/search-query.ts'
import { wordsToStem } from './terms/word-forms.ts'

/** PostgreSQL's Snowball dictionaries, and the letters that their languages have. */
const STEMMERS = { english_stem: 'a-z', russian_stem: 'а-я', spanish_stem: 'a-z' } as const
type Stemmer = keyof typeof STEMMERS

/** A stem of fewer letters is shared by words that mean different things, in another language above all. */
const MIN_STEM = 4
/** More words of one stem say nothing more, and each is looked up. */
const MAX_RELATED = 12

const stemOf = (stemmer: Stemmer, word: RawBuilder<unknown>) => sql`ts_lexize(${sql.lit(stemmer)}, ${word})`

function byStem(stemmer: Stemmer, words: readonly string[]) {
  const asked = words.filter((word) => new RegExp(`^[${STEMMERS[stemmer]}]+$`, 'u').test(word))
  const typed = sql.ref('typed.word')
  return sql`
    select typed.word as typed, known.word as known from unnest(${asked}::text[]) as typed (word)
      join search_words known on ${stemOf(stemmer, sql.ref('known.word'))} = ${stemOf(stemmer, typed)}
     where known.word <> typed.word and length((${stemOf(stemmer, typed)})[1]) >= ${sql.lit(MIN_STEM)}`
}

async function loadRelatedWords(db: Db, words: readonly string[]): Promise<RelatedWords> {
  const { rows } = await sql<{ typed: string; known: string }>`
    ${byStem('english_stem', words)} union ${byStem('russian_stem', words)} union ${byStem('spanish_stem', words)}
    order by typed, known`.execute(db)
  const related = Map.groupBy(rows, ({ typed }) => typed)
  return new Map(
    [...related].map(([typed, its]) => [typed, its.slice(0, MAX_RELATED).map(({ known }) => known)]),
  )
}

const cached = linkedCache<RelatedWords>()

/** Returns the known words that share a stem with a word of a term, by this word ([SRCH-10]). */
export async function relatedWords(
  { db, counts }: Pick<Ctx, 'db' | 'counts'>,
  term: string,
): Promise<RelatedWords> {
  const words = wordsToStem(term)
  if (words.length === 0) return NO_RELATED_WORDS
  // What is known of words outlives every change of content.
  return cached(counts).get(words.join(' '), () => loadRelatedWords(db, words), [])
}
