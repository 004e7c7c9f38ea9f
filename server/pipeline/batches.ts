export type Batch = { readonly bytes: Buffer; readonly isLast: boolean }
export type Batches = {
  /** Returns the next batch; do not call it after the last one. */
  readonly next: () => Promise<Batch>
  /** Tells the source that no reader is left. */
  readonly cancel: () => void
}

const LATER = Symbol('nothing more for now')
const nextTurn = () => new Promise<typeof LATER>((resolve) => setImmediate(resolve, LATER))

/**
 * Groups the chunks of a stream as they arrive: everything within one turn of the event loop is one batch. A page
 * that waits for nothing is one batch; streamed parts come in later ones.
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
