import type { Settings } from '../env.server.ts'
import { EVERYTHING } from './content-tags.ts'

type Purge = NonNullable<Settings['sharedCache']['purge']>

/** A cache that does not answer within this time, in milliseconds, is asked again later. */
const TIMEOUT_MS = 10_000

/** Tells a cache in front of the site which keys changed, in the form of Fastly. Throws if it refuses. */
export async function sendPurge({ url, token }: Purge, tags: readonly string[]): Promise<void> {
  const isAll = tags.includes(EVERYTHING)
  const headers = {
    ...(token !== null && { 'fastly-key': token }),
    // Pages that depend on all content have this key.
    ...(!isAll && { 'surrogate-key': [...tags, EVERYTHING].join(' ') }),
  }
  const response = await fetch(`${url.replace(/\/$/u, '')}/${isAll ? 'purge_all' : 'purge'}`, {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The cache in front of the site refused a purge with ${response.status}`)
}
