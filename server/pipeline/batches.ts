type Chunk = Uint8Array<ArrayBufferLike>
export type Batch = { readonly bytes: Buffer; readonly isLast: boolean }

const LATER = Symbol('nothing more for now')
const nextTurn = () => new Promise<typeof LATER>((resolve) => setImmediate(resolve, LATER))

/**
 * The chunks of a stream, put together as they come in: all that is there within one turn of the event loop is one
 * batch. A page that waits for nothing is one batch; what is streamed later comes in further ones.
 */
export async function* batches(source: ReadableStream<Chunk>): AsyncGenerator<Batch, void, void> {
  const reader = source.getReader()
  try {
    for (let chunks: Chunk[] = [], read = reader.read(); ; ) {
      const now = chunks.length === 0 ? await read : await Promise.race([read, nextTurn()])
      if (now === LATER || now.done) {
        yield { bytes: Buffer.concat(chunks), isLast: now !== LATER }
        if (now !== LATER) return
        chunks = []
      } else {
        chunks.push(now.value)
        read = reader.read()
      }
    }
  } finally {
    // Whoever stops listening lets the source know.
    await reader.cancel().catch(() => undefined)
  }
}
