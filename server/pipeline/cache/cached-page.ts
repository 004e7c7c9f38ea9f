import { createHash } from 'node:crypto'
import { type ContentChange, EVERYTHING, TAGS_HEADER } from '#app/platform/cache/content-tags.ts'
import { pathOf } from '#server/pipeline/address-of.ts'
import { NO_DOCUMENT_POLICY, policyOf, profileOf } from '#server/pipeline/security/content-security.ts'
import { type Bytes, type HeaderTable, type StoredResponse, storeCompact } from './stored-response.ts'

/** A rendered page that other visitors may get, too. */
export type CachedPage = StoredResponse & { readonly route: string; readonly dependsOn: ContentChange }

type Rendered = {
  readonly request: Request
  readonly response: Response
  readonly bytes: Bytes
  readonly nonce: string
  readonly route: string
}

const INLINE =
  /<(script|style)(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/\1>/gu

/** Headers that belong to one response only, or are set again here. */
const NOT_KEPT = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  TAGS_HEADER,
  'date',
  'set-cookie',
  'transfer-encoding',
  'vary',
])

/**
 * Returns the hashes of a document's own inline scripts and styles, as a policy names them: those that carry its
 * nonce. One without it was injected, and may not run.
 */
export function fingerprints(html: string, nonce: string): { scripts: string[]; styles: string[] } {
  const found = { scripts: new Set<string>(), styles: new Set<string>() }
  for (const [whole, tag, text] of html.matchAll(INLINE)) {
    if (!whole.slice(0, whole.indexOf('>')).includes(` nonce="${nonce}"`)) continue
    const hash = createHash('sha256')
      .update(text ?? '')
      .digest('base64')
    found[tag === 'style' ? 'styles' : 'scripts'].add(`'sha256-${hash}'`)
  }
  return { scripts: [...found.scripts], styles: [...found.styles] }
}

/** Returns a document without its nonce, which was valid for one response; null if it cannot be removed. */
function withoutNonce(html: string, nonce: string): string | null {
  const clean = html.replaceAll(` nonce="${nonce}"`, '')
  return clean.includes(nonce) ? null : clean
}

function keptHeaders(response: Response): HeaderTable {
  return Object.fromEntries([...response.headers].filter(([name]) => !NOT_KEPT.has(name)))
}

function contentOf({ request, response, bytes, nonce }: Rendered, isHttps: boolean) {
  if (!response.headers.get('content-type')?.startsWith('text/html'))
    return { bytes, policy: NO_DOCUMENT_POLICY }
  const rendered = Buffer.from(bytes).toString('utf8')
  const html = withoutNonce(rendered, nonce)
  if (html === null) return null
  const profile = profileOf(pathOf(request.url), request.headers)
  return { bytes: Buffer.from(html), policy: policyOf(profile, fingerprints(rendered, nonce), isHttps) }
}

/** Returns what a page says that it depends on. One that says nothing depends on everything; an empty list depends on none. */
function dependenciesOf({ headers }: Response): ContentChange {
  const said = headers.get(TAGS_HEADER)
  return said === null ? EVERYTHING : said.split(' ').filter(Boolean)
}

/** Makes a cacheable page of a response; null for one that contains what only its first reader may see. */
export async function cachedPage(
  rendered: Rendered,
  always: HeaderTable,
  isHttps: boolean,
): Promise<CachedPage | null> {
  const content = contentOf(rendered, isHttps)
  if (!content) return null
  const headers = {
    ...keptHeaders(rendered.response),
    ...always,
    'content-security-policy': content.policy,
    'cache-control': 'private, no-cache',
    vary: 'Cookie, Accept-Language, Accept-Encoding',
  }
  return {
    ...(await storeCompact({ bytes: content.bytes, headers })),
    route: rendered.route,
    dependsOn: dependenciesOf(rendered.response),
  }
}
