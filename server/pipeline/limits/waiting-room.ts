/** How long a request waits for a permit, in milliseconds. */
const MAX_WAIT_MS = 520
/** How many wait at most. Each takes some kilobytes. */
const MAX_WAITING = 1000

/** A request that waits: `admit` lets it in. */
type Waiting = { readonly limit: () => number; readonly admit: () => void }

export type WaitingRoom = {
  /**
   * Takes a permit as soon as fewer than `limit()` are taken. Resolves to false when that did not happen in time, or
   * when too many wait.
   */
  readonly acquire: (limit: () => number) => Promise<boolean>
  readonly release: () => void
}

/**
 * Permits for which requests wait a moment, in the order of their arrival. The wait also slows down clients that ask
 * again as soon as they are refused: refusing costs less than serving, but not nothing.
 */
export function waitingRoom(): WaitingRoom {
  let taken = 0
  const queue = new Set<Waiting>()

  function wait(limit: () => number): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => {
      queue.delete(waiting)
      resolve(false)
    }, MAX_WAIT_MS)
    const waiting = {
      limit,
      admit() {
        clearTimeout(timer)
        queue.delete(waiting)
        taken += 1
        resolve(true)
      },
    }
    queue.add(waiting)
    return promise
  }

  return {
    async acquire(limit) {
      if (taken >= limit()) return queue.size < MAX_WAITING && wait(limit)
      taken += 1
      return true
    },
    release() {
      taken -= 1
      for (const { limit, admit } of queue) {
        if (taken >= limit()) return
        admit()
      }
    },
  }
}
