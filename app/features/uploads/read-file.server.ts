import { MAX_PICTURE_BYTES } from '#app/lib/picture.ts'
import { RefusedError, refuse } from '#app/lib/refusal.ts'
import { pictureRefusal } from './rules.ts'

/**
 * Minimum pace of an upload: this many bytes in each period of this many milliseconds (32 KB a second). The largest
 * file then takes under six minutes; a slower sender gives its place to another user.
 */
const STRETCH_MS = 15_000
const MIN_BYTES_A_STRETCH = 15 * 32 * 1024
const FIRST_BYTES = 64 * 1024

/** A file being uploaded. */
export type SentFile = {
  /** The name shown in messages; it names nothing here. */
  readonly name: string
  /** The declared number of bytes; 0 when none was declared. */
  readonly announced: number
  readonly body: ReadableStream<Uint8Array> | null
  readonly signal?: AbortSignal
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

type Pace = {
  /** Counts received bytes. */
  readonly add: (bytes: number) => void
  /** Rejects once the sender is too slow. */
  readonly tooSlow: Promise<never>
  readonly stop: () => void
}

/** Watches the pace of a file while it is read. */
function watchPace(): Pace {
  const { promise: tooSlow, reject } = Promise.withResolvers<never>()
  let bytes = 0
  const alarm = setInterval(() => {
    if (bytes < MIN_BYTES_A_STRETCH) reject(new Error('the file comes too slowly'))
    bytes = 0
  }, STRETCH_MS)
  tooSlow.catch(() => undefined)
  const add = (more: number) => {
    bytes += more
  }
  return { tooSlow, add, stop: () => clearInterval(alarm) }
}

function withRoomFor(bytes: Buffer<ArrayBuffer>, size: number): Buffer<ArrayBuffer> {
  if (size <= bytes.length) return bytes
  const larger = Buffer.alloc(Math.min(MAX_PICTURE_BYTES, Math.max(size, bytes.length * 2)))
  bytes.copy(larger)
  return larger
}

/** Reads pieces into one buffer and stops at the limit, whatever was declared. */
async function gather(reader: Reader, { name, announced }: SentFile, pace: Pace): Promise<Buffer> {
  let bytes = Buffer.alloc(Math.min(MAX_PICTURE_BYTES, announced || FIRST_BYTES))
  let size = 0
  const interrupted = (cause: unknown) => {
    throw new RefusedError(refuse('malformed', 'uploads.interrupted', { file: name }), { cause })
  }
  for (;;) {
    const { value: piece } = await Promise.race([pace.tooSlow, reader.read()]).catch(interrupted)
    if (!piece) return bytes.subarray(0, size)
    if (size + piece.length > MAX_PICTURE_BYTES) throw new RefusedError(pictureRefusal('tooLarge', name))
    bytes = withRoomFor(bytes, size + piece.length)
    bytes.set(piece, size)
    size += piece.length
    pace.add(piece.length)
  }
}

/**
 * Reads a file into memory. Refuses one that is too large, breaks off or comes too slowly, with a message that names
 * it.
 */
export async function readFile(sent: SentFile): Promise<Buffer> {
  if (!sent.body) return Buffer.alloc(0)
  const reader = sent.body.getReader()
  const pace = watchPace()
  try {
    return await gather(reader, sent, pace)
  } catch (error) {
    void reader.cancel().catch(() => undefined)
    throw error
  } finally {
    pace.stop()
  }
}
