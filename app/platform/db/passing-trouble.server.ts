import pg from 'pg'
import { RefusedError, refuse } from '#app/lib/refusal.ts'

/**
 * What the server says of a statement it gave up and that may work a moment later: it took too long, waited too long for a
 * lock or for each other, or the server had no room, goes down or comes up.
 */
const PASSING = new Set(['57014', '55P03', '40P01', '40001', '53200', '53300', '57P01', '57P02', '57P03'])

/** It can be tried again, and is no bug: the refusal that says so. */
export const tooBusy = (cause: unknown) =>
  new RefusedError(refuse('unavailable', 'common.tooBusy'), { cause })

/** From now on statements of this connection that the server gave up are told of, and refused (`common.tooBusy`). */
export function refusePassingTrouble(client: pg.PoolClient, tell: (error: Error) => void): void {
  const plain = client.query.bind(client)
  const judge = (error: unknown): never => {
    if (!(error instanceof pg.DatabaseError) || !PASSING.has(error.code ?? '')) throw error
    tell(error)
    throw tooBusy(error)
  }
  Reflect.set(client, 'query', (...sent: readonly unknown[]): unknown => {
    const answer: unknown = Reflect.apply(plain, client, sent)
    return answer instanceof Promise ? answer.catch(judge) : answer
  })
}
