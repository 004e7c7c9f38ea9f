import { ArchiveError } from '../backup-errors.ts'

/** Reads a stream in pieces of a chosen size. Holds no more than one piece and one chunk of the stream. */
export type ByteReader = {
  /** Returns exactly `size` bytes. Throws an ArchiveError when the stream ends before. */
  readonly take: (size: number) => Promise<Buffer>
  /** Returns `size` bytes, or fewer at the end of the stream. */
  readonly takeUpTo: (size: number) => Promise<Buffer>
  readonly isAtEnd: () => Promise<boolean>
}

export function byteReader(source: AsyncIterable<Uint8Array>): ByteReader {
  const chunks = source[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)

  async function next(): Promise<Buffer | null> {
    const chunk: IteratorResult<Uint8Array, unknown> = await chunks.next()
    if (chunk.done === true) return null
    return Buffer.from(chunk.value.buffer, chunk.value.byteOffset, chunk.value.byteLength)
  }

  async function takeUpTo(size: number): Promise<Buffer> {
    const pieces = [held]
    let length = held.length
    while (length < size) {
      const chunk = await next()
      if (chunk === null) break
      pieces.push(chunk)
      length += chunk.length
    }
    const all = pieces.length === 1 ? held : Buffer.concat(pieces)
    held = all.subarray(size)
    return all.subarray(0, size)
  }

  return {
    takeUpTo,
    async take(size) {
      const bytes = await takeUpTo(size)
      if (bytes.length < size) throw new ArchiveError('The archive is cut off: it ends too early.')
      return bytes
    },
    async isAtEnd() {
      while (held.length === 0) {
        const chunk = await next()
        if (chunk === null) return true
        held = chunk
      }
      return false
    },
  }
}
