import { brotliDecompressSync } from 'node:zlib'
import { ByteReader } from './byte-reader.ts'

// Reads a font as fonts are shipped to browsers, so that drawn signs carry the site's own letters on machines without
// any installed font. Layout of the file: https://www.w3.org/TR/WOFF2/

const HEADER_BYTES = 48
const GLYF = 10
const LOCA = 11
/** Place in the list of known tags (WOFF2 §4.1) of the tables that matter here. */
const TAGS: Readonly<Record<number, string>> = {
  0: 'cmap',
  1: 'head',
  2: 'hhea',
  3: 'hmtx',
  4: 'maxp',
  [GLYF]: 'glyf',
  [LOCA]: 'loca',
  47: 'fvar',
  48: 'gvar',
}
const TAG_IN_FULL = 63
const GLYF_AS_IT_IS = 3

type Entry = { tag: string; length: number }

function entry(file: ByteReader): Entry {
  const flags = file.u8()
  const known = flags & 63
  const tag = known === TAG_IN_FULL ? file.letters(4) : (TAGS[known] ?? `#${known}`)
  const version = flags >> 6
  const length = file.base128()
  const transformed = known === GLYF || known === LOCA ? version !== GLYF_AS_IT_IS : version !== 0
  return { tag, length: transformed ? file.base128() : length }
}

/** The tables of a font file by tag; `glyf` as WOFF2 packs it, which outlines.ts reads. */
export function fontTables(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const file = new ByteReader(bytes)
  if (file.letters(4) !== 'wOF2') throw new Error('not a WOFF2 font')
  file.at = 12
  const count = file.u16()
  file.at = 20
  const packed = file.u32()
  file.at = HEADER_BYTES
  const entries = Array.from({ length: count }, () => entry(file))
  const unpacked = brotliDecompressSync(bytes.subarray(file.at, file.at + packed))

  const tables = new Map<string, Uint8Array>()
  let at = 0
  for (const { tag, length } of entries) {
    tables.set(tag, unpacked.subarray(at, at + length))
    at += length
  }
  return tables
}
