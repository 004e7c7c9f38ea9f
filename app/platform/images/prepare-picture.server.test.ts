import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { HEIC_FILE } from '#tests/helpers/pictures.ts'
import { PictureError } from './picture-error.ts'
import { PICTURE_LIMITS, preparePicture } from './prepare-picture.server.ts'

vi.setConfig({ testTimeout: 30_000 })

const RED = { r: 200, g: 30, b: 30 }
const BLUE = { r: 30, g: 30, b: 200 }

const plain = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 3, background } })

/** Red on the left half, blue on the right. */
async function halves(width: number, height: number) {
  const right = await plain(width / 2, height, BLUE)
    .png()
    .toBuffer()
  return plain(width, height).composite([{ input: right, left: width / 2, top: 0 }])
}

async function animation(frames: number, width = 60, height = 40): Promise<Buffer> {
  const one = width * height * 3
  const pixels = Buffer.alloc(one * frames)
  for (let i = 0; i < frames; i++) pixels.fill((i * 40) % 256, i * one, (i + 1) * one)
  return sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
    .gif({ effort: 1, loop: 3, delay: Array.from({ length: frames }, () => 120) })
    .toBuffer()
}

/** A GIF whose frames change one pixel of a canvas that may be huge: a few bytes that unpack to many. */
function smallFrames(frames: number, width: number, height: number): Buffer {
  const screen = Buffer.alloc(7)
  screen.writeUInt16LE(width, 0)
  screen.writeUInt16LE(height, 2)
  screen.writeUInt8(0x80, 4)
  const colors = [0, 0, 0, 255, 255, 255]
  const pace = [0x21, 0xf9, 4, 0, 10, 0, 0, 0]
  const onePixel = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
  const frame = Buffer.from([...pace, ...onePixel])
  const all = Array.from({ length: frames }, () => frame)
  return Buffer.concat([Buffer.from('GIF89a'), screen, Buffer.from(colors), ...all, Buffer.from([0x3b])])
}

async function file(bytes: Buffer, width: number): Promise<Buffer> {
  const { files } = await preparePicture(bytes)
  const data = files.find((made) => made.width === width)?.data
  if (!data) throw new Error(`no file of width ${width}`)
  return data
}

async function pixel(bytes: Buffer, left: number, top: number) {
  const [r = 0, , b = 0] = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return r > b ? 'red' : 'blue'
}

const refused = (bytes: Buffer) =>
  preparePicture(bytes).then(
    () => 'accepted',
    (error: unknown) => (error instanceof PictureError ? error.code : error),
  )

