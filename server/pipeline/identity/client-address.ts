import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { isLoopback } from '#app/platform/limits/network.ts'
import type { SiteEnv } from '#server/site-parts.ts'

/** Headers anybody can write and nobody here may believe. */
const FORGEABLE = ['x-client-ip', 'x-real-ip', 'forwarded'] as const

/** IPv4 inside IPv6 is IPv4; some proxies append the port. */
function plain(address: string): string {
  return address
    .trim()
    .replace(/^::ffff:(?=\d+\.)/iu, '')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/u, '$1')
    .replace(/^\[(.*)\](?::\d+)?$/u, '$1')
}

/**
 * Where a request comes from: the peer of the connection or, with `proxies` of our own in front, what the outermost of
 * them wrote down. What stands further left in the list was sent by the visitor and proves nothing.
 */
export function clientAddress(peer: string, headers: Pick<Headers, 'get'>, proxies: number): string {
  const forwarded = proxies > 0 ? headers.get('x-forwarded-for') : null
  const seen = plain(forwarded?.split(',').at(-proxies) ?? '')
  return isIP(seen) ? seen : plain(peer)
}

/** The other end of the connection. Calls without one come from this machine: tests. */
export const peerOf = (env: SiteEnv['Bindings'] | undefined) =>
  env?.incoming?.socket.remoteAddress ?? '127.0.0.1'

/** What proxies add to a request that they pass on: whatever has one of these came from elsewhere. */
const PASSED_ON =
  /^(?:x-forwarded(?:-.*)?|x-original-.*|forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-.*)$/u

/**
 * Whether a request was made on this very machine: the other end of the connection is here, and no proxy passed it on. A
 * header can only take that away: one that names 127.0.0.1 proves nothing, and a proxy of this machine is not the visitor.
 */
export function isFromThisMachine(peer: string, headers: Pick<Headers, 'keys'>): boolean {
  return isLoopback(plain(peer)) && ![...headers.keys()].some((name) => PASSED_ON.test(name))
}

/** Notes the address of the visitor, and forgets what the visitor says it is. */
export function readClientIp(proxies: number): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    const { headers } = c.req.raw
    c.set('isLocal', isFromThisMachine(peerOf(c.env), headers))
    for (const name of FORGEABLE) if (headers.has(name)) headers.delete(name)
    c.set('address', clientAddress(peerOf(c.env), headers, proxies))
    await next()
  }
}
