import type { Db } from '../db/database.server.ts'
import { enqueueJob } from '../jobs/enqueue-job.server.ts'
import type { Log } from '../log.server.ts'
import { onContentEvent } from './content-events.server.ts'
import { EVERYTHING } from './content-tags.ts'
import { MAX_KEYS, PURGE_JOB } from './purge-shared-cache.server.ts'

/** Changes within this time, in milliseconds, make one job. */
const COLLECT_MS = 300

type Options = { readonly db: Db; readonly log: Log; readonly collectMs?: number }

/**
 * Makes jobs of the changes that this process hears of. What could not be stored is tried again with the next changes. Returns
 * a function that ends it, when the last changes are stored.
 */
export function enqueuePurges({ db, log, collectMs = COLLECT_MS }: Options): () => Promise<void> {
  const tags = new Set<string>()
  let timer: NodeJS.Timeout | null = null
  let storing = Promise.resolve()

  async function store(): Promise<void> {
    const changed = tags.size >= MAX_KEYS || tags.has(EVERYTHING) ? [EVERYTHING] : [...tags]
    tags.clear()
    if (changed.length === 0) return
    await enqueueJob({ db }, PURGE_JOB, { tags: changed }).catch((err: unknown) => {
      for (const tag of changed) tags.add(tag)
      log.warn({ err }, 'a purge could not be stored')
    })
  }

  function flush() {
    if (timer) clearTimeout(timer)
    timer = null
    storing = storing.then(store)
    return storing
  }

  const unsubscribe = onContentEvent((change) => {
    for (const tag of change === EVERYTHING ? [EVERYTHING] : change) tags.add(tag)
    timer ??= setTimeout(() => void flush(), collectMs)
  })
  return () => {
    unsubscribe()
    return flush()
  }
}
