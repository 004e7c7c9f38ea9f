/** Called at the end of an operation with its duration in milliseconds, and its error or null. */
type OnEnd = (ms: number, error: unknown) => void

/** A listener for the durations of a pool. */
export type PoolTimes = {
  /** A connection was acquired, or could not be. */
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
