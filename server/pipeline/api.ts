import { Hono, type MiddlewareHandler } from 'hono'
import { paymentsApi, webhookApi } from '#app/features/billing/api.server.ts'
import { cardsApi } from '#app/features/billing/cards/api.server.ts'
import { subscriptionsApi } from '#app/features/billing/subscriptions/api.server.ts'
import { favoritesApi } from '#app/features/favorites/api.server.ts'
import { placesApi } from '#app/features/places/api.server.ts'
import { searchApi } from '#app/features/search/api.server.ts'
import { uploadsApi } from '#app/features/uploads/api.server.ts'
import { viewsApi } from '#app/features/views/api.server.ts'
import { browserErrorsApi } from '#app/platform/browser-errors/api.server.ts'
import { type EndpointEnv, endpoints } from '#app/platform/endpoints/endpoint.server.ts'
import type { TagsOfPaths } from '#app/platform/endpoints/openapi-document.server.ts'
import { formsApi } from '#app/platform/forms/api.server.ts'
import { WEBHOOK_PATH } from '#app/platform/payments/webhook-path.ts'
import { POLICY } from '#app/routes/policy.ts'
import { enforcePolicy } from '#server/pipeline/security/enforce-policy.ts'
import { refuseMethod } from '#server/pipeline/security/methods.ts'
import type { SiteEnv, SiteParts } from '#server/site-parts.ts'
import { pathOf } from './address-of.ts'
import { apiDocs } from './api-docs.ts'
import { errorResponse } from './errors.ts'
import { isBadJson, isJson } from './json-body.ts'
import { ctxMaker } from './make-ctx.ts'
import { patternFinder } from './route-patterns.ts'

/** What a feature's api.server.ts exports. */
type FeatureApi = Hono<EndpointEnv>

/** The endpoints of features, below /api, by the tag under which /api/docs describes them. */
const DESCRIBED: Readonly<Record<string, readonly FeatureApi[]>> = {
  Items: [viewsApi, searchApi, placesApi, favoritesApi],
  Payments: [paymentsApi, webhookApi],
  Subscriptions: [subscriptionsApi],
  Cards: [cardsApi],
  Forms: [formsApi],
  'Errors in browsers': [browserErrorsApi],
}
/** The endpoint for uploads is not below /api. */
const TAGS = { ...tagsBelow('/api'), Pictures: ['/uploads'] }

function tagsBelow(base: string): TagsOfPaths {
  const pathsOf = (apis: readonly FeatureApi[]) =>
    apis.flatMap(({ routes }) => routes).map(({ path }) => base + path)
  return Object.fromEntries(Object.entries(DESCRIBED).map(([tag, apis]) => [tag, pathsOf(apis)]))
}

const described = Object.values(DESCRIBED)
  .flat()
  .reduce((routes, feature) => routes.route('/api', feature), endpoints())
  .route('/', uploadsApi)

/** Everything below /api. */
const FEATURES: readonly FeatureApi[] = [...Object.values(DESCRIBED).flat(), apiDocs(described, TAGS)]

type Endpoint = { readonly method: string; readonly pattern: string }

/** The endpoints of these features, each once, however many handlers it has; what only passes requests on is none. */
export function endpointsOf(features = FEATURES): readonly Endpoint[] {
  const found = features
    .flatMap(({ routes }) => routes)
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => [`${method} ${path}`, { method, pattern: `/api${path}` }] as const)
  return [...new Map(found).values()]
}

/**
 * Endpoints accept JSON and nothing else, which no form of another site can send. Events of the payment provider are
 * checked by their signature, as they came, and may be larger.
 */
const jsonOnly: MiddlewareHandler<SiteEnv> = async (c, next) => {
  if (c.req.method !== 'POST' || pathOf(c.req.url) === WEBHOOK_PATH) return next()
  if (!isJson(c.req.raw.headers)) return errorResponse(c, { status: 415, code: 'common.jsonOnly' })
  return isBadJson(await c.req.text()) ? errorResponse(c, { status: 400, code: 'common.badRequest' }) : next()
}

/**
 * Everything below /api. What does not exist gets JSON; no page is rendered for it. Throws when an endpoint has no
 * line in the policy.
 */
export function api(parts: SiteParts, features = FEATURES): Hono<SiteEnv> {
  const makeCtx = ctxMaker(parts)
  const endpoints = new Hono<SiteEnv>()
  const patterns = [...new Set(endpointsOf(features).map(({ pattern }) => pattern))]
  const patternOf = patternFinder(patterns)
  const open = patterns.filter((pattern) => !Object.hasOwn(POLICY, pattern))
  if (features === FEATURES && open.length > 0)
    throw new Error(`no line in app/routes/policy.ts for ${open.join(', ')}`)
  endpoints.use(async (c, next) => {
    c.set('route', patternOf(pathOf(c.req.url)) ?? '/api/*')
    c.set('ctx', makeCtx(c))
    await next()
  })
  endpoints.use(async (c, next) => refuseMethod(c) ?? next(), enforcePolicy, jsonOnly)
  for (const feature of features) endpoints.route('/', feature)
  return endpoints.all('*', (c) => errorResponse(c, { status: 404, code: 'common.notFound' }))
}
