import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { etagOf, isUnchanged, type Validators } from '#app/platform/pages/validators.server.ts'
import { chooseEncoding } from '#server/pipeline/accepted-encoding.ts'
import { inPieces } from '#server/pipeline/in-pieces.ts'

export type Bytes = Uint8Array<ArrayBuffer>
export type HeaderTable = Readonly<Record<string, string>>
export type StoredEncoding = 'br' | 'gzip'

type Variant = { readonly bytes: Bytes; readonly headers: HeaderTable }

/** A response stored as bytes, with a variant for each requested encoding. */
export type StoredResponse = {
  readonly validators: Validators
  readonly headers: HeaderTable
  readonly unchanged: HeaderTable
  /** The bytes as they are; null where only their Brotli form is kept. */
  readonly plain: Variant | null
  readonly encoded: Map<StoredEncoding, Variant | Promise<Variant>>
}

const OFFERED: readonly StoredEncoding[] = ['br', 'gzip']
const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|rss\+xml|xml|x-ndjson)|image\/svg)/u
const SMALL = 1024

const brotli = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)
const zip = promisify(gzip)

const PACK: Readonly<Record<StoredEncoding, (bytes: Bytes) => Promise<Bytes>>> = {
  // Levels 4 and 5 cost about the same for a page; above, the time doubles for a few per cent.
  br: (bytes) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => zip(bytes, { level: 6 }),
}

type Content = {
  readonly bytes: Bytes
  readonly headers: HeaderTable
  /** Variants that were compressed at build time. */
  readonly packed?: ReadonlyMap<StoredEncoding, Bytes>
}

function variant(bytes: Bytes, headers: HeaderTable, encoding: StoredEncoding): Variant {
  return { bytes, headers: { ...headers, 'content-encoding': encoding } }
}

export function storeResponse({ bytes, headers, packed = new Map() }: Content): StoredResponse {
  // The same bytes under another policy are another version: Chromium ignores the Content-* headers of a 304.
  const etag = etagOf(bytes, headers['content-security-policy'] ?? '')
  const validators = { etag, lastModified: headers['last-modified'] ?? null }
  const tagged: HeaderTable = { ...headers, etag }
  const { 'content-type': _type, ...unchanged } = tagged
  const encoded = new Map([...packed].map(([name, body]) => [name, variant(body, tagged, name)] as const))
  return { validators, headers: tagged, unchanged, plain: { bytes, headers: tagged }, encoded }
}

const isCompressible = ({ bytes, headers }: Variant) =>
  bytes.length >= SMALL && COMPRESSIBLE.test(headers['content-type'] ?? '')

/**
 * Stores a response in its Brotli form only, if it becomes smaller: six times as many pages find room, and nearly all clients
 * take that form. For others it is unpacked.
 */
export async function storeCompact(content: Omit<Content, 'packed'>): Promise<StoredResponse> {
  const stored = storeResponse(content)
  if (!stored.plain || !isCompressible(stored.plain)) return stored
  await pack(stored, 'br')
  return { ...stored, plain: null }
}

/** Returns how many bytes a stored response takes, with room for a gzip form and for its headers. */
export function sizeOf({ plain, encoded }: StoredResponse): number {
  const packed = encoded.get('br')
  const bytes = plain?.bytes ?? (packed && 'bytes' in packed ? packed.bytes : null)
  return (bytes?.length ?? 0) * 2 + SMALL * 2
}

async function plainOf({ plain, headers, encoded }: StoredResponse): Promise<Variant> {
  if (plain) return plain
  const packed = await encoded.get('br')
  return { bytes: new Uint8Array(await unpack(packed?.bytes ?? new Uint8Array())), headers }
}

function pack(stored: StoredResponse, encoding: StoredEncoding): Promise<Variant> {
  const packing = plainOf(stored)
    .then(({ bytes }) => PACK[encoding](bytes))
    .then((bytes) => {
      const packed = variant(bytes, stored.headers, encoding)
      stored.encoded.set(encoding, packed)
      return packed
    })
  // Concurrent requests wait for the same bytes.
  stored.encoded.set(encoding, packing)
  return packing
}

function variantFor(stored: StoredResponse, accept: string | null): Variant | Promise<Variant> {
  const { plain, encoded } = stored
  if (plain && !isCompressible(plain)) return plain
  const encoding = chooseEncoding(accept, OFFERED)
  if (!encoding) return plain ?? plainOf(stored)
  return encoded.get(encoding) ?? pack(stored, encoding)
}

const send = ({ bytes, headers }: Variant, own: HeaderTable) =>
  new Response(inPieces(bytes), { headers: { ...headers, ...own, 'content-length': String(bytes.length) } })

/**
 * Responds from stored bytes: 304 to clients that have them, otherwise in the best encoding they accept. `own` are headers of
 * this response. Synchronously, if the bytes exist.
 */
export function respondFrom(
  stored: StoredResponse,
  headers: Pick<Headers, 'get'>,
  own: HeaderTable,
): Response | Promise<Response> {
  if (isUnchanged(headers, stored.validators)) {
    return new Response(null, { status: 304, headers: { ...stored.unchanged, ...own } })
  }
  const chosen = variantFor(stored, headers.get('accept-encoding'))
  return chosen instanceof Promise ? chosen.then((ready) => send(ready, own)) : send(chosen, own)
}
