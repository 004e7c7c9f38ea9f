import type { RouterContextProvider } from 'react-router'
import type { JsonLd } from '#app/features/discovery/structured-data.ts'
import { documentMarkupContext } from '#app/request-context.ts'

/** What entry.server.tsx puts at the end of the document. */
export const STRUCTURED_DATA = 'structured-data'

/** No text of an item ends the script it is in. */
const escaped = (about: JsonLd) => JSON.stringify(about).replaceAll('<', '\\u003c')

/** Describes a page for search engines, which read documents: what the browser loads later has none of it. */
export function describePage(context: Readonly<RouterContextProvider>, data: readonly JsonLd[]): void {
  const scripts = data.map((about) => `<script type="application/ld+json">${escaped(about)}</script>`)
  context.get(documentMarkupContext)?.set(STRUCTURED_DATA, scripts.join(''))
}
