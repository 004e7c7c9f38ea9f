export type Batch = { readonly bytes: Buffer; readonly isLast: boolean }
export type Batches = {
  /** The next batch; ask no more after the last. */
  readonly next: () => Promise<Batch>
  /** Tells the source that nobody listens any longer. */
  readonly cancel: () => void
}

const LATER = Symbol('nothing more for now')
const nextTurn = () => new Promise<typeof LATER>((resolve) => setImmediate(resolve, LATER))

/**
 * The chunks of a stream, put together as they come in: all that is there within one turn of the event loop is one
 * batch. A page that waits for nothing is one batch; what is streamed later comes in further ones.
 */
export function batches(source: ReadableStream<Uint8Array>): Batches {
  const reader = source.getReader()
  let read = reader.read()
  return {
    async next() {
      const chunks: Uint8Array[] = []
      let got: Awaited<typeof read> | typeof LATER = await read
      while (got !== LATER && !got.done) {
        chunks.push(got.value)
        read = reader.read()
        got = await Promise.race([read, nextTurn()])
      }
      return { bytes: Buffer.concat(chunks), isLast: got !== LATER }
    },
    cancel() {
      reader.cancel().catch(() => undefined)
    },
  }
}
