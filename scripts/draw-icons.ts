import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

// Draws the icons that browsers and phones request under fixed names, from public/icon.svg. Run it after changing the
// logo; the files are committed.

const PAPER = '#f6f5f1'
const LOGO = readFileSync('public/icon.svg')
const LOGO_HEIGHT = 32

type Icon = { readonly size: number; readonly share: number; readonly background?: string }

/** The logo in the middle of a square, taking `share` of its height; without a background the rest is transparent. */
async function icon({ size, share, background }: Icon): Promise<Buffer> {
  const height = Math.round(size * share)
  const logo = await sharp(LOGO, { density: (72 * height) / LOGO_HEIGHT })
    .resize({ height })
    .png()
    .toBuffer()
  const behind = background ?? { r: 0, g: 0, b: 0, alpha: 0 }
  const square = sharp({ create: { width: size, height: size, channels: 4, background: behind } })
  return square
    .composite([{ input: logo, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

const ICO_HEADER = 6
const ICO_ENTRY = 16

/** Returns an .ico file: a table of sizes and offsets, then the pictures as they are. */
function icoOf(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const header = Buffer.alloc(ICO_HEADER + ICO_ENTRY * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let place = header.length
  for (const [i, { size, png }] of pictures.entries()) {
    const at = ICO_HEADER + ICO_ENTRY * i
    header.writeUInt8(size, at)
    header.writeUInt8(size, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(png.length, at + 8)
    header.writeUInt32LE(place, at + 12)
    place += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

const small = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, png: await icon({ size, share: 1 }) })),
)
writeFileSync('public/favicon.ico', icoOf(small))
// Phones mask the corners: a round mask leaves the middle four fifths.
writeFileSync('public/apple-touch-icon.png', await icon({ size: 180, share: 0.66, background: PAPER }))
writeFileSync('public/icon-192.png', await icon({ size: 192, share: 0.94 }))
writeFileSync('public/icon-512.png', await icon({ size: 512, share: 0.94 }))
writeFileSync('public/icon-maskable-512.png', await icon({ size: 512, share: 0.56, background: PAPER }))
