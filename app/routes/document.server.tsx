import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { NOTE_SENT } from '#app/ui/foreign-nodes.ts'

const END = '</body></html>'

/** Text in an inline script that no text can end. */
const inScript = (text: string) =>
  JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/gu,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The data of a page as the router's scripts in the browser read it: `Scripts` prepared the stream. */
function dataScript(data: string, nonce: string): string {
  const stream = 'window.__reactRouterContext.streamController'
  return `<script nonce="${nonce}">${stream}.enqueue(${inScript(data)});${stream}.close();${NOTE_SENT}</script>`
}

/** The router only needs the routes of this page: it prepares all that it gets. */
function withMatchedRoutes({ manifest, ...context }: EntryContext): EntryContext {
  const matched = context.staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(matched.map((id) => [id, manifest.routes[id]]))
  return { ...context, manifest: { ...manifest, routes }, serverHandoffStream: undefined }
}

type Parts = {
  readonly url: string
  readonly nonce: string
  readonly end: string
  readonly wrap: (page: ReactNode) => ReactNode
}

/**
 * Renders a document in one piece. No page waits for a part of itself, so that streaming only costs: small chunks that are
 * encoded, queued and put together again (decision 0009). `end` is put before the end of the body.
 */
export async function renderDocument(
  context: EntryContext,
  { url, nonce, end, wrap }: Parts,
): Promise<string> {
  const data = context.serverHandoffStream ? await new Response(context.serverHandoffStream).text() : ''
  const html = renderToString(
    wrap(<ServerRouter context={withMatchedRoutes(context)} url={url} nonce={nonce} />),
  )
  if (!html.endsWith(END)) throw new Error('A page that is no document')
  return `<!DOCTYPE html>${html.slice(0, -END.length)}${end}${dataScript(data, nonce)}${END}`
}
