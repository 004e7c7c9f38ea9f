import { type EntryContext, isRouteErrorResponse, type RouterContextProvider } from 'react-router'
import { TranslationProvider } from './i18n/use-t.tsx'
import { RefusedError, secondsToWait } from './lib/refusal.ts'
import { modulePreloads } from './platform/pages/module-preloads.server.ts'
import {
  documentMarkupContext,
  nonceContext,
  requestContext,
  uncaughtRefusalContext,
} from './request-context.ts'
import { renderDocument } from './routes/document.server.tsx'
import { readRefusal } from './routes/read-refusal.ts'
import { STRUCTURED_DATA } from './routes/structured-data.server.ts'
import { DocumentMarkupProvider } from './ui/markup.tsx'

/** After this many milliseconds what is still loading counts as failed. */
export const streamTimeout = 5000

/** Returns how many seconds a client should wait that was refused a page; null when waiting does not help. */
function secondsAfter({ staticHandlerContext: { errors } }: EntryContext) {
  const refusal = Object.values(errors ?? {})
    .map(readRefusal)
    .find((one) => one !== null)
  return refusal ? secondsToWait(refusal) : null
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext)
  const { locale, log, requestId, t } = context.get(requestContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', locale)
  headers.set('Link', modulePreloads(routerContext))
  const seconds = secondsAfter(routerContext)
  if (seconds !== null) headers.set('Retry-After', String(seconds))
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const markup = context.get(documentMarkupContext)
  const html = await renderDocument(routerContext, {
    url: request.url,
    nonce,
    end: markup?.get(STRUCTURED_DATA) ?? '',
    wrap: (page) => (
      <TranslationProvider translate={t}>
        <DocumentMarkupProvider value={markup}>{page}</DocumentMarkupProvider>
      </TranslationProvider>
    ),
  }).catch((error: unknown) => {
    log.error({ err: error, requestId }, 'rendering failed')
    throw error
  })
  // Bytes: a response would check and encode a text in two steps of its own.
  return new Response(Buffer.from(html), { headers, status })
}

/** Handles unforeseen errors. A refusal comes here only when no loader or action turned it into a response. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  // An invalid request is the client's error, not ours.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  if (error instanceof RefusedError) return context.set(uncaughtRefusalContext, error.refusal)
  const { log, requestId } = context.get(requestContext)
  log.error({ err: error, requestId }, 'a loader or an action failed')
}
