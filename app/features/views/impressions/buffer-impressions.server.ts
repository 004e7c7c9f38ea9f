import { LRUCache } from 'lru-cache'
import { BATCH, COUNT_INTERVAL_MS, LAST_TRIES, MAX_WAITING } from '#app/features/items/impressions.ts'
import type { Impression, ImpressionBuffer } from '#app/lib/impression.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { RATE_LIMITS } from '#app/platform/limits/limits.ts'
import { memoryBuckets } from '#app/platform/limits/memory-buckets.ts'
import { processShare } from '#app/platform/limits/process-share.ts'
import type { Log } from '#app/platform/log.server.ts'
import { VIEW_WINDOW_MS } from '../hash-visitor.server.ts'
import { storeImpressions } from './store-impressions.server.ts'

type Parts = { readonly db: Db; readonly now: () => Date; readonly log: Log }

type BufferedImpressions = ImpressionBuffer & {
  /** Writes everything that was buffered so far. */
  readonly flush: () => Promise<void>
  /** Writes the rest, and stops. */
  readonly stop: () => Promise<void>
}

/**
 * Filters impressions that were just buffered, so that most repetitions never reach the database, which decides
 * exactly.
 */
function createFilter(clock: () => number) {
  const seen = new LRUCache<string, true>({
    max: MAX_WAITING,
    ttl: VIEW_WINDOW_MS,
    ttlResolution: 0,
    perf: { now: clock },
  })
  return ({ itemId, counted, visitor }: Impression): boolean => {
    const key = `${itemId} ${counted} ${visitor.toString('latin1')}`
    if (seen.has(key)) return false
    seen.set(key, true)
    return true
  }
}

/** Limits how often one network counts for a billboard: to what the users behind one address may cause. */
function createNetworkLimit() {
  const take = memoryBuckets(MAX_WAITING)
  return ({ network, itemId }: Impression, now: Date) =>
    take(`${network} ${itemId}`, processShare(RATE_LIMITS.impressionsOfItem), now) > 0
}

/**
 * Keeps impressions in memory and counts them in batches, so that a message costs next to nothing (AD-06). A clean stop
 * loses none; a process that is killed loses those of the last two seconds.
 */
export function bufferImpressions({ db, now, log }: Parts): BufferedImpressions {
  const isNew = createFilter(() => now().getTime())
  const isTooMuch = createNetworkLimit()
  let waiting: Impression[] = []
  let storing = Promise.resolve()

  async function storeAll() {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH)
      try {
        await storeImpressions(db, batch, now())
        log.info({ impressions: batch.length }, 'views and clicks of billboards were counted')
      } catch (err) {
        // They stay, and are tried again with the next ones.
        log.error({ err, waiting: waiting.length }, 'views and clicks of billboards could not be counted')
        return
      }
      waiting = waiting.slice(batch.length)
    }
  }

  function flush() {
    storing = storing.then(storeAll)
    return storing
  }

  const timer = setInterval(() => void flush(), COUNT_INTERVAL_MS).unref()
  return {
    note(impression) {
      const at = now()
      if (waiting.length >= MAX_WAITING || !isNew(impression) || isTooMuch(impression, at)) return
      waiting.push(impression)
    },
    flush,
    async stop() {
      clearInterval(timer)
      await flush()
      for (let tries = 1; waiting.length > 0 && tries < LAST_TRIES; tries += 1) await flush()
    },
  }
}
