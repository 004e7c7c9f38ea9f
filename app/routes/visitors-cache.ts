import type { HeadersArgs } from 'react-router'
import { type ContentTag, TAGS_HEADER } from '#app/platform/cache/content-tags.ts'

/** How long the page of a visitor may be served again, in seconds, if its loader does not say less. */
const MAX_SECONDS = 3600

const CONTROL = 'Cache-Control'

/** Returns the header by which a page may be served again to other visitors. */
function sharedFor(seconds: number): Readonly<Record<string, string>> {
  return { [CONTROL]: `public, s-maxage=${seconds}` }
}

/** The same until a turn ends: turns last `turnMs` milliseconds, from the beginning of the epoch. */
export function sharedUntilTurn(now: Date, turnMs: number): Readonly<Record<string, string>> {
  return sharedFor(Math.floor((turnMs - (now.getTime() % turnMs)) / 1000))
}

/**
 * Returns the header by which a loader declares what its page shows or could show. A change of other content leaves the
 * cached page as it is. Pages that declare nothing depend on all content.
 */
export function dependsOn(tags: readonly ContentTag[]): Readonly<Record<string, string>> {
  return { [TAGS_HEADER]: tags.join(' ') }
}

/**
 * The headers of pages that look the same to every visitor of a language: their bytes may be served again until what
 * they depend on changes.
 */
export function cachedForVisitors({ loaderHeaders }: Pick<HeadersArgs, 'loaderHeaders'>): Headers {
  const headers = new Headers(sharedFor(MAX_SECONDS))
  for (const name of [CONTROL, TAGS_HEADER]) {
    const declared = loaderHeaders.get(name)
    if (declared !== null) headers.set(name, declared)
  }
  return headers
}

/** The same of pages that show nothing that users write. */
export function cachedWithoutContent(): HeadersInit {
  return { ...sharedFor(MAX_SECONDS), ...dependsOn([]) }
}
