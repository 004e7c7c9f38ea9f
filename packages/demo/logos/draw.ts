import { mkdir, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { logoName } from '../src/logos.ts'
import { LOGOS } from './logo-list.ts'

// Draws all logos again: `node packages/demo/logos/draw.ts`, then `node packages/demo/scenes/shrink.ts`.

const FOLDER = new URL('../pictures/logos/', import.meta.url)
/** What the narrowest stored picture is wide: none is made smaller. */
const SIDE = 320
/** White around the sign, of 100. */
const MARGIN = 7

function svgOf(drawing: string): string {
  const size = 100 + 2 * MARGIN
  const box = `${-MARGIN} ${-MARGIN} ${size} ${size}`
  const ground = `<rect x="${-MARGIN}" y="${-MARGIN}" width="${size}" height="${size}" fill="#fff"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="${box}">${ground}${drawing}</svg>`
}

await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
for (const [company, drawing] of Object.entries(LOGOS)) {
  const file = await sharp(Buffer.from(svgOf(drawing)))
    .webp({ nearLossless: true, quality: 40, effort: 6 })
    .toBuffer()
  await writeFile(new URL(`${logoName(company)}.webp`, FOLDER), file)
}
