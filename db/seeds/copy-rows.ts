import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const escaped = (text: string) => text.replace(/[\\\n\r\t]/gu, (sign) => ESCAPES[sign] ?? sign)

/** Returns a value in COPY's text format: \N is null, objects and lists are JSON. */
export function copyValue(value: unknown): string {
  if (value === null || value === undefined) return String.raw`\N`
  if (value instanceof Date) return value.toISOString()
  return escaped(typeof value === 'string' ? value : JSON.stringify(value))
}

/** Returns '{"a","b"}': PostgreSQL's syntax for a list of texts, which is not JSON. */
export function textArray(texts: readonly string[]): string {
  return `{${texts.map((text) => JSON.stringify(text)).join(',')}}`
}

const snake = (name: string) => name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)

const ROWS_A_CHUNK = 200

function lineOf(row: object, keys: readonly string[]): string {
  const values = new Map<string, unknown>(Object.entries(row))
  return `${keys.map((key) => copyValue(values.get(key))).join('\t')}\n`
}

function* chunks(rows: Iterator<object, unknown>, first: object): Generator<string> {
  const keys = Object.keys(first)
  let [chunk, count] = [lineOf(first, keys), 1]
  for (let next = rows.next(); next.done !== true; next = rows.next()) {
    chunk += lineOf(next.value, keys)
    count += 1
    if (count % ROWS_A_CHUNK !== 0) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

/**
 * Sends rows into a table by COPY, while they are generated. The properties of the first row name the columns, in
 * snake case; every row must have the same ones.
 */
export async function copyRows(client: pg.Client, table: string, rows: Iterable<object>): Promise<void> {
  const iterator = rows[Symbol.iterator]()
  const first = iterator.next()
  if (first.done === true) return
  const columns = Object.keys(first.value).map(snake).join(', ')
  const sink = client.query(copyFrom(`copy ${table} (${columns}) from stdin`))
  await pipeline(Readable.from(chunks(iterator, first.value)), sink)
}
