import pg from 'pg'
import { RefusedError, refuse } from '#app/lib/refusal.ts'
import { codeOf, isLostConnection } from './lost-connection.server.ts'

/**
 * What the server says of a statement that may work a moment later: it took too long, waited too long for a lock or for
 * others, the server had no memory or disk space left (class 53), could not read or write its files, or is a replica that
 * has not taken over yet.
 */
const PASSING = new Set(['57014', '55P03', '40P01', '40001', '58030', '25006'])
const NO_RESOURCES = /^53/u

function isPassing(error: unknown): boolean {
  if (isLostConnection(error)) return true
  const code = codeOf(error)
  return error instanceof pg.DatabaseError && (PASSING.has(code) || NO_RESOURCES.test(code))
}

/** It can be tried again, and is no bug: the refusal that says so. */
export const tooBusy = (cause: unknown) =>
  new RefusedError(refuse('unavailable', 'common.tooBusy'), { cause })

/** From now on statements of this connection that failed for a reason that passes are told of, and refused (`common.tooBusy`). */
export function refusePassingTrouble(client: pg.PoolClient, tell: (error: Error) => void): void {
  const plain = client.query.bind(client)
  const judge = (error: unknown): never => {
    if (!(error instanceof Error) || !isPassing(error)) throw error
    tell(error)
    throw tooBusy(error)
  }
  Reflect.set(client, 'query', (...sent: readonly unknown[]): unknown => {
    const answer: unknown = Reflect.apply(plain, client, sent)
    return answer instanceof Promise ? answer.catch(judge) : answer
  })
}
