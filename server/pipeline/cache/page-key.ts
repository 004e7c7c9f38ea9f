import { isBounded } from '#app/routes/page-params.ts'
import { targetOf } from '#server/pipeline/address-of.ts'
import { localeOf, maySession, wantsTranslation } from '#server/pipeline/identity/said-by-visitor.ts'
import { whyNotTarget } from '#server/pipeline/security/target.ts'
import { readTarget } from './page-address.ts'

const MAX_LENGTH = 500

/** One path has many spellings for the router (/JOBS, /%6Aobs, /jobs/); only the one that links use is kept. */
const isSpeltPlainly = (path: string) => !/[%A-Z]|.\/$/u.test(path)

export type PageKey = {
  readonly name: string
  /** The page is one of few. What filters and searches make has no end, and must not push the others out. */
  readonly isBounded: boolean
}

/** The path of a clean address, and its query with the question mark. */
function partsOf(target: string): readonly [path: string, search: string] {
  const at = target.indexOf('?')
  return at === -1 ? [target, ''] : [target.slice(0, at), target.slice(at)]
}

/**
 * Under which name the answer to a request may be kept for others, or null when it may not: whoever may have a session
 * gets an own one. All that visitors tell and pages depend on is part of the name.
 */
export function pageKey({ url, headers }: Pick<Request, 'url' | 'headers'>): PageKey | null {
  if (maySession(headers)) return null
  const asked = targetOf(url)
  const isQueried = asked.includes('?')
  // An address that is refused is refused whether the page behind it lies ready or not.
  if (isQueried && whyNotTarget(asked)) return null
  const target = isQueried ? readTarget(asked) : asked
  if (target.length > MAX_LENGTH) return null
  const [path, search] = partsOf(target)
  if (!isSpeltPlainly(path)) return null
  const language = `${localeOf({ url, headers })}${wantsTranslation(headers) ? '+' : ' '}`
  return { name: language + target, isBounded: isBounded(search) }
}
