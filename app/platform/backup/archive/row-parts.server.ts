import { PART_BYTES } from './archive-format.ts'

const NEWLINE = 0x0a

/** Returns where a part ends: after the last row that is whole within its size, or after a row that is longer. */
function endOfPart(text: Buffer): number {
  const last = text.lastIndexOf(NEWLINE, PART_BYTES - 1)
  return 1 + (last === -1 ? text.indexOf(NEWLINE) : last)
}

/** Cuts a stream of rows into parts that end with a row. The same rows have the same parts, however they arrive. */
export async function* partsOf(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  let isLongRow = false
  for await (const chunk of rows) {
    held.push(chunk)
    size += chunk.length
    // A row that is longer than a part is put together once it has ended, and not again for each of its chunks.
    if (isLongRow && !chunk.includes(NEWLINE)) continue
    while (size >= PART_BYTES) {
      const all = Buffer.concat(held)
      const end = endOfPart(all)
      held = [all.subarray(end)]
      size = all.length - end
      isLongRow = end === 0
      if (isLongRow) break
      yield all.subarray(0, end)
    }
  }
  if (size > 0) yield Buffer.concat(held)
}
