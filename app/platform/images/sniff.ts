export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif'

// The brands of ISO/IEC 23008-12 still pictures: AVIF, and what phones call HEIC.
const HEIF_BRANDS: readonly string[] = [
  'avif',
  'avis',
  'mif1',
  'msf1',
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
]

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const

function letters(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}

function isHeif(bytes: Uint8Array): boolean {
  if (letters(bytes, 4, 8) !== 'ftyp') return false
  return HEIF_BRANDS.includes(letters(bytes, 8, 12))
}

/** A bitmap as Windows writes it. Its decoders are old, and no browser needs the format. */
export const isBmp = (bytes: Uint8Array): boolean => letters(bytes, 0, 2) === 'BM'

/** A PNG whose animation would be lost: the chunk that says so comes before the picture. */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = PNG_START.length; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const chunk = letters(bytes, at + 4, at + 8)
    if (chunk === 'acTL') return true
    if (chunk === 'IDAT') return false
  }
  return false
}

const SIGNS: readonly (readonly [PictureKind, (bytes: Uint8Array) => boolean])[] = [
  ['jpeg', (b) => b[0] === 0xff && b[1] === 0xd8 && b[2] === 0xff],
  ['png', (b) => PNG_START.every((byte, i) => b[i] === byte)],
  ['gif', (b) => /^GIF8[79]a$/u.test(letters(b, 0, 6))],
  ['webp', (b) => letters(b, 0, 4) === 'RIFF' && letters(b, 8, 12) === 'WEBP'],
  ['heif', isHeif],
]

/**
 * Returns the type of a file by its first bytes, whatever its name; null for everything that is no picture, SVG
 * included (D-32).
 */
export function sniffPicture(bytes: Uint8Array): PictureKind | null {
  return SIGNS.find(([, fits]) => fits(bytes))?.[0] ?? null
}
