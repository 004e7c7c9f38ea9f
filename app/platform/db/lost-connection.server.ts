import pg from 'pg'

/** Codes of the operating system for a server that is away or a connection that ended. */
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
 * Connection exceptions, shutdowns, crashes, a starting server, and sessions that the server ended because they were
 * idle. A dropped database (57P04) does not come back.
 */
const LOST = /^(?:08|57P0[1235]$|25P0[34]$)/u

/** The server has no room for another connection. */
const NO_ROOM = '53300'

/** The server, or the session, does not write. */
const READ_ONLY = '25006'

const NEVER_SENT = /is not queryable$/u

const NO_ANSWER = /^Query read timeout/u

/** Errors for which the driver has no codes, and those of a socket, whatever the reason: 'write EIO'. */
const BROKEN =
  /^Connection terminated|^Query read timeout|is not queryable$|^(?:read|write|shutdown) [A-Z]+$/u

/** Returns the SQLSTATE of an error, or the code of the operating system. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** A server on this machine that does not listen yet has no socket. */
const hasNoSocket = (error: Error) =>
  codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'

/** Returns an error, its causes, and the errors that it aggregates. */
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

/** Whether the connection ended, or none could be opened, because the server is away. It may be back soon. */
export function isLostConnection(error: unknown): boolean {
  return withCauses(error).some(isLoss)
}

/**
 * Whether the server refused to write, as a primary does that was replaced: nothing happened, and another connection may
 * lead to its successor.
 */
export function isReadOnlyServer(error: unknown): boolean {
  return withCauses(error).some((cause) => codeOf(cause) === READ_ONLY)
}

/** Whether a statement failed before it was sent, so that another connection can run it without running it twice. */
export function isUnsent(error: unknown): boolean {
  return withCauses(error).some(({ message }) => NEVER_SENT.test(message))
}

/**
 * Whether the server did not answer at all: the caller has waited long enough, and other connections that were open at
 * that time may be as silent.
 */
export function isSilence(error: unknown): boolean {
  return withCauses(error).some(({ message }) => NO_ANSWER.test(message))
}

/** Returns the error of a statement that is not sent, because its connection is lost. */
export const notSent = () => new Error('The connection is lost and is not queryable')
