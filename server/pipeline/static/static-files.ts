import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { pathOf } from '#server/pipeline/address-of.ts'
import {
  type Bytes,
  respondFrom,
  type StoredEncoding,
  type StoredResponse,
  storeResponse,
} from '#server/pipeline/cache/stored-response.ts'
import { isSafe } from '#server/pipeline/security/methods.ts'
import type { SiteEnv, StaticFiles } from '#server/site-parts.ts'

const ENDINGS: readonly (readonly [StoredEncoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
]

const bytesOf = (file: string): Bytes => new Uint8Array(readFileSync(file))

/** Names below assets/ contain a hash of the content; other files may change at the next release. */
const cacheControl = (name: string) =>
  name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'

function storeFile(folder: string, name: string): StoredResponse {
  const file = path.join(folder, name)
  const packed = ENDINGS.filter(([, ending]) => existsSync(file + ending)).map(
    ([encoding, ending]) => [encoding, bytesOf(file + ending)] as const,
  )
  const type = getMimeType(name) ?? 'application/octet-stream'
  const headers = { 'content-type': type, 'cache-control': cacheControl(name), vary: 'Accept-Encoding' }
  return storeResponse({ bytes: bytesOf(file), headers, packed: new Map(packed) })
}

/** Returns the address as a browser writes it: a space in a file name is %20 there. */
const addressOfFile = (name: string) => `/${name.split('/').map(encodeURIComponent).join('/')}`

/** Reads all files of a build, with what is packed of them. A folder that does not exist has none. */
export function readStaticFiles(folder: string): StaticFiles {
  if (!existsSync(folder)) return new Map()
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !/(?:^|\/)\.|\.(?:br|gz|map)$/u.test(name))
  return new Map(names.map((name) => [addressOfFile(name), storeFile(folder, name)]))
}

/** Serves the built files. A missing asset is a plain 404: no page is rendered for a script of an older release. */
export function staticFiles(files: StaticFiles | undefined): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    if (!isSafe(c.req.method)) return next()
    const address = pathOf(c.req.url)
    const file = files?.get(address)
    if (!file) {
      if (!files || !address.startsWith('/assets/')) return next()
      c.set('route', '/assets/*')
      return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
    }
    c.set('route', address.startsWith('/assets/') ? '/assets/*' : address)
    return respondFrom(file, c.req.raw.headers, { 'x-request-id': c.get('requestId') })
  }
}
