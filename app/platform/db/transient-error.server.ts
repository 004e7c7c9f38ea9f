import pg from 'pg'
import { RefusedError, refuse } from '#app/lib/refusal.ts'
import { codeOf, isLostConnection } from './lost-connection.server.ts'

/**
 * What the server says of a statement that may work a moment later: it took too long, waited too long for a lock or for
 * others, the server had no memory or disk space left (class 53), could not read or write its files, or is a replica that
 * has not taken over yet.
 */
const TRANSIENT = new Set(['57014', '55P03', '40P01', '40001', '58030', '25006'])
const NO_RESOURCES = /^53/u

function isTransient(error: unknown): boolean {
  if (isLostConnection(error)) return true
  const code = codeOf(error)
  return error instanceof pg.DatabaseError && (TRANSIENT.has(code) || NO_RESOURCES.test(code))
}

/** The refusal of what may work a moment later, and is no bug. */
export const tooBusy = (cause: unknown) =>
  new RefusedError(refuse('unavailable', 'common.tooBusy'), { cause })

/** Runs a statement. An error that is transient is reported and becomes a refusal (`common.tooBusy`); others are thrown as they are. */
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
