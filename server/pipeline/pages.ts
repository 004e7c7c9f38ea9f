import { randomBytes } from 'node:crypto'
import type { Handler } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import {
  documentMarkupContext,
  nonceContext,
  requestContext,
  uncaughtRefusalContext,
} from '#app/request-context.ts'
import { readTarget } from '#server/pipeline/cache/page-address.ts'
import { isSafe } from '#server/pipeline/security/methods.ts'
import type { SiteEnv, SiteParts } from '#server/site-parts.ts'
import { pathOf, targetOf } from './address-of.ts'
import { errorResponse, toHttpError, UNEXPECTED } from './errors.ts'
import { ctxMaker } from './make-ctx.ts'
import { routePatterns } from './route-patterns.ts'

/**
 * Returns the request under the address that users typed, whatever proxy is in front, without parameters that the
 * page does not read: two addresses that are cached as one page are rendered from one address. The origin of a form
 * was checked before; the router would check it again, and refuse forms of pages that send no referrer (their Origin
 * is 'null').
 */
function asTyped(request: Request, publicUrl: string): Request {
  const received = targetOf(request.url)
  const target = isSafe(request.method) ? readTarget(received) : received
  const isPlain = request.url.startsWith(`${publicUrl}/`) && !request.headers.has('origin')
  if (isPlain && target === received) return request
  const typed = new Request(publicUrl + target, request)
  typed.headers.delete('origin')
  return typed
}

/** Whether the router says that not even the error page of the site could be rendered: it does so in bare words. */
const isLastResort = ({ status, headers }: Response) =>
  status === 500 && headers.get('content-type') === 'text/plain'

/** Whether a browser that has the document asks for the data of another page. */
const isForData = (path: string) => path.endsWith('.data')

/** Renders pages. */
export function pages(parts: SiteParts): Handler<SiteEnv> {
  const makeCtx = ctxMaker(parts)
  const load = async () => {
    const build = await import('virtual:react-router/server-build')
    return {
      render: createRequestHandler(build, import.meta.env.MODE),
      patternOf: routePatterns(build.routes),
    }
  }
  let loading: ReturnType<typeof load> | undefined
  return async (c) => {
    const { render, patternOf } = await (loading ??= load())
    c.set('route', patternOf(pathOf(c.req.url)))
    c.set('nonce', randomBytes(16).toString('base64'))
    const context = new RouterContextProvider()
    context.set(requestContext, makeCtx(c))
    context.set(nonceContext, c.get('nonce'))
    if (!isForData(pathOf(c.req.url))) context.set(documentMarkupContext, new Map())
    const response = await render(asTyped(c.req.raw, parts.settings.publicUrl), context)
    const refusal = context.get(uncaughtRefusalContext)
    if (!refusal && !isLastResort(response)) return response
    await response.body?.cancel()
    return errorResponse(c, refusal ? toHttpError(refusal) : UNEXPECTED)
  }
}
