/** A picture in gray, row by row, from 0 to 255. */
export type Gray = { readonly width: number; readonly height: number; readonly data: Uint8Array }

/** Marks are brighter than the ground around them, or darker. */
export const TONES = ['bright', 'dark'] as const
export type Tone = (typeof TONES)[number]

/** What has no room for a square of this many pixels is no ground: letters that may be too small, and larger ones. */
const GROUND = 45
const HALF = (GROUND - 1) / 2

/** How far a mark differs from its ground. Less is decoration, or a texture. */
const CONTRAST = 40

/** A line of pixels in a picture. */
type Line = { readonly start: number; readonly step: number; readonly length: number }

/** Writes for each pixel of a line the least value around it, or the greatest: `sign` is -1 or 1. */
function slide(from: Uint8Array, to: Uint8Array, { start, step, length }: Line, sign: number): void {
  const valueAt = (i: number) => sign * (from[start + i * step] ?? 0)
  // Pixels that may still be the extreme one of a window: each exceeds all that follow it.
  const candidates = new Int32Array(length)
  let [first, end] = [0, 0]
  for (let i = 0; i < length + HALF; i++) {
    if (i < length) {
      while (end > first && valueAt(candidates[end - 1] ?? 0) <= valueAt(i)) end -= 1
      candidates[end] = i
      end += 1
    }
    if (i < HALF) continue
    while ((candidates[first] ?? 0) < i - 2 * HALF) first += 1
    to[start + (i - HALF) * step] = from[start + (candidates[first] ?? 0) * step] ?? 0
  }
}

/** Returns for each pixel the least value of the square around it, or the greatest. */
function extremes({ width, height, data }: Gray, sign: 1 | -1): Gray {
  const across = new Uint8Array(data.length)
  const both = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) slide(data, across, { start: y * width, step: 1, length: width }, sign)
  for (let x = 0; x < width; x++) slide(across, both, { start: x, step: width, length: height }, sign)
  return { width, height, data: both }
}

/**
 * Returns what differs from its ground, 1 for each pixel of a mark: the difference from the morphological opening of the
 * picture for bright marks, from its closing for dark ones.
 */
export function marksOf(gray: Gray, tone: Tone): Uint8Array {
  const sign = tone === 'bright' ? -1 : 1
  const ground = extremes(extremes(gray, sign), sign === 1 ? -1 : 1).data
  return gray.data.map((value, i) => (Math.abs(value - (ground[i] ?? 0)) > CONTRAST ? 1 : 0))
}
