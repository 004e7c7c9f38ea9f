// After the build: compresses every browser file that gains from it, as tightly as possible, so that no request has
// to.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const GAINS = /\.(?:js|css|svg|json|webmanifest|txt|xml)$/u
// Smaller files fit into the first packet uncompressed.
const SMALL = 1024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** What Brotli cannot tell beforehand: near and far matches are encoded in one way or another, and the smaller is kept. */
const DISTANCES = [
  {},
  {
    [constants.BROTLI_PARAM_NPOSTFIX]: 3,
    [constants.BROTLI_PARAM_NDIRECT]: 8,
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
] as const

async function smallestBrotli(bytes: Buffer): Promise<Buffer> {
  const packed = await Promise.all(
    DISTANCES.map((distances) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          ...distances,
        },
      }),
    ),
  )
  return packed.reduce((smallest, one) => (one.length < smallest.length ? one : smallest))
}

const PACK: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  '.br': smallestBrotli,
  '.gz': (bytes) => zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < SMALL) return
  for (const [ending, pack] of Object.entries(PACK)) {
    const packed = await pack(bytes)
    if (packed.length < bytes.length) await writeFile(file + ending, packed)
  }
}

/** Writes a .br and a .gz beside each file of the folder that gets smaller by it. */
export async function compressAssets(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && GAINS.test(entry.name))
  await Promise.all(files.map((entry) => compress(path.join(entry.parentPath, entry.name))))
}

if (import.meta.main) await compressAssets('build/client')
