import type { Env, Hono, Schema } from 'hono'
import { escapeHtml } from '#app/lib/escape-html.ts'
import { endpoints } from '#app/platform/endpoints/endpoint.server.ts'
import { openApiDocument } from '#app/platform/endpoints/openapi-document.server.ts'
import { BARE_STYLE, barePolicy } from './bare-page.ts'

const STYLE = `${BARE_STYLE}
main{max-width:52rem;margin:0 auto;padding:32px 20px}
code{overflow-wrap:anywhere}`

const POLICY = barePolicy(STYLE)

type Document = Awaited<ReturnType<typeof openApiDocument>>

function pageOf({ paths }: Document): string {
  const operations = Object.entries(paths).map(
    ([path, { post }]) => `<li><code>POST ${path}</code> ${escapeHtml(post?.summary ?? '')}</li>`,
  )
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Haulpost API</title><style>${STYLE}</style></head>
<body><main><h1>Haulpost API</h1>
<p>Endpoints of this site, for programs. Each is sent to by POST, most with a JSON body. When it says no, it answers
<code>{"error": "a sentence", "code": "its key"}</code> with a fitting status. What they take and return is in
<a href="/api/openapi.json">an OpenAPI document</a>.</p><ul>${operations.join('')}</ul></main></body></html>
`
}

/** The description of these routes ([API-03]): for programs at /api/openapi.json, for people at /api/docs. In English. */
export function apiDocs<E extends Env, S extends Schema, P extends string>(described: Hono<E, S, P>) {
  let document: Promise<Document> | undefined
  const read = () => (document ??= openApiDocument(described))
  return endpoints()
    .get('/openapi.json', async (c) =>
      c.json({ ...(await read()), servers: [{ url: c.var.ctx.site.publicUrl }] }),
    )
    .get('/docs', async (c) => {
      c.header('Content-Security-Policy', POLICY)
      return c.html(pageOf(await read()))
    })
}
