import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type PictureKind, pictureNames, readPicture } from '../src/pictures.ts'

// Makes the smaller files of all pictures again, and sizes.json: `node packages/demo/scripts/shrink.ts`.

const PICTURES = new URL('../pictures/', import.meta.url)
const WIDTHS = [320, 480, 640] as const
const QUALITY = 66
const KINDS: readonly PictureKind[] = ['scenes', 'billboards', 'logos']

type Size = readonly [width: number, height: number]

/** Writes the files that are narrower than the picture, and returns its size. */
async function shrink(kind: PictureKind, name: string): Promise<Size> {
  const bytes = await readPicture(kind, name)
  const { width, height, pageHeight, pages = 1, loop = 0 } = await sharp(bytes).metadata()
  const isAnimated = pages > 1
  for (const target of WIDTHS.filter((one) => one < width)) {
    const small = await sharp(bytes, { animated: isAnimated })
      .resize({ width: target })
      .webp({ quality: QUALITY, effort: 6, smartSubsample: true, ...(isAnimated && { loop }) })
      .toBuffer()
    await writeFile(new URL(`smaller/${target}/${kind}/${name}.webp`, PICTURES), small)
  }
  return [width, pageHeight ?? height]
}

await rm(new URL('smaller/', PICTURES), { recursive: true, force: true })
const sizes: Record<string, Size> = {}
for (const kind of KINDS) {
  for (const width of WIDTHS) await mkdir(new URL(`smaller/${width}/${kind}/`, PICTURES), { recursive: true })
  for (const name of pictureNames(kind)) sizes[`${kind}/${name}`] = await shrink(kind, name)
}
const lines = Object.entries(sizes).map(([name, size]) => `  ${JSON.stringify(name)}: [${size.join(', ')}]`)
await writeFile(new URL('sizes.json', PICTURES), `{\n${lines.join(',\n')}\n}\n`)
const files = await readdir(new URL('smaller/', PICTURES), { recursive: true, withFileTypes: true })
process.stdout.write(`${files.filter((file) => file.isFile()).length} files\n`)
