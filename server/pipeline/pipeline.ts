import { type Handler, Hono } from 'hono'
import { onContentEvent } from '#app/platform/cache/content-events.server.ts'
import type { SiteEnv, SiteParts } from '../site-parts.ts'
import { knowActor } from './actor.ts'
import { api } from './api.ts'
import { takeBeacons } from './beacons.ts'
import { boundedBodies, wholeBodies } from './bodies.ts'
import { boundedWork } from './bounded-work.ts'
import { answerFromCache } from './cached-answer.ts'
import { knowAddress } from './client-address.ts'
import { compressed } from './compressed.ts'
import { conditional } from './conditional.ts'
import { ownRequests } from './cross-site.ts'
import { cspReports } from './csp-report.ts'
import { limitDynamic } from './dynamic-limit.ts'
import { answerErrors } from './errors.ts'
import { health } from './health.ts'
import { knownHosts } from './host.ts'
import { knownSessions } from './known-sessions.ts'
import { media } from './media.ts'
import { knownMethods } from './methods.ts'
import { cachedPages } from './page-cache.ts'
import { noteAnswers, numbered } from './request-log.ts'
import { secured, securityHeaders } from './security-headers.ts'
import { simulatedPayments, simulatorDashboard } from './simulated-payments.ts'
import { siteAddress } from './site-address.ts'
import { staticFiles } from './static-files.ts'
import { cleanTargets } from './target.ts'
import { uploads } from './uploads.ts'

/**
 * What a request passes through, in this order, before `renderPage` gets it. Whoever may be turned away cheaply is
 * turned away first; the caches stand before everything that counts or costs work.
 */
export function createPipeline(parts: SiteParts, renderPage: Handler<SiteEnv>): Hono<SiteEnv> {
  const { settings, log, metrics } = parts
  const site = siteAddress(settings.publicUrl)
  const note = noteAnswers(parts)
  const sessions = knownSessions(settings.publicUrl, () => parts.now().getTime())
  const pages = cachedPages({
    maxSeconds: settings.pageCacheSeconds,
    isHttps: site.isHttps,
    headersFor: securityHeaders(site),
    clock: () => parts.now().getTime(),
    log,
  })
  onContentEvent(pages.drop)
  onContentEvent(() => parts.counts.forget())
  metrics?.watch('page_cache_bytes', 'Bytes of pages kept for visitors.', () => pages.size().bytes)

  const http = new Hono<SiteEnv>()
  http.onError(answerErrors(log))
  http.use(
    numbered(note, settings.trustedProxies),
    secured(site, parts.payments.mode === 'live'),
    compressed,
    conditional,
    health(parts),
    knownHosts(site),
  )
  http.use(knowAddress(settings.trustedProxies), cleanTargets, knownMethods)
  http.use(staticFiles(parts.clientFolder), media(parts), pages.middleware)
  http.use(boundedBodies, wholeBodies, boundedWork(parts.pressure, sessions), cspReports(parts))
  http.use(ownRequests(site, settings.strictOrigin), limitDynamic(parts), knowActor(parts, sessions))
  http.route('/', uploads(parts))
  http.route('/api', api(parts))
  http.all('/sandbox/*', simulatedPayments(parts.payments))
  http.all('/dev/payments', simulatorDashboard(parts))
  http.all('*', renderPage)
  return takeBeacons(answerFromCache(http, { pages, site, note, settings }), parts, site)
}
