import { isBounded } from '#app/routes/page-params.ts'
import { targetOf } from '#server/pipeline/address-of.ts'
import {
  chosenTheme,
  localeOf,
  maySession,
  offeredLocale,
  requestsTranslation,
} from '#server/pipeline/identity/said-by-visitor.ts'
import { languageRedirect } from '#server/pipeline/language-redirect.ts'
import { whyNotTarget } from '#server/pipeline/security/target.ts'
import { readTarget } from './page-address.ts'

const MAX_LENGTH = 500

/** One path has many spellings for the router (/JOBS, /%6Aobs, /jobs/); only the one that links use is cached. */
const isSpeltPlainly = (path: string) => !/[%A-Z]|.\/$/u.test(path)

export type PageKey = {
  readonly name: string
  /** The page is one of few. Filters and searches make an unlimited number, which must not evict the others. */
  readonly isBounded: boolean
}

/** Returns the path of a clean address, and its query with the question mark. */
function partsOf(target: string): readonly [path: string, search: string] {
  const at = target.indexOf('?')
  return at === -1 ? [target, ''] : [target.slice(0, at), target.slice(at)]
}

/**
 * Returns the cache key of a request, or null when its response must not be cached: a request that may have a session
 * gets its own. The key contains everything that visitors send and pages depend on.
 */
export function pageKey({ url, headers }: Pick<Request, 'url' | 'headers'>): PageKey | null {
  if (maySession(headers)) return null
  const received = targetOf(url)
  const isQueried = received.includes('?')
  // A refused address is refused whether its page is cached or not.
  if (isQueried && (whyNotTarget(received) || languageRedirect(received))) return null
  const target = isQueried ? readTarget(received) : received
  if (target.length > MAX_LENGTH) return null
  const [path, search] = partsOf(target)
  if (!isSpeltPlainly(path)) return null
  const translation = requestsTranslation(headers) ? '+' : ' '
  const languages = `${localeOf({ url, headers })}${offeredLocale({ url, headers }) ?? ''}`
  const look = `${languages}${translation}${chosenTheme(headers)} `
  return { name: look + target, isBounded: isBounded(search) }
}
