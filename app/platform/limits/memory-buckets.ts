import { afterTake, type Bucket, type Rate } from './token-bucket.ts'

/** Takes a token; answers the seconds to wait, 0 when there was one. */
export type TakeFrom = (key: string, rate: Rate, now: Date) => number

/** Buckets of this process, at most `most`: the one unused for longest gives way to a new one. */
export function memoryBuckets(most = 50_000): TakeFrom {
  const buckets = new Map<string, Bucket>()
  return (key, rate, now) => {
    const { bucket, wait } = afterTake(buckets.get(key) ?? null, rate, now)
    // Deleting first moves the key to the end: a Map remembers the order of insertion.
    buckets.delete(key)
    buckets.set(key, bucket)
    const [oldest] = buckets.size > most ? buckets.keys() : []
    if (oldest !== undefined) buckets.delete(oldest)
    return wait
  }
}
