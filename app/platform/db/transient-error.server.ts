import pg from 'pg'
import { RefusedError, refuse } from '#app/lib/refusal.ts'
import { codeOf, isLostConnection } from './lost-connection.server.ts'

/**
 * SQLSTATEs of statements that may work a moment later: timeouts, lock timeouts, deadlocks, serialization failures,
 * no memory or disk space (class 53), failed reads or writes of files, and a replica that has not taken over yet.
 */
const TRANSIENT = new Set(['57014', '55P03', '40P01', '40001', '58030', '25006'])
const NO_RESOURCES = /^53/u

function isTransient(error: unknown): boolean {
  if (isLostConnection(error)) return true
  const code = codeOf(error)
  return error instanceof pg.DatabaseError && (TRANSIENT.has(code) || NO_RESOURCES.test(code))
}

/** Returns the refusal for what may work a moment later and is no bug. */
export const tooBusy = (cause: unknown) =>
  new RefusedError(refuse('unavailable', 'common.tooBusy'), { cause })

/**
 * Runs a statement. A transient error is reported and becomes a refusal (`common.tooBusy`); others are thrown as they
 * are.
 */
export async function refuseTransientErrors<T>(
  statement: () => Promise<T>,
  onError: (error: Error) => void,
): Promise<T> {
  try {
    return await statement()
  } catch (error) {
    if (!(error instanceof Error) || !isTransient(error)) throw error
    onError(error)
    throw tooBusy(error)
  }
}
