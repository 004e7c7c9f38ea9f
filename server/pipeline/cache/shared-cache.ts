import type { ContentChange } from '#app/platform/cache/content-tags.ts'
import type { Settings } from '#app/platform/env.server.ts'
import { localeInAddress } from '#server/pipeline/address-of.ts'
import { localeOf, offeredLocale } from '#server/pipeline/identity/said-by-visitor.ts'
import type { CachedPage } from './cached-page.ts'
import type { HeaderTable } from './stored-response.ts'

/**
 * The request header by which a cache in front of the site says that it keeps pages apart by this language, and that it took
 * the cookies out. Without it, no response may be shared.
 */
const CACHE_LANGUAGE = 'x-cache-language'

/** For how long a page may be served while the site does not respond, in seconds. */
const STALE_IF_ERROR = 86_400

type Asked = Pick<Request, 'url' | 'headers'>

/** Returns the headers of a page that a cache in front of the site may store, and null where none may. */
export type SharedCache = (request: Asked, page: CachedPage) => HeaderTable | null

/** Returns keys by which a page is purged. Pages that depend on all content have one that every purge names. */
const keysOf = (dependsOn: ContentChange) => (typeof dependsOn === 'string' ? [dependsOn] : dependsOn)

/**
 * Whether a cache asks for a page that is the same for all readers of the language it names: they read a page in another
 * language with an offer of theirs.
 */
function isShareable({ url, headers }: Asked): boolean {
  const language = headers.get(CACHE_LANGUAGE)
  if (language === null || headers.get('cookie') !== null) return false
  const shown = localeOf({ url, headers })
  if (localeInAddress(url) === null) return language === shown
  return language === (offeredLocale({ url, headers }) ?? shown)
}

/** Creates the rule of what caches in front of the site may store; without SHARED_CACHE_SECONDS, nothing. */
export function sharedCache({ seconds, tagHeader }: Settings['sharedCache']): SharedCache {
  const control = `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=${STALE_IF_ERROR}`
  return (request, { dependsOn }) => {
    if (seconds === 0 || !isShareable(request)) return null
    const keys = tagHeader === 'Cache-Tag' ? keysOf(dependsOn).join(',') : keysOf(dependsOn).join(' ')
    return {
      'cache-control': control,
      vary: `Accept-Encoding, ${CACHE_LANGUAGE}`,
      ...(tagHeader !== 'off' && keys && { [tagHeader.toLowerCase()]: keys }),
    }
  }
}
