import { readFile } from 'node:fs/promises'
import type { MiddlewareHandler } from 'hono'
import { PICTURE_WIDTHS, type PictureWidth } from '#app/lib/picture.ts'
import { pictureStore } from '#app/platform/images/picture-store.server.ts'
import type { SiteEnv } from '../site-parts.ts'
import { pathOf } from './address-of.ts'
import { isSafe } from './methods.ts'

const ADDRESS = /^\/media\/(?<id>[0-9a-f]{32})\/(?<width>\d+)\.webp$/u

/** Named by content: what is once there never changes. Opened as a document it may do nothing. */
const HEADERS = {
  'content-type': 'image/webp',
  'content-disposition': 'inline; filename="image.webp"',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
}

type Asked = { readonly id: string; readonly width: PictureWidth }

/** The picture an address names, or null for what is no address of a picture. */
export function pictureAsked(path: string): Asked | null {
  const { id, width: digits } = ADDRESS.exec(path)?.groups ?? {}
  const width = PICTURE_WIDTHS.find((known) => String(known) === digits)
  return id && width ? { id, width } : null
}

async function readIfThere(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(file))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Serves the stored pictures, and nothing else below /media. */
export function media(dataDir: string): MiddlewareHandler<SiteEnv> {
  const store = pictureStore(dataDir)
  const missing = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return async (c, next) => {
    const path = pathOf(c.req.url)
    if (!path.startsWith('/media/') || !isSafe(c.req.method)) return next()
    c.set('route', '/media/*')
    const asked = pictureAsked(path)
    if (!asked) return missing()
    const etag = `"${asked.id}-${asked.width}"`
    const headers = { ...HEADERS, etag }
    if (c.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
    const bytes = await readIfThere(store.path(asked.id, asked.width))
    return bytes ? new Response(bytes, { headers }) : missing()
  }
}
