import type { MiddlewareHandler } from 'hono'
import { PICTURE_WIDTHS, type PictureWidth } from '#app/lib/picture.ts'
import { isWholePicture } from '#app/platform/images/whole-picture.ts'
import { isUnchanged } from '#app/platform/pages/validators.server.ts'
import { pathOf } from '#server/pipeline/address-of.ts'
import { inPieces } from '#server/pipeline/in-pieces.ts'
import { isSafe } from '#server/pipeline/security/methods.ts'
import type { SiteEnv, SiteParts } from '#server/site-parts.ts'

const ADDRESS = /^\/media\/(?<id>[0-9a-f]{32})\/(?<width>\d+)\.webp$/u

/** Files are named by content and never change. Opened as a document they may do nothing. */
const HEADERS = {
  'content-type': 'image/webp',
  'content-disposition': 'inline; filename="image.webp"',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
}

/** Pictures stored before there were files of 480 pixels use the next wider one. */
const INSTEAD: Partial<Record<PictureWidth, PictureWidth>> = { 480: 640 }

type PictureAddress = { readonly id: string; readonly width: PictureWidth }

/** Returns the picture that an address names, or null for another address. */
function parsePictureAddress(path: string): PictureAddress | null {
  const { id, width: digits } = ADDRESS.exec(path)?.groups ?? {}
  const width = PICTURE_WIDTHS.find((known) => String(known) === digits)
  return id && width ? { id, width } : null
}

/** Serves the stored pictures, and nothing else below /media. */
export function media({ pictures, log }: Pick<SiteParts, 'pictures' | 'log'>): MiddlewareHandler<SiteEnv> {
  const nothing = (status: 404 | 503) =>
    new Response(null, { status, headers: { 'cache-control': 'no-store' } })
  return async (c, next) => {
    const path = pathOf(c.req.url)
    if (!path.startsWith('/media/') || !isSafe(c.req.method)) return next()
    c.set('route', '/media/*')
    const picture = parsePictureAddress(path)
    if (!picture) return nothing(404)
    const etag = `"${picture.id}-${picture.width}"`
    const headers = { ...HEADERS, etag }
    if (isUnchanged(c.req.raw.headers, { etag, lastModified: null }))
      return new Response(null, { status: 304, headers })
    try {
      const instead = INSTEAD[picture.width]
      const bytes =
        (await pictures.read(picture.id, picture.width)) ??
        (instead && (await pictures.read(picture.id, instead)))
      if (bytes && !isWholePicture(bytes)) log.error({ picture: picture.id }, 'a stored picture is damaged')
      if (!bytes || !isWholePicture(bytes)) return nothing(404)
      return new Response(inPieces(bytes), {
        headers: { ...headers, 'content-length': String(bytes.length) },
      })
    } catch (err) {
      log.error({ err, requestId: c.get('requestId') }, 'a picture could not be read')
      return nothing(503)
    }
  }
}