describe('what becomes of a picture', () => {
  test('a large photo is kept in four widths, as WebP', async () => {
    const { width, height, files } = await preparePicture(await plain(2000, 1500).jpeg().toBuffer())

    const kept = await Promise.all(files.map(async ({ data }) => sharp(data).metadata()))
    expect(files.map((made) => made.width)).toEqual([320, 480, 640, 1280])
    expect(kept.map((made) => [made.format, made.width, made.height])).toEqual([
      ['webp', 320, 240],
      ['webp', 480, 360],
      ['webp', 640, 480],
      ['webp', 1280, 960],
    ])
    expect([width, height]).toEqual([1280, 960])
  })

  test('a picture is never enlarged', async () => {
    const { width, height, files } = await preparePicture(await plain(500, 300).png().toBuffer())

    const kept = await Promise.all(files.map(async ({ data }) => (await sharp(data).metadata()).width))
    expect(files.map((made) => made.width)).toEqual([320, 480, 640])
    expect(kept).toEqual([320, 480, 500])
    expect([width, height]).toEqual([500, 300])
  })

  test('a photo taken with the camera turned is stored upright', async () => {
    const lying = await (await halves(400, 200)).withMetadata({ orientation: 6 }).jpeg().toBuffer()

    const upright = await file(lying, 320)
    expect(await sharp(upright).metadata()).toMatchObject({ width: 200, height: 400 })
    expect([await pixel(upright, 100, 20), await pixel(upright, 100, 380)]).toEqual(['red', 'blue'])
  })

  test('where a photo was taken, and with what, is not kept', async () => {
    const photo = await plain(400, 300)
      .withExif({
        IFD0: { Copyright: 'Someone' },
        IFD3: { GPSLatitude: '41/1 52/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><home>Elm Street</home></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    const before = await sharp(photo).metadata()
    expect([before.exif, before.xmp, before.icc].every(Boolean)).toBe(true)

    const kept = await file(photo, 480)
    const { exif, xmp, icc, iptc, orientation } = await sharp(kept).metadata()
    expect([exif, xmp, icc, iptc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(kept.includes('Elm Street')).toBe(false)
  })

  test('an animated GIF stays animated, with its pace and its end', async () => {
    const kept = await file(await animation(4), 320)
    expect(await sharp(kept, { animated: true }).metadata()).toMatchObject({
      format: 'webp',
      pages: 4,
      width: 60,
      pageHeight: 40,
      loop: 3,
      delay: [120, 120, 120, 120],
    })
  })

  test('AVIF is read', async () => {
    expect(await preparePicture(await plain(700, 400).avif({ effort: 0 }).toBuffer())).toMatchObject({
      width: 700,
    })
  })

  test('[POST-17] a HEIC photo of a phone is read', async () => {
    const { width, height, files } = await preparePicture(HEIC_FILE)
    expect([width, height]).toEqual([32, 32])
    expect(await sharp(files[0]?.data).metadata()).toMatchObject({ format: 'webp', width: 32, height: 32 })
  })

  test('[POST-17] a photo of 50 megapixels is read', async () => {
    const photo = await plain(8192, 6144).jpeg().toBuffer()
    expect(await preparePicture(photo)).toMatchObject({ width: 1280, height: 960 })
  })

  test('the same bytes have the same id, others another', async () => {
    const [red, blue] = await Promise.all([plain(9, 9).png().toBuffer(), plain(9, 9, BLUE).png().toBuffer()])
    const ids = await Promise.all([red, red, blue].map(async (bytes) => (await preparePicture(bytes)).id))
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/u)
    expect(ids[0]).toBe(ids[1])
    expect(ids[0]).not.toBe(ids[2])
  })

  test('a script hidden behind a photo is gone', async () => {
    const photo = await plain(40, 40).jpeg().toBuffer()
    const both = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])
    expect((await file(both, 320)).includes('script')).toBe(false)
  })
})

describe('[POST-07] what is refused', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')

  test('text, SVG and an SVG that calls itself a PNG', async () => {
    expect(await refused(Buffer.from('hello'))).toBe('notAPicture')
    expect(await refused(svg)).toBe('notAPicture')
    const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    expect(await refused(Buffer.concat([start, svg]))).toBe('damaged')
  })

  test('SVG cannot be opened at all, even by mistake', async () => {
    await expect(sharp(svg).metadata()).rejects.toThrow(/unsupported|blocked/iu)
  })

  test('half a photo', async () => {
    const photo = await plain(800, 600).jpeg().toBuffer()
    expect(await refused(photo.subarray(0, photo.length / 2))).toBe('damaged')
  })

  test('random bytes behind the first bytes of a JPEG', async () => {
    const noise = Buffer.from(Array.from({ length: 2000 }, (_, i) => (i * 7919) % 251))
    expect(await refused(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), noise]))).toBe('damaged')
  })

  test('a file over ten megabytes', async () => {
    expect(await refused(Buffer.alloc(PICTURE_LIMITS.bytes + 1))).toBe('tooLarge')
  })

  test('[POST-17] a BMP, and a PNG whose animation would be lost', async () => {
    expect(await refused(Buffer.from('BM\x36\0\0\0\0\0\0\0', 'latin1'))).toBe('bmp')
    const png = await plain(8, 8).png().toBuffer()
    // After the signature and the first chunk, before the picture.
    const animation = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1')
    expect(await refused(Buffer.concat([png.subarray(0, 33), animation, png.subarray(33)]))).toBe(
      'animatedPng',
    )
    expect(await refused(png)).toBe('accepted')
  })

  test('[POST-17] half a HEIC photo', async () => {
    expect(await refused(HEIC_FILE.subarray(0, 480))).toBe('damaged')
    expect(await refused(HEIC_FILE.subarray(0, 40))).toBe('damaged')
  })

  test('a small file that unfolds to more than 52 million pixels', async () => {
    const bomb = await plain(9000, 6000).png().toBuffer()
    expect(bomb.length).toBeLessThan(800_000)
    expect(await refused(bomb)).toBe('tooManyPixels')
  })

  test('an AVIF above 12 million pixels, because decoding one takes so much memory', async () => {
    expect(await refused(await plain(4100, 3000).avif({ effort: 0 }).toBuffer())).toBe('tooManyPixels')
  })

  test('a strip too long for the format we store', async () => {
    expect(await refused(await plain(1280, 17_000).png().toBuffer())).toBe('tooManyPixels')
  })

  test('an animation of more than 300 frames, or of too many pixels in all', async () => {
    expect(await refused(smallFrames(301, 20, 20))).toBe('tooLongAnimation')
    expect(await refused(smallFrames(16, 2000, 2000))).toBe('tooLongAnimation')
    expect(await refused(smallFrames(3, 20, 20))).toBe('accepted')
  })
})
