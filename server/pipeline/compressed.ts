import { once } from 'node:events'
import {
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib'
import { createReadableStreamFromReadable } from '@react-router/node'
import type { MiddlewareHandler } from 'hono'
import { replaceResponse } from '#server/pipeline/cache/conditional.ts'
import type { SiteEnv } from '#server/site-parts.ts'
import { chooseEncoding } from './accepted-encoding.ts'
import { type Batch, type Batches, batches } from './batches.ts'

const PACKED = /^(?:text\/|application\/(?:json|rss\+xml|xml))/u
const SMALL = 2048
/** Maximum size of what is compressed while other requests wait, in bytes. */
const LARGE = 512 * 1024
const LEVEL = 4

/** At this level brotli takes half the time of the next one, for 5 % more bytes. What is cached is compressed well, once. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

/** The quickest first: zstd compresses a page in a quarter of gzip's time. */
const OFFERED = ['zstd', 'br', 'gzip'] as const
type Offered = (typeof OFFERED)[number]

/** A page takes a fraction of a millisecond: handing it to another thread would take as long again. */
const AT_ONCE: Readonly<Record<Offered, (bytes: Buffer) => Uint8Array<ArrayBuffer>>> = {
  zstd: (bytes) => zstdCompressSync(bytes),
  br: (bytes) => brotliCompressSync(bytes, BROTLI),
  gzip: (bytes) => gzipSync(bytes, { level: LEVEL }),
}

const STREAM = {
  zstd: () => ({ packer: createZstdCompress(), flush: constants.ZSTD_e_flush }),
  br: () => ({ packer: createBrotliCompress(BROTLI), flush: constants.BROTLI_OPERATION_FLUSH }),
  gzip: () => ({ packer: createGzip({ level: LEVEL }), flush: constants.Z_SYNC_FLUSH }),
}

/** Compresses batch by batch, and sends each at once: a streamed response stays streamed. */
function packedStream(first: Batch, source: Batches, encoding: Offered): ReadableStream {
  const { packer, flush } = STREAM[encoding]()
  async function feed() {
    for (let batch = first; ; batch = await source.next()) {
      if (!packer.write(batch.bytes)) await once(packer, 'drain')
      if (batch.isLast) break
      packer.flush(flush)
    }
    packer.end()
  }
  packer.once('close', source.cancel)
  feed().catch((error: unknown) => packer.destroy(error instanceof Error ? error : undefined))
  return createReadableStreamFromReadable(packer)
}

/** Compresses responses for one reader; cached and static ones have compressed variants. */
export const compressed: MiddlewareHandler<SiteEnv> = async (c, next) => {
  await next()
  if (c.get('isComplete')) return
  const { headers, status } = c.res
  if (headers.has('content-encoding') || !PACKED.test(headers.get('content-type') ?? '')) return
  const encoding = chooseEncoding(c.req.header('accept-encoding') ?? null, OFFERED)
  const body = encoding && c.res.body
  if (!body) return
  const source = batches(body)
  const first = await source.next()
  headers.append('vary', 'Accept-Encoding')
  if (first.isLast && first.bytes.length < SMALL) {
    return replaceResponse(c, new Response(new Uint8Array(first.bytes), { status, headers }))
  }
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  const isWhole = first.isLast && first.bytes.length <= LARGE
  const packed = isWhole ? AT_ONCE[encoding](first.bytes) : packedStream(first, source, encoding)
  replaceResponse(c, new Response(packed, { status, headers }))
}
