import { targetOf } from './address-of.ts'
import { localeOf, maySession, wantsTranslation } from './said-by-visitor.ts'

/** Parameters that cached pages read. A request with any other is rendered for itself. */
const PAGE_PARAMS = new Set(['lang', 'page', 'q', 'view', 'sort', 'city', 'state', 'price', 'date', 'item'])

const LONGEST = 500

/** The query in one spelling, or null when it holds something no cached page knows. */
function sameQuery(query: string): string | null {
  const params = new URLSearchParams(query)
  for (const name of params.keys()) if (!PAGE_PARAMS.has(name)) return null
  params.sort()
  return params.toString()
}

/**
 * Under which name the answer to a request may be kept for others, or null when it may not: whoever may have a session
 * gets an own one. All that visitors tell and pages depend on is part of the name.
 */
export function pageKey({ url, headers }: Pick<Request, 'url' | 'headers'>): string | null {
  if (maySession(headers)) return null
  const target = targetOf(url)
  if (target.length > LONGEST) return null
  const at = target.indexOf('?')
  const query = at === -1 ? '' : sameQuery(target.slice(at))
  if (query === null) return null
  const path = at === -1 ? target : target.slice(0, at)
  return `${localeOf({ url, headers })}${wantsTranslation(headers) ? '+' : ' '}${path}?${query}`
}
