/** The header by which a page names its language to endpoints, whose addresses have none ([LANG-06]). */
export const PAGE_LANGUAGE = 'x-page-language'

/** Returns the headers of a request with JSON to an endpoint. */
export function jsonHeaders(): Readonly<Record<string, string>> {
  return { 'content-type': 'application/json', [PAGE_LANGUAGE]: document.documentElement.lang }
}
