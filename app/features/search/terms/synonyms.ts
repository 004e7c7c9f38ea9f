import { EQUIPMENT } from './synonyms/equipment.ts'
import { EVERYDAY } from './synonyms/everyday.ts'
import { JOBS } from './synonyms/jobs.ts'
import { MAKES } from './synonyms/makes.ts'
import { UPKEEP } from './synonyms/upkeep.ts'

/**
 * What the trade calls its things, one thing to a line: its names in English, in Russian and in Spanish, then what is only typed
 * and never written in an item, such as misspellings and slang. Names are between commas and have four words at most; a column may
 * be empty. A search for any name finds items with any other; a name in several lines means all of them.
 */
const TABLE = [EQUIPMENT, MAKES, JOBS, UPKEEP, EVERYDAY].join('')

const COLUMNS = 4

export type Synonyms = {
  /** What items say, and what is typed. */
  readonly names: readonly string[]
  /** What is only typed. */
  readonly typed: readonly string[]
}

const namesIn = (column: string) =>
  column
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Returns the things of a table. Throws a TypeError that quotes a line without four columns. */
export function readSynonyms(table: string): readonly Synonyms[] {
  const lines = table.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const columns = line.split('|').map(namesIn)
    if (columns.length !== COLUMNS) throw new TypeError(`Not ${COLUMNS} columns: ${line}`)
    const [en = [], ru = [], es = [], typed = []] = columns
    return { names: [...new Set([...en, ...ru, ...es])], typed }
  })
}

export const SYNONYMS = readSynonyms(TABLE)
