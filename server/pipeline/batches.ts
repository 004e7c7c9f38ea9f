type Chunk = Uint8Array
export type Batch = { readonly bytes: Buffer; readonly isLast: boolean }

const LATER = Symbol('nothing more for now')
const nextTurn = () => new Promise<typeof LATER>((resolve) => setImmediate(resolve, LATER))

type Read = Promise<ReadableStreamReadResult<Chunk>>

/** What is there already and what follows before the event loop turns; `next` is the read that was still waiting. */
async function gather(first: Read, read: () => Read): Promise<Batch & { next: Read }> {
  const chunks: Chunk[] = []
  let next = first
  let got: Awaited<Read> | typeof LATER = await next
  while (got !== LATER && !got.done) {
    chunks.push(got.value)
    next = read()
    got = await Promise.race([next, nextTurn()])
  }
  return { bytes: Buffer.concat(chunks), isLast: got !== LATER, next }
}

/**
 * The chunks of a stream, put together as they come in: all that is there within one turn of the event loop is one
 * batch. A page that waits for nothing is one batch; what is streamed later comes in further ones.
 */
export async function* batches(source: ReadableStream<Chunk>): AsyncGenerator<Batch, void, void> {
  const reader = source.getReader()
  const read = () => reader.read()
  try {
    for (let batch = await gather(read(), read); ; batch = await gather(batch.next, read)) {
      yield batch
      if (batch.isLast) return
    }
  } finally {
    // Whoever stops listening lets the source know.
    await reader.cancel().catch(() => undefined)
  }
}
