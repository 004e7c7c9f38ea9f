import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { isLoopback } from '#app/platform/limits/network.ts'
import type { SiteEnv } from '#server/site-parts.ts'

/** Headers that any client can set and nothing here may trust. */
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
 * Returns where a request comes from: the peer of the connection or, behind `proxies` of our own, what the outermost
 * of them recorded. Entries further left in the list were sent by the visitor and prove nothing.
 */
export function clientAddress(peer: string, headers: Pick<Headers, 'get'>, proxies: number): string {
  const forwarded = proxies > 0 ? headers.get('x-forwarded-for') : null
  const seen = plain(forwarded?.split(',').at(-proxies) ?? '')
  return isIP(seen) ? seen : plain(peer)
}

/** The peer of the connection. Calls without a connection come from this machine: tests. */
export const peerOf = (env: SiteEnv['Bindings'] | undefined) =>
  env?.incoming?.socket.remoteAddress ?? '127.0.0.1'

/** Headers that proxies add to forwarded requests: a request with one of these came from elsewhere. */
const PASSED_ON =
  /^(?:x-forwarded(?:-.*)?|x-original-.*|forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-.*)$/u

/**
 * Whether a request was made on this machine: the peer of the connection is local, and no proxy forwarded it. A
 * header can only deny it: one that names 127.0.0.1 proves nothing, and a local proxy is not the visitor.
 */
export function isFromThisMachine(peer: string, headers: Pick<Headers, 'keys'>): boolean {
  return isLoopback(plain(peer)) && ![...headers.keys()].some((name) => PASSED_ON.test(name))
}

/** Sets the client address, and removes headers in which the visitor claims one. */
export function readClientIp(proxies: number): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    const { headers } = c.req.raw
    c.set('isLocal', isFromThisMachine(peerOf(c.env), headers))
    for (const name of FORGEABLE) if (headers.has(name)) headers.delete(name)
    c.set('address', clientAddress(peerOf(c.env), headers, proxies))
    await next()
  }
}
