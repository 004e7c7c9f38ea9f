import type { PictureStore } from '#app/platform/images/picture-store.server.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { deleteUnused, picturesInUse } from './queries.server.ts'
import { UNUSED_RETENTION_MS } from './rules.ts'

const HEX = '0123456789abcdef'

/**
 * Removes pictures that nothing shows and that were not sent lately: of forms that were never submitted, and of purged
 * items. One that several items share stays as long as one of them does. Works on a part of the ids at a time, to
 * limit memory.
 */
export async function sweepPictures(
  { db, now }: Pick<JobCtx, 'db' | 'now'>,
  store: PictureStore,
): Promise<void> {
  const before = new Date(now.getTime() - UNUSED_RETENTION_MS)
  await deleteUnused(db, before)
  await store.tidy(before)
  for (const digit of HEX) {
    const old = (await store.stored(digit)).filter(({ at }) => at < before)
    const inUse = old.length > 0 ? await picturesInUse(db, digit) : new Set<string>()
    for (const { id } of old) if (!inUse.has(id)) await store.remove(id, before)
  }
}
