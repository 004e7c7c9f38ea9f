/** A stored picture: 32 hex digits of its content, and its size in pixels, so that its box has its size before it arrives. */
export type Picture = { readonly id: string; readonly width: number; readonly height: number }

/** The widths every picture is stored in, in pixels; the smallest that covers the place is the one to send. */
export const PICTURE_WIDTHS = [320, 480, 640, 1280] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** The address of a picture in one width. The words 'ad' and 'banner' appear in no address of content (D-35). */
export function pictureUrl(id: string, width: PictureWidth): string {
  return `/media/${id}/${width}.webp`
}

/** The widths that exist for a picture: never wider than needed to show it whole. */
export function widthsOf(picture: Picture): readonly PictureWidth[] {
  return PICTURE_WIDTHS.filter((_, i) => i === 0 || (PICTURE_WIDTHS[i - 1] ?? 0) < picture.width)
}

/** The densest screens show so many pixels for each of a page. */
const DENSEST = 3

/** The widths to choose from for a place of this size ('96px'): none, where the smallest file is sharp on every screen. */
export function widthsFor(picture: Picture, sizes: string): readonly PictureWidth[] {
  const fixed = /^(\d+)px$/u.exec(sizes)
  return fixed && Number(fixed[1]) * DENSEST <= PICTURE_WIDTHS[0] ? [] : widthsOf(picture)
}

/** What a picture is called: 32 hex digits. */
export const PICTURE_ID = /^[0-9a-f]{32}$/u

/** How large a file may be that becomes one (D-32). */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024
