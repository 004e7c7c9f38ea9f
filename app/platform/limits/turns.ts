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
 * Lets work begin when it is its turn: nobody holds more than their share, and of those who wait, the one with the least
 * under way goes first, then the one served longest ago. So however much one person queues, another waits for one piece of
 * work to end, and not for the queue. A line that is full refuses at once; who goes away while waiting loses the place.
 */
export function takingTurns({ atOnce, each, waiting, eachWaiting }: Bounds): Turns {
  const running: string[] = []
  let line: readonly Waiting[] = []
  /** When each of those who are here was let in last, counted in turns. */
  const served = new Map<string, number>()
  let turns = 0

  const underWay = (who: string) => running.filter((other) => other === who).length
  const hasRoom = (who: string) => running.length < atOnce && underWay(who) < each
  const servedAt = ({ who }: Waiting) => served.get(who) ?? 0

  function enter(who: string): void {
    turns += 1
    served.set(who, turns)
    running.push(who)
  }

  /** Who neither works nor waits is a newcomer the next time. */
  function forgetUnlessHere(who: string): void {
    if (!running.includes(who) && !line.some((other) => other.who === who)) served.delete(who)
  }

  /** The sort keeps the order of arrival among equals. */
  const fairest = () =>
    line
      .filter(({ who }) => hasRoom(who))
      .toSorted((a, b) => underWay(a.who) - underWay(b.who) || servedAt(a) - servedAt(b))[0]

  function next(): void {
    const first = fairest()
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
      forgetUnlessHere(who)
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
      forgetUnlessHere(who)
    }
  }
}
