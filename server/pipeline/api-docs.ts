import { Hono } from 'hono'
import { escapeHtml } from '#app/lib/escape-html.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import {
  describeEndpoints,
  type RawEndpoint,
  statusesOf,
} from '#app/platform/endpoints/describe-endpoints.server.ts'
import type { Endpoint } from '#app/platform/endpoints/endpoint.server.ts'
import { BARE_STYLE, barePolicy } from './bare-page.ts'

const STYLE = `${BARE_STYLE}
main{max-width:52rem;margin:0 auto;padding:32px 20px}
h2{margin:32px 0 4px;padding-top:16px;border-top:2px solid;font:700 17px/1.4 ui-monospace,monospace;overflow-wrap:anywhere}
p{margin:4px 0}
pre{overflow:auto;margin:8px 0;padding:12px;border:1px solid light-dark(#d9d7d0,#343841);background:light-dark(#fff,#1e2127);font:13px/1.5 ui-monospace,monospace}`

const POLICY = barePolicy(STYLE)

type Schema = Readonly<Record<string, unknown>>
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** Returns a part of the document, by the names that lead to it. */
function at(document: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>((part, name) => (isSchema(part) ? part[name] : undefined), document)
}

const shown = (schema: unknown) => `<pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`

function sectionOf(endpoint: Endpoint, document: unknown): string {
  const { path, summary, needsPerson } = endpoint
  const operation = at(document, 'paths', `/api${path}`, 'post')
  const body = at(operation, 'requestBody', 'content', 'application/json', 'schema')
  const done = at(operation, 'responses', '200', 'content', 'application/json', 'schema')
  return `<section id="${path.slice(1)}"><h2>POST /api${path}</h2><p>${escapeHtml(summary)}</p>
<p>${needsPerson ? 'For users who are signed in.' : 'For everybody.'} Says no with ${statusesOf(endpoint).join(', ')}.</p>
<p>Takes</p>${shown(body)}<p>Answers</p>${shown(done)}</section>`
}

function rawSectionOf({ path, summary, needsPerson, body, headers }: RawEndpoint, document: unknown): string {
  const done = at(
    document,
    'paths',
    path,
    'post',
    'responses',
    '200',
    'content',
    'application/json',
    'schema',
  )
  const sent = Object.entries(headers).map(
    ([name, says]) => `<p><code>${name}</code>: ${escapeHtml(says)}</p>`,
  )
  return `<section id="${path.slice(1)}"><h2>POST ${path}</h2><p>${escapeHtml(summary)}</p>
<p>${needsPerson ? 'For users who are signed in.' : 'For everybody.'}</p>
<p>Takes <code>${body.type}</code>: ${escapeHtml(body.description)}</p>${sent.join('')}<p>Answers</p>${shown(done)}</section>`
}

type Parts = { readonly endpoints: readonly Endpoint[]; readonly raw: readonly RawEndpoint[] }

function pageOf({ endpoints, raw }: Parts, document: unknown): string {
  const sections = [
    ...endpoints.map((endpoint) => sectionOf(endpoint, document)),
    ...raw.map((endpoint) => rawSectionOf(endpoint, document)),
  ]
  const links = [
    ...endpoints.map(({ path }) => `<li><a href="#${path.slice(1)}">/api${path}</a></li>`),
    ...raw.map(({ path }) => `<li><a href="#${path.slice(1)}">${path}</a></li>`),
  ]
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Haulpost API</title><style>${STYLE}</style></head>
<body><main><h1>Haulpost API</h1>
<p>Endpoints of this site, for programs. Each is sent to by POST, most with a JSON body. When it says no, it answers
<code>{"error": "a sentence", "code": "its key"}</code> with a fitting status. The same as
<a href="/api/openapi.json">an OpenAPI document</a>.</p><ul>${links.join('')}</ul>${sections.join('')}</main></body></html>
`
}

/**
 * The description of the endpoints ([API-03]): for programs at /api/openapi.json, for people at /api/docs. In
 * English.
 */
export function apiDocs(endpoints: readonly Endpoint[], raw: readonly RawEndpoint[] = []) {
  const parts = { endpoints, raw }
  return new Hono<{ Variables: { ctx: Ctx } }>()
    .get('/openapi.json', (c) => c.json(describeEndpoints(parts, c.var.ctx.site.publicUrl)))
    .get('/docs', (c) => {
      c.header('Content-Security-Policy', POLICY)
      return c.html(pageOf(parts, describeEndpoints(parts, c.var.ctx.site.publicUrl)))
    })
}
