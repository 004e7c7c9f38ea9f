/** Called when something ended: how long it took in milliseconds, and its error or null. */
type OnEnd = (ms: number, error: unknown) => void

/** Who is told how long the work of a pool takes. */
export type PoolTimes = {
  /** A connection was given out, or could not be. */
  readonly onAcquire: OnEnd
  /** A statement ended. */
  readonly onQuery: OnEnd
}

export const UNMEASURED: PoolTimes = { onAcquire: () => undefined, onQuery: () => undefined }

/** Runs `work` and reports how long it took. */
export async function measured<T>(work: () => Promise<T>, onEnd: OnEnd): Promise<T> {
  const start = performance.now()
  try {
    const result = await work()
    onEnd(performance.now() - start, null)
    return result
  } catch (error) {
    onEnd(performance.now() - start, error ?? 'unknown')
    throw error
  }
}
