import type { Env, Hono, Schema } from 'hono'
import stylesheet from 'swagger-ui-dist/swagger-ui.css?url'
import script from 'swagger-ui-dist/swagger-ui-bundle.js?url'
import { escapeHtml } from '#app/lib/escape-html.ts'
import { endpoints } from '#app/platform/endpoints/endpoint.server.ts'
import { openApiDocument, type TagsOfPaths } from '#app/platform/endpoints/openapi-document.server.ts'
import { barePolicy, sourceOf } from './bare-page.ts'

// Swagger UI has one look, a light one.
const STYLE = `body{margin:0;background:#fff;color:#1b1e24;font:16px/1.5 Overpass,system-ui,sans-serif}
#reference{max-width:60rem;margin:0 auto;padding:0 20px}
code{overflow-wrap:anywhere}`

/** It shows and sends nothing: to try an endpoint, use a client. No other service is asked whether the document is valid. */
const START = `SwaggerUIBundle({url:'/api/openapi.json',dom_id:'#reference',deepLinking:true,supportedSubmitMethods:[],validatorUrl:null})`

const POLICY = barePolicy(STYLE, [
  `style-src-elem 'self' ${sourceOf(STYLE)}`,
  `script-src 'self' ${sourceOf(START)}`,
  "connect-src 'self'",
  'img-src data:',
])

type Document = Awaited<ReturnType<typeof openApiDocument>>

/** The list of the endpoints, which Swagger UI replaces by all that the document says of them. */
function pageOf({ paths }: Document): string {
  const operations = Object.entries(paths).map(
    ([path, { post }]) => `<li><code>POST ${path}</code> ${escapeHtml(post?.summary ?? '')}</li>`,
  )
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Haulpost API</title>
<link rel="stylesheet" href="${stylesheet}"><style>${STYLE}</style></head>
<body><main id="reference"><h1>Haulpost API</h1>
<p>Endpoints of this site, for programs. Each is sent to by POST, most with a JSON body. When it says no, it answers
<code>{"error": "a sentence", "code": "its key"}</code> with a fitting status. What they take and return is in
<a href="/api/openapi.json">an OpenAPI document</a>.</p><ul>${operations.join('')}</ul></main>
<script src="${script}"></script><script>${START}</script></body></html>
`
}

/** The description of these routes ([API-03]): for programs at /api/openapi.json, for developers at /api/docs. In English. */
export function apiDocs<E extends Env, S extends Schema, P extends string>(
  described: Hono<E, S, P>,
  tags: TagsOfPaths,
) {
  let document: Promise<Document> | undefined
  const read = () => (document ??= openApiDocument(described, tags))
  return endpoints()
    .get('/openapi.json', async (c) =>
      c.json({ ...(await read()), servers: [{ url: c.var.ctx.site.publicUrl }] }),
    )
    .get('/docs', async (c) => {
      c.header('Content-Security-Policy', POLICY)
      return c.html(pageOf(await read()))
    })
}
