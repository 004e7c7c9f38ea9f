import { sql } from 'kysely'
import { z } from 'zod'
import { CATEGORIES } from '#app/features/categories/category-list.ts'
import { DEMO_OPERATOR } from '#app/lib/operator.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { PSEUDO_LETTERS } from '../../scripts/pseudo/pseudolocalize.ts'

// What pages may say in plain English although all messages are pseudolocalized: what users wrote, names, and what
// browsers and servers format themselves.

const FORMATTED = [
  /^(?:(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|\d+|[ap]m|c[sd]t|utc)(?: |$))+$/u,
  /^(?:in )?\d+ (?:second|minute|hour|day|week|month|year)s?(?: ago)?$/u,
  /^[\da-f]{6}$/u,
]

/** Names of the site, of formats, browsers and card brands: the same in every language. */
const NAMES =
  /^(?:haulpost|stripe|visa|mastercard|chrome|chrome linux|jpeg|png|webp|zip|en|ru|es|rss|csv|localhost)$/u

/** A long excerpt is a part of a stored text; a short one would be part of some text by chance. */
const MIN_EXCERPT = 16

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/gu, ' ')
    .trim()

function leavesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(leavesOf)
}

async function textsOfTable(db: Db, name: string): Promise<readonly string[]> {
  const { rows } = await sql<{
    row: unknown
  }>`select to_jsonb(t) as row from ${sql.table(name)} as t`.execute(db)
  return rows.flatMap(({ row }) => leavesOf(row))
}

const tableNames = z.array(z.object({ name: z.string() }))

/** Returns every text of the database. Dictionaries of the search would make any word a stored one. */
async function storedTexts(db: Db): Promise<readonly string[]> {
  const { rows } = await sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like '%\_words'`.execute(
    db,
  )
  const texts = await Promise.all(tableNames.parse(rows).map(({ name }) => textsOfTable(db, name)))
  const names = [...Object.values(CATEGORIES).map(({ names }) => names.en), ...leavesOf(DEMO_OPERATOR)]
  return [...new Set([...texts.flat(), ...names].map((text) => plain(text.replace(/^https?:\/\//u, ''))))]
}

/** Messages divide a text first, marks only where the whole is not known. */
const MARKS = /[·—–:|•()“”"]| {2}/u

/** Returns what is written in plain English on a page and is neither stored nor formatted nor a name. */
export async function literalsAmong(
  texts: readonly string[],
  db: Db,
  term: string,
): Promise<readonly string[]> {
  const stored = await storedTexts(db)
  const known = new Set([...stored, plain(term)])
  const isKnown = (part: string) =>
    !/[a-z]{2}/u.test(part) ||
    known.has(part) ||
    NAMES.test(part) ||
    FORMATTED.some((format) => format.test(part)) ||
    (part.length >= MIN_EXCERPT && stored.some((text) => text.includes(part)))
  const unknownIn = (text: string, [separator, ...more]: readonly RegExp[]): readonly string[] => {
    // A town is followed by its state.
    if (isKnown(plain(text)) || known.has(plain(text.replace(/,? [A-Z]{2}$/u, '')))) return []
    return separator ? text.split(separator).flatMap((part) => unknownIn(part, more)) : [text.trim()]
  }
  return texts.flatMap((text) =>
    unknownIn(text, [PSEUDO_LETTERS, MARKS, /,/u]).map(
      (part) => `“${part}” in “${text.trim().slice(0, 80)}”`,
    ),
  )
}
