import { findShareImage } from '#app/features/discovery/share-images/find-share-image.server.ts'
import { pageOf, parseShareAddress, shareFolder } from '#app/features/discovery/share-images/share-target.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { PictureError } from '#app/platform/images/picture-error.ts'
import { isFingerprintOf, shareFingerprint } from '#app/platform/images/share/fingerprint.server.ts'
import { qrCodeOf } from '#app/ui/qr-code.ts'
import { anyone, within } from '../guards.server.ts'
import type { Route } from './+types/share-image'
import { noSuchFile } from './text-response.server.ts'

/** Named by what it shows, so it never changes. Opened as a document it may do nothing. */
const HEADERS = {
  'Content-Type': 'image/jpeg',
  'Cache-Control': 'public, max-age=31536000, immutable',
}

/** Seconds after which a drawing that took too long is tried again. */
const RETRY_SECONDS = 30

function imageResponse(file: Uint8Array<ArrayBuffer>, fingerprint: string): Response {
  const headers = { ...HEADERS, 'Content-Length': String(file.length), ETag: `"${fingerprint}"` }
  return new Response(file, { headers })
}

/** Dark on light in every color scheme, so that a camera reads it. */
function codeResponse(address: string): Response {
  const { size, path } = qrCodeOf(address)
  const drawing = `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}" shape-rendering="crispEdges"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${drawing}</svg>`
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  })
}

function notNow({ log, requestId }: Ctx, err: unknown): Response {
  if (!(err instanceof PictureError)) throw err
  log.error({ err, requestId }, 'a share image could not be drawn')
  return new Response(null, { status: 503, headers: { 'Retry-After': String(RETRY_SECONDS) } })
}

/**
 * GET /share/LANGUAGE/KIND/KEY/FINGERPRINT.jpg ([SHARE-02]): draws what a public page shows now, once, and serves what it showed
 * earlier while that is stored. No other fingerprint makes the server draw.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = anyone(context)
  await within(ctx, 'shareImages')
  const parsed = parseShareAddress(params)
  const image = parsed && (await findShareImage(ctx, parsed.target))
  if (!parsed || !image) return noSuchFile(ctx)
  const { target, fingerprint } = parsed
  if (fingerprint === null) return codeResponse(ctx.site.publicUrl + pageOf(target))
  const folder = shareFolder(target)
  if (!isFingerprintOf(folder, fingerprint)) return noSuchFile(ctx)
  const isCurrent = fingerprint === shareFingerprint(folder, image)
  const { find, findOrDraw } = ctx.shareImages
  const file = isCurrent
    ? await findOrDraw(fingerprint, image).catch((err: unknown) => notNow(ctx, err))
    : await find(fingerprint)
  if (file instanceof Response) return file
  return file ? imageResponse(file, fingerprint) : noSuchFile(ctx)
}
