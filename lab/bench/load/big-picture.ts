import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

const [WIDTH, HEIGHT] = [8000, 5000]
const MAX_BYTES = 10 * 1024 * 1024

/** Returns a photo of 40 million pixels, of as many bytes as an upload may have, nearly. */
export async function aBigPicture(): Promise<Buffer> {
  // Noise, enlarged: the decoder has as much to do as with a photo.
  const [width, height] = [WIDTH / 4, HEIGHT / 4]
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
  const pixels = await noise.resize(WIDTH, HEIGHT).png({ compressionLevel: 0 }).toBuffer()
  for (let quality = 90; quality > 10; quality -= 10) {
    const bytes = await sharp(pixels).jpeg({ quality }).toBuffer()
    if (bytes.length < MAX_BYTES) return bytes
  }
  throw new Error('No quality makes the picture small enough')
}
