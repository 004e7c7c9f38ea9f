import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { etagOf, isUnchanged, type Validators } from '#app/platform/pages/validators.server.ts'
import { chooseEncoding } from '#server/pipeline/accepted-encoding.ts'

export type Bytes = Uint8Array<ArrayBuffer>
export type HeaderTable = Readonly<Record<string, string>>
export type StoredEncoding = 'br' | 'gzip'

type Variant = { readonly bytes: Bytes; readonly headers: HeaderTable }

/** A response stored as bytes, with a variant for each requested encoding. */
export type StoredResponse = {
  readonly validators: Validators
  readonly unchanged: HeaderTable
  readonly plain: Variant
  readonly encoded: Map<StoredEncoding, Variant | Promise<Variant>>
}

const OFFERED: readonly StoredEncoding[] = ['br', 'gzip']
const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|rss\+xml|xml|x-ndjson)|image\/svg)/u
const SMALL = 1024

const brotli = promisify(brotliCompress)
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
  const etag = etagOf(bytes)
  const validators = { etag, lastModified: headers['last-modified'] ?? null }
  const tagged: HeaderTable = { ...headers, etag }
  const { 'content-type': _type, ...unchanged } = tagged
  const encoded = new Map([...packed].map(([name, body]) => [name, variant(body, tagged, name)] as const))
  return { validators, unchanged, plain: { bytes, headers: tagged }, encoded }
}

function pack({ plain, encoded }: StoredResponse, encoding: StoredEncoding): Promise<Variant> {
  const packing = PACK[encoding](plain.bytes).then((bytes) => {
    const packed = variant(bytes, plain.headers, encoding)
    encoded.set(encoding, packed)
    return packed
  })
  // Concurrent requests wait for the same bytes.
  encoded.set(encoding, packing)
  return packing
}

function variantFor(stored: StoredResponse, accept: string | null): Variant | Promise<Variant> {
  const { plain, encoded } = stored
  if (plain.bytes.length < SMALL || !COMPRESSIBLE.test(plain.headers['content-type'] ?? '')) return plain
  const encoding = chooseEncoding(accept, OFFERED)
  return encoding ? (encoded.get(encoding) ?? pack(stored, encoding)) : plain
}

const send = ({ bytes, headers }: Variant, requestId: string) =>
  new Response(bytes, { headers: { ...headers, 'x-request-id': requestId } })

/**
 * Responds from stored bytes: 304 to clients that have them, otherwise in the best encoding they accept.
 * Synchronously, if it exists.
 */
export function respondFrom(
  stored: StoredResponse,
  headers: Pick<Headers, 'get'>,
  requestId: string,
): Response | Promise<Response> {
  if (isUnchanged(headers, stored.validators)) {
    return new Response(null, { status: 304, headers: { ...stored.unchanged, 'x-request-id': requestId } })
  }
  const chosen = variantFor(stored, headers.get('accept-encoding'))
  return chosen instanceof Promise ? chosen.then((ready) => send(ready, requestId)) : send(chosen, requestId)
}
