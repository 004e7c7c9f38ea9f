import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { withoutKey } from '#app/lib/key-addresses.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { pathOf } from '#server/pipeline/address-of.ts'
import { errorResponse, toHttpError } from '#server/pipeline/errors.ts'
import { ctxMaker } from '#server/pipeline/make-ctx.ts'
import type { SiteEnv, SiteParts } from '#server/site-parts.ts'

const text = z.string().catch('')
/** Old browsers use hyphens, new ones camel case and several reports at once. */
const OLD = z.object({
  'csp-report': z.object({ 'effective-directive': text, 'blocked-uri': text, 'document-uri': text }),
})
const NEW = z.array(
  z.object({ body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }) }),
)

type Violation = { readonly directive: string; readonly blocked: string; readonly page: string }

/** Queries may be personal, and long addresses are useless. */
const brief = (address: string) => address.replace(/[?#].*$/su, '').slice(0, 200)

/** Returns what browsers report as blocked; nothing for what is no report. */
export function violationsIn(report: unknown): Violation[] {
  const { data: old } = OLD.safeParse(report)
  const { data: several = [] } = NEW.safeParse(report)
  const all = several.map(({ body }) => [body.effectiveDirective, body.blockedURL, body.documentURL])
  if (old) {
    const one = old['csp-report']
    all.push([one['effective-directive'], one['blocked-uri'], one['document-uri']])
  }
  return all.slice(0, 10).map(([directive = '', blocked = '', page = '']) => ({
    directive: brief(directive),
    blocked: brief(blocked),
    page: brief(withoutKey(page)),
  }))
}

/** Receives CSP reports. It precedes the check for cross-site requests, because no page sends these. */
export function cspReports(parts: SiteParts): MiddlewareHandler<SiteEnv> {
  const makeCtx = ctxMaker(parts)
  return async (c, next) => {
    if (c.req.method !== 'POST' || pathOf(c.req.url) !== '/csp-report') return next()
    c.set('route', '/csp-report')
    const refusal = await takeToken(makeCtx(c), 'cspReport')
    if (refusal) return errorResponse(c, toHttpError(refusal))
    const report: unknown = await c.req.json().catch(() => null)
    for (const violation of violationsIn(report)) parts.log.warn({ violation }, 'a browser blocked content')
    return new Response(null, { status: 204 })
  }
}
