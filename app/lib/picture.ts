/**
 * A stored picture: a hash of its content in 32 hex digits, and its size in pixels, so that a page reserves its
 * space.
 */
export type Picture = { readonly id: string; readonly width: number; readonly height: number }

/** The widths in which every picture is stored, in pixels; pages request the smallest that covers the space. */
export const PICTURE_WIDTHS = [320, 480, 640, 1280] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** Returns the address of a picture in one width. No address of content contains 'ad' or 'banner' (D-35). */
export function pictureUrl(id: string, width: PictureWidth): string {
  return `/media/${id}/${width}.webp`
}

/** Returns the stored widths of a picture: none is wider than needed to show it whole. */
export function widthsOf(picture: Picture): readonly PictureWidth[] {
  return PICTURE_WIDTHS.filter((_, i) => i === 0 || (PICTURE_WIDTHS[i - 1] ?? 0) < picture.width)
}

/** Returns the largest stored width of a picture up to this one. */
export const widthUpTo = (picture: Picture, most: PictureWidth): PictureWidth =>
  widthsOf(picture).findLast((width) => width <= most) ?? PICTURE_WIDTHS[0]

/** The pixel ratio of the densest screens. */
const DENSEST = 3

/**
 * Returns the widths to choose from for a space of this size ('96px'): none where the smallest file is sharp on every
 * screen.
 */
export function widthsFor(picture: Picture, sizes: string): readonly PictureWidth[] {
  const fixed = /^(\d+)px$/u.exec(sizes)
  return fixed && Number(fixed[1]) * DENSEST <= PICTURE_WIDTHS[0] ? [] : widthsOf(picture)
}

/** The id of a picture: 32 hex digits. */
export const PICTURE_ID = /^[0-9a-f]{32}$/u

/** Maximum size of an uploaded picture (D-32). */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024
