import { STATUS_OF } from '#app/lib/refusal.ts'
import type { ContentTag } from '#app/platform/cache/content-tags.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { etagOf } from '#app/platform/pages/validators.server.ts'
import { cachedForVisitors, dependsOn } from '../visitors-cache.ts'

const TYPES = {
  text: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
} as const

type Text = {
  readonly text: string
  /** What the text shows or could show. */
  readonly shows: readonly ContentTag[]
  readonly lastModified?: Date | null
}

/**
 * A machine-readable file that is the same for every visitor of a language. With its tag, and its last change where
 * it is known, the pipeline can respond 304.
 */
export function textResponse(type: keyof typeof TYPES, { text, shows, lastModified }: Text): Response {
  const headers = cachedForVisitors({ loaderHeaders: new Headers(dependsOn(shows)) })
  headers.set('Content-Type', TYPES[type])
  headers.set('ETag', etagOf(text))
  if (lastModified) headers.set('Last-Modified', lastModified.toUTCString())
  return new Response(text, { headers })
}

type Streamed = {
  readonly pieces: AsyncIterator<string>
  readonly first: string
  /** Known before the text is: it cannot be computed from the text. */
  readonly etag: string
  readonly lastModified: Date
}

/** A long file, sent while it is written. It is too large for our cache; clients may cache it. */
export function streamedXml({ pieces, first, etag, lastModified }: Streamed): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(encoder.encode(first)),
    async pull(stream) {
      const piece = await pieces.next()
      if (piece.done) stream.close()
      else stream.enqueue(encoder.encode(piece.value))
    },
    cancel: () => void pieces.return?.(),
  })
  const headers = {
    'Content-Type': TYPES.xml,
    'Cache-Control': 'public, max-age=3600',
    ETag: etag,
    'Last-Modified': lastModified.toUTCString(),
  }
  return new Response(body, { headers })
}

/** The response for a file that does not exist: a sentence, because there is no page to show. */
export function noSuchFile({ t }: Pick<Ctx, 't'>): Response {
  const headers = { 'Content-Type': TYPES.text }
  return new Response(t('shell.notFoundText'), { status: STATUS_OF.notFound, headers })
}
