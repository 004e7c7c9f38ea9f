import { globSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const line = z.object({ text: z.string(), by: z.string() })

/** A statement of the site, once for all its values, and the files that send it. */
export type Recorded = { readonly text: string; readonly by: readonly string[] }

const LIST = / in \((?:\$\d+, )+\$\d+\)/gu
const ROWS = /(?<first>values \([^()]*\))(?:, \([^()]*\))+/gu

/** Returns a statement as it is for any number of values, so that lists of two and of three are one statement. */
export function withoutValues(text: string): string {
  let number = 0
  return text
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replaceAll(LIST, ' in ($1)')
    .replaceAll(ROWS, '$<first>')
    .replaceAll(/\$\d+/gu, () => {
      number += 1
      return `$${number}`
    })
}

/** Returns what `npm run statements -- --record` wrote down, each statement once. */
export function readRecorded(folder: string): readonly Recorded[] {
  const files = new Map<string, Set<string>>()
  for (const file of globSync(`${folder}/*.jsonl`))
    for (const row of readFileSync(file, 'utf8').trim().split('\n')) {
      const { text, by } = line.parse(JSON.parse(row))
      const statement = withoutValues(text)
      files.set(statement, (files.get(statement) ?? new Set()).add(by))
    }
  return [...files].map(([text, by]) => ({ text, by: namesOfFiles(by) }))
}

/** The built site does not say which of its files asks; where the tests of a file did, that is enough. */
function namesOfFiles(files: ReadonlySet<string>): readonly string[] {
  const sources = [...files].filter((file) => !file.startsWith('build/')).toSorted()
  return sources.length > 0 ? sources : ['the built site']
}
