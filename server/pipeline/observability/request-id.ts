import { randomBytes } from 'node:crypto'

// Random once per process, counted after that: unique without a random number for each request.
const process = randomBytes(5).toString('hex')
let count = 0

/** What may be in a log line and a header as it is. */
const WELL_FORMED = /^[\w.:-]{8,64}$/u

/** The trace id in a `traceparent` of the W3C; all zeros is none. */
const TRACE = /^[\da-f]{2}-(?!0{32})(?<id>[\da-f]{32})-[\da-f]{16}-[\da-f]{2}/u

/**
 * Returns the id that a trusted proxy gave this request. Without such a proxy, the headers are the visitor's word.
 */
function idFromProxy(headers: Pick<Headers, 'get'>): string | null {
  const given = headers.get('x-request-id')
  if (given !== null && WELL_FORMED.test(given)) return given
  return TRACE.exec(headers.get('traceparent') ?? '')?.groups?.['id'] ?? null
}

/**
 * Returns the id of a request: for its log lines, its response, and for support. It is that of a trusted proxy
 * (`proxies` above 0), from X-Request-Id or traceparent, otherwise one of our own.
 */
export function requestIdFor(headers: Pick<Headers, 'get'>, proxies: number): string {
  const given = proxies > 0 ? idFromProxy(headers) : null
  if (given !== null) return given
  count += 1
  return `${process}-${count.toString(36)}`
}
