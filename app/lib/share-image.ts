import type { PictureWidth } from './picture.ts'

/** The size of every share image, in pixels: what chats and social networks show whole. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** The picture of a share image. `isWhole`: nothing of it is cut off, as of a logo. */
type SharePicture = { readonly id: string; readonly width: PictureWidth; readonly isWhole: boolean }

/** What a share image shows: texts in one language, without contact data. */
export type ShareImage = {
  readonly title: string
  /** The price or the pay; '' for none. */
  readonly amount: string
  readonly facts: readonly string[]
  readonly place: string
  readonly picture: SharePicture | null
  /** The sign of a category, drawn where there is no picture; null for the sign of the site. */
  readonly sign: string | null
}

/** Returns what a share image says, for those who do not see it. */
export function shareImageAlt({ title, amount, facts, place }: ShareImage): string {
  return [title, amount, ...facts, place].filter(Boolean).join(' · ')
}
