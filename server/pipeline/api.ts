import { Hono, type MiddlewareHandler } from 'hono'
import { viewsApi } from '#app/features/views/api.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { SiteEnv, SiteParts } from '../site-parts.ts'
import { pathOf } from './address-of.ts'
import { sayNo } from './errors.ts'
import { isBadJson } from './json-body.ts'
import { makeCtx } from './make-ctx.ts'

/** What a feature's api.server.ts exports: endpoints below /api, which find everything they may touch in `c.var.ctx`. */
export type FeatureApi = Hono<{ Variables: { ctx: Ctx } }>

/** Every feature with endpoints. */
const FEATURES: readonly FeatureApi[] = [viewsApi]

/** Endpoints take JSON and nothing else, which no form of another site can send. */
const jsonOnly: MiddlewareHandler<SiteEnv> = async (c, next) => {
  if (c.req.method !== 'POST') return next()
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\s*(?:;|$)/iu.test(type)) return sayNo(c, { status: 415, code: 'common.jsonOnly' })
  return isBadJson(await c.req.text()) ? sayNo(c, { status: 400, code: 'common.badRequest' }) : next()
}

/** Everything below /api. What is not there is said in JSON; no page is rendered for it. */
export function api(parts: SiteParts, features = FEATURES): Hono<SiteEnv> {
  const endpoints = new Hono<SiteEnv>()
  const known = new Set(features.flatMap(({ routes }) => routes.map(({ path }) => `/api${path}`)))
  endpoints.use(async (c, next) => {
    const path = pathOf(c.req.url)
    c.set('route', known.has(path) ? path : '/api/*')
    c.set('ctx', makeCtx(c, parts))
    await next()
  })
  endpoints.use(jsonOnly)
  for (const feature of features) endpoints.route('/', feature)
  return endpoints.all('*', (c) => sayNo(c, { status: 404, code: 'common.notFound' }))
}
