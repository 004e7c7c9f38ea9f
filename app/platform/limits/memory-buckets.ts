import { LRUCache } from 'lru-cache'
import { afterTake, type Bucket, type Rate } from './token-bucket.ts'

/** Takes a token and returns the seconds to wait, 0 when there was one. */
type TakeFrom = (key: string, rate: Rate, now: Date) => number

/** Buckets of this process, at most `max`; beyond that the least recently used one is dropped. */
export function memoryBuckets(max = 50_000): TakeFrom {
  const buckets = new LRUCache<string, Bucket>({ max })
  return (key, rate, now) => {
    const { bucket, wait } = afterTake(buckets.get(key) ?? null, rate, now)
    buckets.set(key, bucket)
    return wait
  }
}
