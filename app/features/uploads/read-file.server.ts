import { MOST_PICTURE_BYTES } from '#app/lib/picture.ts'
import { RefusedError, refuse } from '#app/lib/refusal.ts'
import { pictureRefusal } from './rules.ts'

/** Who sends nothing for so long has gone, and somebody else gets the place. In milliseconds. */
const PATIENCE_MS = 15_000
const FIRST_BYTES = 64 * 1024

/** A file on its way. */
export type SentFile = {
  /** As it is shown in messages; it names nothing here. */
  readonly name: string
  /** How many bytes the sender announced; 0 when they did not say. */
  readonly announced: number
  readonly body: ReadableStream<Uint8Array> | null
  readonly signal?: AbortSignal
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

/** The next piece, or null at the end. Refuses when none comes, or the sender hangs up. */
async function nextPiece(reader: Reader, file: string): Promise<Uint8Array | null> {
  const interrupted = (cause?: unknown) =>
    new RefusedError(refuse('malformed', 'uploads.interrupted', { file }), { cause })
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const alarm = setTimeout(() => reject(interrupted()), PATIENCE_MS)
  const arrival = reader.read().catch((error: unknown) => {
    throw interrupted(error)
  })
  try {
    return (await Promise.race([arrival, silence])).value ?? null
  } finally {
    clearTimeout(alarm)
  }
}

function withRoomFor(bytes: Buffer<ArrayBuffer>, size: number): Buffer<ArrayBuffer> {
  if (size <= bytes.length) return bytes
  const larger = Buffer.alloc(Math.min(MOST_PICTURE_BYTES, Math.max(size, bytes.length * 2)))
  bytes.copy(larger)
  return larger
}

/** Reads a file into memory and stops at the limit, whatever was announced. Refuses with a sentence that names it. */
export async function readFile({ name, announced, body }: SentFile): Promise<Buffer> {
  if (!body) return Buffer.alloc(0)
  let bytes = Buffer.alloc(Math.min(MOST_PICTURE_BYTES, announced || FIRST_BYTES))
  let size = 0
  const reader = body.getReader()
  for (let piece = await nextPiece(reader, name); piece; piece = await nextPiece(reader, name)) {
    if (size + piece.length > MOST_PICTURE_BYTES) {
      void reader.cancel().catch(() => undefined)
      throw new RefusedError(pictureRefusal('tooLarge', name))
    }
    bytes = withRoomFor(bytes, size + piece.length)
    bytes.set(piece, size)
    size += piece.length
  }
  return bytes.subarray(0, size)
}
