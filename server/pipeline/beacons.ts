import { recordImpressions } from '#app/features/views/impressions/record-impressions.server.ts'
import { impressionsInput } from '#app/features/views/schema.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { clientAddress, isFromThisMachine, peerOf } from '#server/pipeline/identity/client-address.ts'
import { maySession } from '#server/pipeline/identity/said-by-visitor.ts'
import { requestIdFor } from '#server/pipeline/observability/request-id.ts'
import { NO_DOCUMENT_POLICY } from '#server/pipeline/security/content-security.ts'
import { isOwnRequest } from '#server/pipeline/security/cross-site.ts'
import { securityHeaders } from '#server/pipeline/security/security-headers.ts'
import type { SiteAddress } from '#server/pipeline/security/site-address.ts'
import type { Fetch, SiteEnv, SiteParts } from '#server/site-parts.ts'
import { hostOf, targetOf, wireTarget } from './address-of.ts'
import { isJson } from './json-body.ts'
import { siteFacts } from './make-ctx.ts'

const PATH = '/api/seen'

/** The longest beacon: sixty ids, seen and clicked, are five thousand characters. */
const MAX_BYTES = 8192

type Bindings = SiteEnv['Bindings'] | undefined

function isShort(headers: Request['headers']): boolean {
  const announced = headers.get('content-length') ?? ''
  return /^\d{1,4}$/u.test(announced) && Number(announced) <= MAX_BYTES
}

/** Returns the parsed beacon, or null for anything else. */
function parseBeacon(text: string) {
  try {
    return impressionsInput.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** False when buffering failed: it is repeated in the pipeline, where it fails with a response and a log line. */
function wasRecorded(...parseBeacon: Parameters<typeof recordImpressions>): Promise<boolean> {
  return recordImpressions(...parseBeacon).then(
    () => true,
    () => false,
  )
}

/**
 * Handles beacons with impressions before the whole pipeline: they come by the thousand, and most of the pipeline
 * does not concern them (AD-06). Anything unusual, and anything that has to be refused, goes through the pipeline,
 * which checks it again. So do beacons of users with a session.
 */
export function receiveBeacons(pipeline: Fetch, parts: SiteParts, site: SiteAddress): Fetch {
  const { db, settings, now, counts, impressions, pressure, metrics } = parts
  const facts = siteFacts(settings)
  const always = {
    ...securityHeaders(site)(PATH),
    'content-security-policy': NO_DOCUMENT_POLICY,
    'content-type': 'application/json',
    'cache-control': 'private, no-store',
  }

  const isPlain = ({ method, url, headers }: Request, env: Bindings) =>
    method === 'POST' &&
    targetOf(url) === PATH &&
    wireTarget(env, url) === PATH &&
    site.hosts.has(hostOf(url)) &&
    isJson(headers) &&
    isShort(headers) &&
    isOwnRequest(headers, site, settings.strictOrigin) &&
    !maySession(headers) &&
    !pressure?.isHigh()

  async function record(request: Request, env: Bindings) {
    const { headers, url } = request
    const address = clientAddress(peerOf(env), headers, settings.trustedProxies)
    const visitor = {
      address,
      isLocal: isFromThisMachine(peerOf(env), headers),
      userAgent: (headers.get('user-agent') ?? '').slice(0, 400),
    }
    const teller = { db, now: now(), actor: null, visitor, site: facts, counts, impressions }
    const refusal = (await takeToken(teller, 'dynamic')) ?? (await takeToken(teller, 'impressions'))
    if (refusal) return pipeline(request, env)
    const body = await request.text()
    const message = parseBeacon(body)
    if (!message || !(await wasRecorded(teller, message)))
      return pipeline(new Request(url, { method: 'POST', headers, body }), env)
    metrics?.servedEarly({ route: PATH, status: 200 })
    return new Response('{}', {
      headers: { ...always, 'x-request-id': requestIdFor(headers, settings.trustedProxies) },
    })
  }

  return (request, env) => (isPlain(request, env) ? record(request, env) : pipeline(request, env))
}
