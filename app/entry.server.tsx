import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { TranslationProvider } from './i18n/use-t.tsx'
import { RefusedError } from './lib/refusal.ts'
import { modulePreloads } from './platform/pages/module-preloads.server.ts'
import {
  documentMarkupContext,
  nonceContext,
  requestContext,
  uncaughtRefusalContext,
} from './request-context.ts'
import { DocumentMarkupProvider } from './ui/markup.tsx'

/** After this many milliseconds a page is sent without the parts that are still loading. */
export const streamTimeout = 5000

export default function handleRequest(
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
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }))

  return new Promise((resolve, reject) => {
    const whenReady = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'
    let responseStatus = status
    const { pipe, abort } = renderToPipeableStream(
      <TranslationProvider translate={t}>
        <DocumentMarkupProvider value={context.get(documentMarkupContext)}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </DocumentMarkupProvider>
      </TranslationProvider>,
      {
        nonce,
        [whenReady]() {
          const body = new PassThrough()
          body.on('close', () => clearTimeout(timer))
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: responseStatus }))
        },
        onShellError: reject,
        onError(error) {
          responseStatus = 500
          log.error({ err: error, requestId }, 'rendering failed')
        },
      },
    )
    const timer = setTimeout(abort, streamTimeout + 1000)
  })
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
