import { inLanguage, splitLanguage } from '#app/lib/language-path.ts'
import { PAGE_PARAMS, searchRead } from '#app/routes/page-params.ts'
import { pageOfData, patternFinder } from '#server/pipeline/route-patterns.ts'

const patternOf = patternFinder(Object.keys(PAGE_PARAMS))

/** The router's own parameter: which parts of a page its data request wants. */
const PARTS = '_routes'

function requestedParts(search: string): string | null {
  const parts = new URLSearchParams(search).get(PARTS)
  return parts !== null && /^[\w/.,:?-]{1,200}$/u.test(parts) ? parts : null
}

/**
 * Returns path and query under which a page is rendered and cached: without parameters that it does not read
 * (`?utm_source=…`). Addresses of pages that are not in the table of parameters stay as they are.
 */
export function readTarget(target: string): string {
  if (!target.includes('?')) return target
  const { locale, path } = splitLanguage(target)
  return locale === null ? readPage(path) : inLanguage(locale, readPage(path))
}

function readPage(target: string): string {
  const at = target.indexOf('?')
  const path = target.slice(0, at)
  const asPage = pageOfData(path)
  const pattern = patternOf(asPage)
  if (!pattern) return target
  const query = target.slice(at)
  const search = searchRead(pattern, query, asPage)
  const parts = asPage === path ? null : requestedParts(query)
  if (parts === null) return path + search
  return `${path}${search ? `${search}&` : '?'}${new URLSearchParams({ [PARTS]: parts })}`
}
