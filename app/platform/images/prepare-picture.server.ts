import { createHash } from 'node:crypto'
import sharp, { type Metadata } from 'sharp'
import { MAX_PICTURE_BYTES, PICTURE_WIDTHS, type PictureWidth, widthsOf } from '#app/lib/picture.ts'
import { decodeHeic, type Pixels } from './decode-heic.server.ts'
import { groundOf } from './ground-of-picture.ts'
import { PictureError } from './picture-error.ts'
import { isAnimatedPng, isBmp, type PictureKind, sniffPicture } from './sniff.ts'

export const PICTURE_LIMITS = {
  bytes: MAX_PICTURE_BYTES,
  /** Phones take photos of 50 megapixels: 8192 × 6144. */
  pixels: 52_000_000,
  /** Above this many pixels, each byte of the file may encode a limited number of them: see refuseSparse. */
  freePixels: 25_000_000,
  pixelsPerByte: 1000,
  /** The AV1 decoder takes 120 MB per 4 million pixels. */
  heifPixels: 12_000_000,
  /** Phones take HEIC photos of 12 or 24 megapixels. Its decoder takes nine bytes a pixel. */
  heicPixels: 26_000_000,
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
 * A picture as it is stored: upright, without metadata and transparency, in up to four widths. The size is that of the
 * widest file.
 */
export type Prepared = {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly files: readonly PictureFile[]
}

type Source = {
  bytes: Buffer
  /** What the bytes are where they are pixels. */
  raw?: Pixels['raw']
  animated: boolean
  loop: number
  width: number
  height: number
  /** The color behind a transparent picture. */
  ground: string | null
}

// All loaders of libvips are blocked, then five decoders are unblocked: no SVG, PDF, TIFF, or whatever comes next.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`),
})
sharp.cache(false)
sharp.concurrency(1)

function open({ bytes, raw }: Pick<Source, 'bytes' | 'raw'>, animated: boolean) {
  const limitInputPixels = animated ? PICTURE_LIMITS.framePixels : PICTURE_LIMITS.pixels
  return sharp(bytes, { animated, limitInputPixels, failOn: 'warning', ...(raw && { raw }) }).timeout({
    seconds: PICTURE_LIMITS.seconds,
  })
}

function problemOf(error: unknown): PictureError {
  const message = error instanceof Error ? error.message : ''
  if (/pixel limit/iu.test(message)) return new PictureError('tooManyPixels', { cause: error })
  return new PictureError(/timeout/iu.test(message) ? 'tooSlow' : 'damaged', { cause: error })
}

const isHevc = ({ compression }: Metadata) => compression === 'hevc'
const isReadHeif = (metadata: Metadata) => metadata.compression === 'av1' || isHevc(metadata)

async function metadataOf(bytes: Buffer, kind: PictureKind) {
  const metadata = await open({ bytes }, false)
    .metadata()
    .catch((error: unknown) => {
      throw problemOf(error)
    })
  if (metadata.format !== kind) throw new PictureError('notAPicture')
  if (kind === 'heif' && !isReadHeif(metadata)) throw new PictureError('unsupported')
  return metadata
}

const mostPixels = (metadata: Metadata) => {
  if (metadata.format !== 'heif') return PICTURE_LIMITS.pixels
  return isHevc(metadata) ? PICTURE_LIMITS.heicPixels : PICTURE_LIMITS.heifPixels
}

function refuseTooMuch(most: number, pixels: number, frames: number): void {
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

/** Returns what a file is by its bytes. Refuses what is too large or no picture that the site can show. */
function kindOf(bytes: Buffer) {
  if (bytes.length > PICTURE_LIMITS.bytes) throw new PictureError('tooLarge')
  const kind = sniffPicture(bytes)
  if (!kind) throw new PictureError(isBmp(bytes) ? 'bmp' : 'notAPicture')
  if (kind === 'png' && isAnimatedPng(bytes)) throw new PictureError('animatedPng')
  return kind
}

/** The longer side of the copy that shows which colors a picture has. */
const SAMPLE_SIDE = 64

/** Returns the color to lay a picture on, if it is transparent anywhere: a dark logo has to be seen on dark pages. */
async function groundFor(source: Pick<Source, 'bytes' | 'raw'>, { hasAlpha }: Metadata) {
  if (!hasAlpha) return null
  const size = { width: SAMPLE_SIDE, height: SAMPLE_SIDE, fit: 'inside', withoutEnlargement: true } as const
  return groundOf(await open(source, false).resize(size).toColorspace('srgb').ensureAlpha().raw().toBuffer())
}

async function inspect(bytes: Buffer): Promise<Source> {
  const kind = kindOf(bytes)
  const metadata = await metadataOf(bytes, kind)
  const { autoOrient, pages, pageHeight, width, height, loop } = metadata
  const frames = kind === 'gif' || kind === 'webp' ? (pages ?? 1) : 1
  const pixels = width * (pageHeight ?? height)
  refuseTooMuch(mostPixels(metadata), pixels, frames)
  refuseSparse(bytes, pixels * frames)
  const animated = frames > 1
  const size = animated ? { width, height: pageHeight ?? height } : autoOrient
  if (size.height * Math.min(1, WIDEST / size.width) > MAX_SIDE) throw new PictureError('tooManyPixels')
  // libvips reads what HEIC says of itself, but not its pixels.
  const decoded = isHevc(metadata) ? await decodeHeic(bytes) : { bytes }
  return { animated, loop: loop ?? 0, ...size, ...decoded, ground: await groundFor(decoded, metadata) }
}

async function fileOf(source: Source, target: PictureWidth) {
  const { animated, loop, ground } = source
  const upright = animated ? open(source, true) : open(source, false).autoOrient()
  const { data, info } = await (ground ? upright.flatten({ background: ground }) : upright)
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
  const asProblem = (error: unknown) => {
    throw error instanceof PictureError ? error : problemOf(error)
  }
  const source = await inspect(bytes).catch(asProblem)
  const made = await filesOf(source).catch(asProblem)
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const widest = made.at(-1)?.size ?? { width: source.width, height: source.height }
  return { id, ...widest, files: made.map(({ width, data }) => ({ width, data })) }
}
