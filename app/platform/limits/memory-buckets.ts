import { afterTake, type Bucket, type Rate } from './token-bucket.ts'

/** Takes a token; answers the seconds to wait, 0 when there was one. */
type TakeFrom = (key: string, rate: Rate, now: Date) => number

/**
 * Buckets of this process, at most `most`. When there is no more room, the half that was unused for longer is forgotten at
 * once: taking the oldest out of a large Map one by one costs more with every hole that is left behind.
 */
export function memoryBuckets(most = 50_000): TakeFrom {
  let newer = new Map<string, Bucket>()
  let older = new Map<string, Bucket>()
  return (key, rate, now) => {
    const known = newer.get(key) ?? older.get(key) ?? null
    const { bucket, wait } = afterTake(known, rate, now)
    if (newer.size >= most / 2 && !newer.has(key)) {
      older = newer
      newer = new Map()
    }
    newer.set(key, bucket)
    return wait
  }
}
