import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { PictureError } from './picture-error.ts'
import { preparePicture } from './prepare-picture.server.ts'

vi.setConfig({ testTimeout: 30_000 })

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } })

const refused = (bytes: Buffer) =>
  preparePicture(bytes).then(
    () => 'accepted',
    (error: unknown) => (error instanceof PictureError ? error.code : error),
  )

/** A GIF of some frames, each of one pixel on a large canvas: a few bytes that unpack to many. */
function onePixelFrames(frames: number, side: number): Buffer {
  const screen = Buffer.from([side % 256, side >> 8, side % 256, side >> 8, 0x80, 0, 0])
  const colors = Buffer.from([0, 0, 0, 255, 255, 255])
  const frame = Buffer.from([
    0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0,
  ])
  const all = Array.from({ length: frames }, () => frame)
  return Buffer.concat([Buffer.from('GIF89a'), screen, colors, ...all, Buffer.from([0x3b])])
}

describe('[NET-05] pixels against bytes', () => {
  const large = 6200

  test.each([
    ['of one color, as PNG', () => plain(large, large).png({ palette: true, colours: 2 }).toBuffer()],
    ['of one color, as WebP', () => plain(large, large).webp({ lossless: true }).toBuffer()],
  ])('38 million pixels %s come in a few kilobytes, and are refused', async (_, make) => {
    const bytes = await make()
    expect(bytes.length).toBeLessThan(6000)
    expect(await refused(bytes)).toBe('tooSparse')
  })

  test('an animation that unfolds in the same way is refused', async () => {
    expect(await refused(onePixelFrames(250, 480))).toBe('tooSparse')
  })

  type Runs = (y: number, width: number, height: number) => readonly (readonly [from: number, to: number])[]

  /** Draws the flattest kinds of real pictures, from the dark runs of each of their lines. */
  function drawn([width, height]: readonly [number, number], darkAt: Runs) {
    const pixels = Buffer.alloc(width * height, 255)
    for (let y = 0; y < height; y++)
      for (const [from, to] of darkAt(y, width, height)) pixels.fill(30, y * width + from, y * width + to)
    return sharp(pixels, { raw: { width, height, channels: 1 } })
  }
  /** A disc above a bar. */
  const logo: Runs = (y, width, height) => {
    const r = Math.floor(Math.sqrt(Math.max(0, (width / 4) ** 2 - (y - height * 0.4) ** 2)))
    if (r > 0) return [[width / 2 - r, width / 2 + r]]
    return y > height * 0.7 && y < height * 0.76 ? [[width * 0.3, width * 0.7]] : []
  }
  /** Lines of text, as far as a compressor can tell. */
  const text: Runs = (y, width) =>
    y % 32 > 20
      ? []
      : Array.from({ length: 60 }, (_, i) => [i * 100, Math.min(width, i * 100 + ((i * y * 37) % 90))])

  test.each([
    ['a logo as PNG', [6000, 6000], 'png', logo],
    ['a logo as lossless WebP', [5000, 5000], 'webp', logo],
    ['a screenshot of a large screen', [7680, 4320], 'png', text],
  ] as const)('%s is taken', async (_, size, kind, darkAt) => {
    const bytes = await drawn(size, darkAt).toFormat(kind, { lossless: true }).toBuffer()
    expect(await refused(bytes)).toBe('accepted')
  })

  test('a dark and blurred photo of 36 million pixels, saved small, is taken', async () => {
    const night = Buffer.from(Array.from({ length: 60 * 60 * 3 }, (_, i) => (i * 31) % 23))
    const photo = sharp(night, { raw: { width: 60, height: 60, channels: 3 } }).resize(6000, 6000)
    expect(await refused(await photo.jpeg({ quality: 30 }).toBuffer())).toBe('accepted')
  })

  test('a small picture may be as flat as it likes', async () => {
    expect(await refused(await plain(4000, 4000).webp({ lossless: true }).toBuffer())).toBe('accepted')
  })
})
