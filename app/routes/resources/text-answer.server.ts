import { STATUS_OF } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { cachedForVisitors } from '../cache-policy.ts'

const TYPES = {
  text: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
} as const

/** A file for machines that is the same for every visitor of a language. */
export function textAnswer(type: keyof typeof TYPES, text: string): Response {
  const headers = new Headers(cachedForVisitors())
  headers.set('Content-Type', TYPES[type])
  return new Response(text, { headers })
}

/** A long file, sent while it is being written. Too large to be kept in memory for others; who fetched it may keep it. */
export function streamedXml(pieces: AsyncIterator<string>, first: string): Response {
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
  return new Response(body, {
    headers: { 'Content-Type': TYPES.xml, 'Cache-Control': 'public, max-age=3600' },
  })
}

/** There is no such file: a sentence, for there is no page to show. */
export function noSuchFile({ t }: Pick<Ctx, 't'>): Response {
  const headers = { 'Content-Type': TYPES.text }
  return new Response(t('shell.notFoundText'), { status: STATUS_OF.notFound, headers })
}
