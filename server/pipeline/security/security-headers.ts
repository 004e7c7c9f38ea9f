import type { MiddlewareHandler } from 'hono'
import { isKey } from '#app/lib/key-addresses.ts'
import { plainPath } from '#app/lib/plain-path.ts'
import { TAGS_HEADER } from '#app/platform/cache/content-tags.ts'
import { pathOf } from '#server/pipeline/address-of.ts'
import { maySession } from '#server/pipeline/identity/said-by-visitor.ts'
import type { SiteEnv } from '#server/site-parts.ts'
import { NO_DOCUMENT_POLICY, policyOf, profileOf } from './content-security.ts'
import type { SiteAddress } from './site-address.ts'

type HeaderTable = Readonly<Record<string, string>>

/** Headers of every response. */
export const BASE_HEADERS: HeaderTable = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(self), gyroscope=(), microphone=(), usb=(), payment=(self "https://js.stripe.com")',
  'reporting-endpoints': 'csp="/csp-report"',
}

const isAdmin = (path: string) => /^\/admin(?:\/|$)/u.test(plainPath(path))

const isPicture = (path: string) => path.startsWith('/media/') || path.startsWith('/share/')

/** Headers that differ by path. */
const BY_PATH: readonly { readonly holds: (path: string) => boolean; readonly headers: HeaderTable }[] = [
  // Feed readers and chats show the pictures that feeds and link previews name.
  { holds: isPicture, headers: { 'cross-origin-resource-policy': 'cross-origin' } },
  { holds: isKey, headers: { 'referrer-policy': 'no-referrer' } },
  {
    holds: isAdmin,
    headers: { 'referrer-policy': 'no-referrer', 'cross-origin-opener-policy': 'same-origin' },
  },
]

/** Returns the headers that every response carries, by path. */
export function securityHeaders({ isHttps }: SiteAddress): (path: string) => HeaderTable {
  const always = isHttps
    ? { ...BASE_HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : BASE_HEADERS
  const special = BY_PATH.map(({ holds, headers }) => ({ holds, headers: { ...always, ...headers } }))
  return (path) => special.find(({ holds }) => holds(path))?.headers ?? always
}

const SHARED = /\bs-maxage=/u

/** Responses to users are stored nowhere; responses to visitors are revalidated each time. */
function cacheControl(headers: Headers, isPersonal: boolean): string | null {
  const given = headers.get('cache-control')
  if (given !== null && !SHARED.test(given)) return null
  return isPersonal ? 'private, no-store' : 'private, no-cache'
}

/** Sets the headers of every response: pages, refusals, errors and files alike. `isLive`: cards are real ones. */
export function secured(site: SiteAddress, isLive = false): MiddlewareHandler<SiteEnv> {
  const headersFor = securityHeaders(site)
  return async (c, next) => {
    await next()
    if (c.get('isComplete')) return
    const path = pathOf(c.req.url)
    const { headers } = c.res
    for (const [name, value] of Object.entries(headersFor(path))) headers.set(name, value)
    headers.set('x-request-id', c.get('requestId'))
    headers.delete(TAGS_HEADER)
    const control = cacheControl(headers, maySession(c.req.raw.headers) || isKey(path))
    if (control) headers.set('cache-control', control)
    for (const [name, value] of Object.entries(c.get('sharedHeaders') ?? {})) headers.set(name, value)
    if (headers.has('content-security-policy')) return
    const isPage = headers.get('content-type')?.startsWith('text/html') && c.get('nonce')
    const trust = { nonce: c.get('nonce') }
    const policy = isPage
      ? policyOf(profileOf(path, c.req.raw.headers, isLive), trust, site.isHttps)
      : NO_DOCUMENT_POLICY
    headers.set('content-security-policy', policy)
  }
}
