import pg from 'pg'

/** What the operating system says of a server that is away, or of a connection that ended. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOTCONN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'EAI_AGAIN',
  'ENOTFOUND',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
])

/**
 * Connection exceptions, shutdowns, crashes, a server that starts, and sessions that the server ended because they idled.
 * A dropped database (57P04) does not come back.
 */
const LOST = /^(?:08|57P0[1235]$|25P0[34]$)/u

/** The server has no room for one more connection. */
const NO_ROOM = '53300'

const NEVER_SENT = /is not queryable$/u

/** The driver has no codes for these. */
const BROKEN = /^Connection terminated|is not queryable$/u

/** The SQLSTATE of an error, or the code of the operating system. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** A server on this machine that does not listen yet has no socket. */
const hasNoSocket = (error: Error) =>
  codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'

/** An error, what caused it, and what it sums up. */
function withCauses(error: unknown): readonly Error[] {
  if (!(error instanceof Error)) return []
  const summedUp: readonly unknown[] = error instanceof AggregateError ? error.errors : []
  return [error, ...[error.cause, ...summedUp].flatMap(withCauses)]
}

function isLoss(error: Error): boolean {
  const code = codeOf(error)
  if (error instanceof pg.DatabaseError) return LOST.test(code) || code === NO_ROOM
  return SYSTEM_CODES.has(code) || BROKEN.test(error.message) || hasNoSocket(error)
}

/** Whether the connection is over, or none could be made, because the server is not there now. It may soon be. */
export function isLostConnection(error: unknown): boolean {
  return withCauses(error).some(isLoss)
}

/** Whether a statement failed before it was sent: running it on another connection cannot run it twice. */
export function isUnsent(error: unknown): boolean {
  return withCauses(error).some(({ message }) => NEVER_SENT.test(message))
}
