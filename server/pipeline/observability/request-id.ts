import { randomBytes } from 'node:crypto'

// Random once per process, counted after that: unique without asking for chance at every request.
const process = randomBytes(5).toString('hex')
let count = 0

/** What may stand in a log line and a header as it is. */
const WELL_FORMED = /^[\w.:-]{8,64}$/u

/** The id of the trace in a `traceparent` of the W3C; zeros only are none. */
const TRACE = /^[\da-f]{2}-(?!0{32})(?<id>[\da-f]{32})-[\da-f]{16}-[\da-f]{2}/u

/** The number a proxy of ours gave this request. Without such a proxy, what the headers say is the visitor's word. */
function idFromProxy(headers: Pick<Headers, 'get'>): string | null {
  const given = headers.get('x-request-id')
  if (given !== null && WELL_FORMED.test(given)) return given
  return TRACE.exec(headers.get('traceparent') ?? '')?.groups?.['id'] ?? null
}

/**
 * Returns the id of a request: for its log lines, its answer, and what people read out to support. It is that of the proxy
 * in front, from X-Request-Id or traceparent, if there is one we trust (`proxies` above 0), else one of our own.
 */
export function requestIdFor(headers: Pick<Headers, 'get'>, proxies: number): string {
  const given = proxies > 0 ? idFromProxy(headers) : null
  if (given !== null) return given
  count += 1
  return `${process}-${count.toString(36)}`
}
