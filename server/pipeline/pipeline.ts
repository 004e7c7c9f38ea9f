import { type Handler, Hono } from 'hono'
import { onContentEvent } from '#app/platform/cache/content-events.server.ts'
import { conditional } from '#server/pipeline/cache/conditional.ts'
import { cachedPages } from '#server/pipeline/cache/page-cache.ts'
import { serveFromCache } from '#server/pipeline/cache/serve-from-cache.ts'
import { sharedCache } from '#server/pipeline/cache/shared-cache.ts'
import { authenticate } from '#server/pipeline/identity/actor.ts'
import { readClientIp } from '#server/pipeline/identity/client-address.ts'
import { knownSessions } from '#server/pipeline/identity/known-sessions.ts'
import { rememberWrites } from '#server/pipeline/identity/last-write.ts'
import { boundedBodies, wholeBodies } from '#server/pipeline/limits/bodies.ts'
import { boundedWork } from '#server/pipeline/limits/bounded-work.ts'
import { limitDynamic } from '#server/pipeline/limits/dynamic-limit.ts'
import { shedding } from '#server/pipeline/limits/shed.ts'
import { health } from '#server/pipeline/observability/health.ts'
import { logRequests, numbered } from '#server/pipeline/observability/request-log.ts'
import { ownRequests } from '#server/pipeline/security/cross-site.ts'
import { cspReports } from '#server/pipeline/security/csp-report.ts'
import { knownHosts } from '#server/pipeline/security/host.ts'
import { knownMethods } from '#server/pipeline/security/methods.ts'
import { secured, securityHeaders } from '#server/pipeline/security/security-headers.ts'
import { siteAddress } from '#server/pipeline/security/site-address.ts'
import { cleanTargets } from '#server/pipeline/security/target.ts'
import { media } from '#server/pipeline/static/media.ts'
import { staticFiles } from '#server/pipeline/static/static-files.ts'
import type { Site, SiteEnv, SiteParts } from '#server/site-parts.ts'
import { api } from './api.ts'
import { receiveBeacons } from './beacons.ts'
import { compressed } from './compressed.ts'
import { handleErrors } from './errors.ts'
import { languageRedirects } from './language-redirect.ts'
import { oldAddresses } from './old-addresses.ts'
import { simulatedPayments, simulatorDashboard } from './simulated-payments.ts'
import { uploads } from './uploads.ts'

/**
 * What a request passes through, in this order, before `renderPage` gets it. Cheap checks come first; the caches
 * precede everything that counts or costs work.
 */
export function createPipeline(parts: SiteParts, renderPage: Handler<SiteEnv>): Site {
  const { settings, log, metrics } = parts
  const site = siteAddress(settings.publicUrl)
  const note = logRequests(parts)
  const sessions = knownSessions(settings.publicUrl, () => parts.now().getTime())
  const headersFor = securityHeaders(site)
  const shed = shedding(headersFor)
  const pages = cachedPages({
    maxSeconds: settings.pageCacheSeconds,
    megabytes: settings.pageCacheMegabytes,
    isHttps: site.isHttps,
    headersFor,
    sharedHeaders: sharedCache(settings.sharedCache),
    clock: () => parts.now().getTime(),
    isHearing: parts.isHearing ?? (() => true),
    log,
  })
  onContentEvent(pages.drop)
  onContentEvent((change) => parts.counts.drop(change))
  metrics?.watch('page_cache_bytes', 'Bytes of pages kept for visitors.', () => pages.size().bytes)

  const http = new Hono<SiteEnv>()
  http.onError(handleErrors(log))
  http.use(
    numbered(note, settings.trustedProxies),
    secured(site, parts.payments.mode === 'live'),
    compressed,
    conditional,
    health(parts),
    knownHosts(site),
  )
  http.use(readClientIp(settings.trustedProxies), cleanTargets, knownMethods)
  http.use(languageRedirects, staticFiles(parts.clientFiles), media(parts), pages.middleware)
  http.use(
    boundedBodies,
    wholeBodies,
    boundedWork({ pressure: parts.pressure, sessions, shed }),
    cspReports(parts),
  )
  http.use(ownRequests(site, settings.strictOrigin), limitDynamic(parts), authenticate(parts, sessions))
  http.use(rememberWrites(parts))
  http.route('/', uploads(parts))
  http.route('/api', api(parts))
  http.all('/sandbox/*', simulatedPayments(parts.payments))
  http.all('/dev/payments', simulatorDashboard(parts))
  http.all('*', oldAddresses(parts), renderPage)
  const fetch = serveFromCache((request, env) => http.fetch(request, env), { pages, site, note, settings })
  return { fetch: receiveBeacons(fetch, parts, site) }
}
