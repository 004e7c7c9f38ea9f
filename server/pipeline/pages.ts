import type { Handler } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { nonceContext, requestContext } from '#app/request-context.ts'
import type { SiteEnv, SiteParts } from '../site-parts.ts'
import { makeCtx } from './make-ctx.ts'

/** Renders pages: hands the request to the router, with its address as people typed it whatever proxy stands in front. */
export function pages(parts: SiteParts): Handler<SiteEnv> {
  const render = createRequestHandler(() => import('virtual:react-router/server-build'), import.meta.env.MODE)
  return (c) => {
    const context = new RouterContextProvider()
    context.set(requestContext, makeCtx(c, parts))
    context.set(nonceContext, c.var.nonce)
    const { pathname, search } = new URL(c.req.url)
    return render(new Request(new URL(pathname + search, parts.settings.publicUrl), c.req.raw), context)
  }
}
