import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp, { type OutputInfo } from 'sharp'
import { SHARE_IMAGE_SIZE, type ShareImage } from '#app/lib/share-image.ts'
import { leftWidth, shareSvg } from './share-svg.server.ts'

/** Chats give up on larger files. */
const MAX_SHARE_IMAGE_BYTES = 300_000

/** The first that makes a file small enough is taken. */
const QUALITIES = [84, 74, 60, 40] as const

// All loaders of libvips are blocked but two: for our own drawing, and for stored pictures.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer', 'VipsForeignLoadWebpBuffer'] })
sharp.cache(false)
sharp.concurrency(1)

/** The built site has the file with its other static files; a checkout has it in `public`. */
function readSigns(): string {
  for (const folder of ['public', 'build/client']) {
    try {
      return readFileSync(path.resolve(folder, 'category-signs.svg'), 'utf8')
    } catch {}
  }
  return ''
}

/** Returns the drawing of a category's sign, on 24 by 24 units. */
function drawingOf(sign: string | null): string | null {
  if (sign === null) return null
  return new RegExp(`<symbol id="${sign}"[^>]*>(.*?)</symbol>`, 'u').exec(readSigns())?.[1] ?? null
}

const rawOf = ({ width, height, channels }: OutputInfo) => ({ width, height, channels })

/** Fills the left part with a picture. A whole one lies on a light ground, as logos need it. */
async function pictureLayer(image: ShareImage, bytes: Uint8Array) {
  const { height } = SHARE_IMAGE_SIZE
  const fit = image.picture?.isWhole ? 'contain' : 'cover'
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize({ width: leftWidth(image), height, fit, background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { input: data, raw: rawOf(info), left: 0, top: 0 }
}

/**
 * Draws a share image: a JPEG that every chat shows. `picture` is a stored picture. Call it through createSharePainter, so that
 * only a child process decodes.
 */
export async function drawShareImage(image: ShareImage, picture: Uint8Array | null): Promise<Buffer> {
  const create = { ...SHARE_IMAGE_SIZE, channels: 3, background: '#ffffff' } as const
  const drawing = Buffer.from(shareSvg(image, drawingOf(image.sign)))
  const layers = picture ? [await pictureLayer(image, picture)] : []
  const { data, info } = await sharp({ create })
    .composite([...layers, { input: drawing, left: 0, top: 0 }])
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = rawOf(info)
  let file = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    file = await sharp(data, { raw }).jpeg({ quality, progressive: true }).toBuffer()
    if (file.length <= MAX_SHARE_IMAGE_BYTES) break
  }
  return file
}
