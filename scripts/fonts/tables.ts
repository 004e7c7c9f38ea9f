type Table = { readonly tag: string; readonly bytes: Buffer }

const padded = (length: number) => Math.ceil(length / 4) * 4

/** The tables of a TrueType font, each a view of its bytes. */
function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, i) => {
    const entry = 12 + 16 * i
    const start = font.readUInt32BE(entry + 8)
    const tag = font.toString('latin1', entry, entry + 4)
    return { tag, bytes: font.subarray(start, start + font.readUInt32BE(entry + 12)) }
  })
}

/** A table of a TrueType font; what is written into it is written into the font. */
export function tableOf(font: Buffer, tag: string): Buffer {
  const found = tablesOf(font).find((table) => table.tag === tag)
  if (!found) throw new Error(`the font has no table ${tag}`)
  return found.bytes
}

/** A TrueType font with another table in place of its own. Sums are left at zero: who packs the font counts them. */
export function withTable(font: Buffer, tag: string, bytes: Uint8Array): Buffer {
  const others = tablesOf(font).filter((table) => table.tag !== tag)
  const tables = [...others, { tag, bytes: Buffer.from(bytes) }].sort((a, b) => (a.tag < b.tag ? -1 : 1))
  let start = 12 + 16 * tables.length
  const file = Buffer.alloc(tables.reduce((sum, table) => sum + padded(table.bytes.length), start))
  font.copy(file, 0, 0, 12)
  file.writeUInt16BE(tables.length, 4)
  for (const [i, table] of tables.entries()) {
    const entry = 12 + 16 * i
    file.write(table.tag, entry, 'latin1')
    file.writeUInt32BE(start, entry + 8)
    file.writeUInt32BE(table.bytes.length, entry + 12)
    table.bytes.copy(file, start)
    start += padded(table.bytes.length)
  }
  return file
}
