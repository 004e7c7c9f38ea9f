/** Returns what `work` returns. Throws when that takes longer than `ms` milliseconds; the work itself goes on. */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(reject, ms, new Error('took too long'))
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
