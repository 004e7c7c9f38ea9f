import PQueue from 'p-queue'

type Options = {
  /** How many tasks run at the same time. */
  readonly concurrency: number
  /** How many tasks may wait. One more is rejected at once with `fullError`. */
  readonly maxWaiting: number
  readonly fullError: () => Error
}

/** Runs expensive tasks a few at a time, in order of arrival, and rejects tasks that would wait too long. */
export function boundedQueue({ concurrency, maxWaiting, fullError }: Options) {
  const queue = new PQueue({ concurrency })
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (queue.size >= maxWaiting) throw fullError()
    return queue.add(task)
  }
}
