import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { MAX_PICTURE_BYTES, PICTURE_WIDTHS, type PictureWidth, widthsOf } from '#app/lib/picture.ts'
import { PictureError } from './picture-error.ts'
import { isHevc, type PictureKind, sniffPicture } from './sniff.ts'

export const PICTURE_LIMITS = {
  bytes: MAX_PICTURE_BYTES,
  pixels: 40_000_000,
  /** Above this many pixels, each byte of the file may encode a limited number of them: see refuseSparse. */
  freePixels: 25_000_000,
  pixelsPerByte: 1000,
  /** The AV1 decoder takes 120 MB per 4 million pixels. */
  heifPixels: 12_000_000,
  frames: 300,
  /** Width × height × frames. */
  framePixels: 60_000_000,
  seconds: 10,
} as const

// WebP's own limit for either side.
const MAX_SIDE = 16_383
const WIDEST = Math.max(...PICTURE_WIDTHS)

type PictureFile = { readonly width: PictureWidth; readonly data: Buffer }

/**
 * A picture as it is stored: upright, without metadata, in up to four widths. The size is that of the widest file.
 */
export type Prepared = {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly files: readonly PictureFile[]
}

type Source = { bytes: Buffer; animated: boolean; loop: number; width: number; height: number }

// All loaders of libvips are blocked, then five decoders are unblocked: no SVG, PDF, TIFF, or whatever comes next.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`),
})
sharp.cache(false)
sharp.concurrency(1)

function open(bytes: Buffer, animated: boolean) {
  const limitInputPixels = animated ? PICTURE_LIMITS.framePixels : PICTURE_LIMITS.pixels
  return sharp(bytes, { animated, limitInputPixels, failOn: 'warning' }).timeout({
    seconds: PICTURE_LIMITS.seconds,
  })
}

function problemOf(error: unknown): PictureError {
  const message = error instanceof Error ? error.message : ''
  if (/pixel limit/iu.test(message)) return new PictureError('tooManyPixels', { cause: error })
  return new PictureError(/timeout/iu.test(message) ? 'tooSlow' : 'damaged', { cause: error })
}

async function metadataOf(bytes: Buffer, kind: PictureKind) {
  const metadata = await open(bytes, false)
    .metadata()
    .catch((error: unknown) => {
      throw isHevc(bytes) ? new PictureError('unsupported', { cause: error }) : problemOf(error)
    })
  if (metadata.format !== kind) throw new PictureError('notAPicture')
  if (kind === 'heif' && metadata.compression !== 'av1') throw new PictureError('unsupported')
  return metadata
}

function refuseTooMuch(kind: PictureKind, pixels: number, frames: number): void {
  const most = kind === 'heif' ? PICTURE_LIMITS.heifPixels : PICTURE_LIMITS.pixels
  if (pixels > most) throw new PictureError('tooManyPixels')
  if (frames > PICTURE_LIMITS.frames || (frames > 1 && pixels * frames > PICTURE_LIMITS.framePixels))
    throw new PictureError('tooLongAnimation')
}

/**
 * Refuses files that unpack to far more pixels than real pictures do. A file of 5 kB can unpack to 39 million pixels
 * of one color and cost as much work as a photo. Of real pictures, the flattest logo on 36 million pixels had 190
 * pixels above the free ones for each byte, a photo or a screenshot 20.
 */
function refuseSparse(bytes: Buffer, pixels: number): void {
  if (pixels - PICTURE_LIMITS.freePixels > bytes.length * PICTURE_LIMITS.pixelsPerByte)
    throw new PictureError('tooSparse')
}

async function inspect(bytes: Buffer): Promise<Source> {
  if (bytes.length > PICTURE_LIMITS.bytes) throw new PictureError('tooLarge')
  const kind = sniffPicture(bytes)
  if (!kind) throw new PictureError('notAPicture')
  const { autoOrient, pages, pageHeight, width, height, loop } = await metadataOf(bytes, kind)
  const frames = kind === 'gif' || kind === 'webp' ? (pages ?? 1) : 1
  const pixels = width * (pageHeight ?? height)
  refuseTooMuch(kind, pixels, frames)
  refuseSparse(bytes, pixels * frames)
  const animated = frames > 1
  const size = animated ? { width, height: pageHeight ?? height } : autoOrient
  if (size.height * Math.min(1, WIDEST / size.width) > MAX_SIDE) throw new PictureError('tooManyPixels')
  return { bytes, animated, loop: loop ?? 0, ...size }
}

async function fileOf({ bytes, animated, loop }: Source, target: PictureWidth) {
  const upright = animated ? open(bytes, true) : open(bytes, false).autoOrient()
  const { data, info } = await upright
    .resize({ width: target, withoutEnlargement: true })
    .webp({ quality: 78, effort: 4, ...(animated && { loop }) })
    .toBuffer({ resolveWithObject: true })
  return { width: target, data, size: { width: info.width, height: info.pageHeight ?? info.height } }
}

async function filesOf(source: Source) {
  const made: Awaited<ReturnType<typeof fileOf>>[] = []
  for (const width of widthsOf({ id: '', width: source.width, height: source.height })) {
    made.push(await fileOf(source, width))
  }
  return made
}

/**
 * Turns an uploaded file into a picture, or throws a PictureError. It decodes untrusted bytes: call it through
 * createPictureWorker, so that only a child process ever does.
 */
export async function preparePicture(bytes: Buffer): Promise<Prepared> {
  const source = await inspect(bytes)
  const made = await filesOf(source).catch((error: unknown) => {
    throw error instanceof PictureError ? error : problemOf(error)
  })
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const widest = made.at(-1)?.size ?? { width: source.width, height: source.height }
  return { id, ...widest, files: made.map(({ width, data }) => ({ width, data })) }
}
