import { randomBytes } from 'node:crypto'
import type { Handler } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { prefixOf } from '#app/lib/language-path.ts'
import { DEFAULT_LOCALE, type Locale } from '#app/lib/locale.ts'
import {
  documentMarkupContext,
  nonceContext,
  offeredLocaleContext,
  requestContext,
  uncaughtRefusalContext,
} from '#app/request-context.ts'
import { readTarget } from '#server/pipeline/cache/page-address.ts'
import { offeredLocale } from '#server/pipeline/identity/said-by-visitor.ts'
import { isSafe, refuseMethod } from '#server/pipeline/security/methods.ts'
import type { SiteEnv, SiteParts } from '#server/site-parts.ts'
import { localeInAddress, pathOf, targetOf } from './address-of.ts'
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

type Render = ReturnType<typeof createRequestHandler>

/** Creates the router for addresses of each language: it adds their prefix to all links, forms and redirects. */
function renderersOf(build: ServerBuild): Readonly<Record<Locale, Render>> {
  const rendererOf = (locale: Locale) =>
    createRequestHandler({ ...build, basename: prefixOf(locale) || '/' }, import.meta.env.MODE)
  return { en: rendererOf('en'), ru: rendererOf('ru'), es: rendererOf('es') }
}

/** Renders pages. */
export function pages(parts: SiteParts): Handler<SiteEnv> {
  const makeCtx = ctxMaker(parts)
  const load = async () => {
    const build = await import('virtual:react-router/server-build')
    return {
      renderersByPrefix: renderersOf(build),
      patternOf: routePatterns(build.routes),
    }
  }
  let loading: ReturnType<typeof load> | undefined
  return async (c) => {
    const { renderersByPrefix, patternOf } = await (loading ??= load())
    const render = renderersByPrefix[localeInAddress(c.req.url) ?? DEFAULT_LOCALE]
    c.set('route', patternOf(pathOf(c.req.url)))
    const wrongMethod = refuseMethod(c)
    if (wrongMethod) return wrongMethod
    c.set('nonce', randomBytes(16).toString('base64'))
    const context = new RouterContextProvider()
    context.set(requestContext, makeCtx(c))
    context.set(nonceContext, c.get('nonce'))
    context.set(offeredLocaleContext, offeredLocale(c.req.raw, c.get('actor')?.language))
    if (!isForData(pathOf(c.req.url))) context.set(documentMarkupContext, new Map())
    const response = await render(asTyped(c.req.raw, parts.settings.publicUrl), context)
    const refusal = context.get(uncaughtRefusalContext)
    if (!refusal && !isLastResort(response)) return response
    await response.body?.cancel()
    return errorResponse(c, refusal ? toHttpError(refusal) : UNEXPECTED)
  }
}
