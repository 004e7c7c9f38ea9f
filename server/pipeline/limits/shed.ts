import type { Context } from 'hono'
import { pathOf } from '#server/pipeline/address-of.ts'
import { errorText, type HttpError } from '#server/pipeline/errors.ts'
import { countShed, type ShedReason } from '#server/pipeline/observability/shed-metrics.ts'
import { NO_DOCUMENT_POLICY } from '#server/pipeline/security/content-security.ts'
import type { securityHeaders } from '#server/pipeline/security/security-headers.ts'
import type { SiteEnv } from '#server/site-parts.ts'

const BUSY: HttpError = { status: 503, code: 'common.tooBusy', headers: { 'retry-after': '1' } }

/** Refuses a request for which there is no room. */
export type Shed = (c: Context<SiteEnv>, reason: ShedReason) => Response

/**
 * Sheds requests with complete responses: what the pipeline adds to each costs more than the refusal itself, and under
 * overload there are many times as many refusals as pages.
 */
export function shedding(headersFor: ReturnType<typeof securityHeaders>): Shed {
  return (c, reason) => {
    countShed(reason)
    c.set('isComplete', true)
    const { body, headers } = errorText(c, BUSY)
    return new Response(c.req.method === 'HEAD' ? null : body, {
      status: BUSY.status,
      headers: {
        'content-security-policy': NO_DOCUMENT_POLICY,
        ...headersFor(pathOf(c.req.url)),
        ...headers,
        ...BUSY.headers,
        'cache-control': 'private, no-store',
        'x-request-id': c.get('requestId'),
      },
    })
  }
}
