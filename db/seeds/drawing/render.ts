import sharp from 'sharp'
import type { Svg } from './svg.ts'

/** The file formats people upload; every drawn picture comes in one of them. */
export type SourceFormat = 'png' | 'jpeg' | 'webp' | 'avif' | 'lying jpeg'

// The pipeline works in another process: together they take the machine's two cores.
sharp.concurrency(1)

const raster = (svg: Svg) => sharp(Buffer.from(svg))

/** The EXIF mark of a camera held upright: turn it a quarter to the right to look at it. */
const QUARTER_RIGHT = 6

/** A drawing as the file somebody could have uploaded. */
export async function pictureFile(svg: Svg, format: SourceFormat): Promise<Buffer> {
  const picture = raster(svg)
  switch (format) {
    case 'png':
      return picture.png({ compressionLevel: 4 }).toBuffer()
    case 'jpeg':
      return picture.jpeg({ quality: 92 }).toBuffer()
    case 'webp':
      return picture.webp({ quality: 92, effort: 2 }).toBuffer()
    case 'avif':
      return picture.avif({ quality: 72, effort: 0 }).toBuffer()
    case 'lying jpeg': {
      const turned = await picture.rotate(-90).png({ compressionLevel: 1 }).toBuffer()
      return sharp(turned).withMetadata({ orientation: QUARTER_RIGHT }).jpeg({ quality: 92 }).toBuffer()
    }
  }
}

const STEP_MS = 420

/** Drawings one after the other, for ever, as an animated GIF. */
export async function animationFile(steps: readonly Svg[]): Promise<Buffer> {
  const frames = await Promise.all(steps.map((svg) => raster(svg).png({ compressionLevel: 1 }).toBuffer()))
  const delay = steps.map(() => STEP_MS)
  return sharp(frames, { join: { animated: true } })
    .gif({ effort: 3, delay, loop: 0 })
    .toBuffer()
}
