import { RefusedError, refuse } from '#app/lib/refusal.ts'

/** How much work may be under way and in line, in all and for one person. */
export type Bounds = {
  readonly atOnce: number
  readonly each: number
  readonly waiting: number
  readonly eachWaiting: number
}

export type Turns = <T>(who: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>

type Waiting = { readonly who: string; readonly begin: () => void }

const BACK_IN_SECONDS = 5

/**
 * Lets work begin when it is its turn: first come, first served, but nobody holds more than their share. A line that is
 * full refuses at once; who goes away while waiting loses the place.
 */
export function takingTurns({ atOnce, each, waiting, eachWaiting }: Bounds): Turns {
  const running: string[] = []
  let line: readonly Waiting[] = []

  const hasRoom = (who: string) =>
    running.length < atOnce && running.filter((other) => other === who).length < each

  function enter(who: string): void {
    running.push(who)
  }

  function next(): void {
    const first = line.find(({ who }) => hasRoom(who))
    if (!first) return
    line = line.filter((other) => other !== first)
    enter(first.who)
    first.begin()
    next()
  }

  function assertRoomInLine(who: string): void {
    if (line.length >= waiting) throw new RefusedError(refuse('unavailable', 'common.tooBusy'))
    if (line.filter((other) => other.who === who).length >= eachWaiting)
      throw new RefusedError(refuse('tooMany', 'limits.wait', { seconds: BACK_IN_SECONDS }))
  }

  async function ownTurn(who: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    if (hasRoom(who)) return enter(who)
    assertRoomInLine(who)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const place: Waiting = { who, begin: resolve }
    line = [...line, place]
    const leave = () => {
      line = line.filter((other) => other !== place)
      reject(new Error('gone while waiting', { cause: signal?.reason }))
    }
    signal?.addEventListener('abort', leave, { once: true })
    await promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  return async (who, work, signal) => {
    await ownTurn(who, signal)
    try {
      return await work()
    } finally {
      running.splice(running.indexOf(who), 1)
      next()
    }
  }
}
