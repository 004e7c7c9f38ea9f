import type { ReactNode } from 'react'
import {
  PICTURE_WIDTHS,
  type Picture,
  type PictureWidth,
  pictureUrl,
  widthsFor,
  widthUpTo,
} from '#app/lib/picture.ts'
import { LineIcon } from './line-icon.tsx'

type Props = {
  picture: Picture | null
  /** The alternative text; '' when text beside it says the same. */
  alt: string
  /**
   * The width of the space, for the browser to choose the file: '96px' or '(min-width: 48rem) 50vw, 100vw'. Or the width of
   * the one file for all screens.
   */
  sizes: string | PictureWidth
  className?: string
  /** Above the fold: loaded at once and first. */
  eager?: boolean
  /** All of it is shown, on a neutral ground; otherwise it fills its space and may lose its edges. */
  whole?: boolean
  /** Shown instead where there is no picture: as large as the picture. */
  instead?: ReactNode
}

function Placeholder({ className }: { className: string }) {
  return (
    <span className={`grid place-items-center bg-line text-edge ${className}`}>
      <LineIcon name="picture" size={22} />
    </span>
  )
}

/** The smallest file, or the one for all screens, and the files to choose from. */
function filesOf(picture: Picture, sizes: string | PictureWidth) {
  if (typeof sizes === 'number') return { src: pictureUrl(picture.id, widthUpTo(picture, sizes)) }
  const choice = widthsFor(picture, sizes).map(
    (width) => `${pictureUrl(picture.id, width)} ${Math.min(width, picture.width)}w`,
  )
  const src = pictureUrl(picture.id, PICTURE_WIDTHS[0])
  return choice.length > 0 ? { src, srcSet: choice.join(', '), sizes } : { src }
}

/** A stored picture in the size it is shown. If it fails, `watchPictures` puts a placeholder into its space ([CAT-08]). */
export function Photo({ picture, alt, sizes, className = '', eager = false, whole = false, instead }: Props) {
  if (!picture) return instead ?? <Placeholder className={className} />
  return (
    <img
      {...filesOf(picture, sizes)}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      // What is above the fold is painted with the text around it, not a frame or a script later.
      decoding={eager ? 'sync' : 'async'}
      className={`photo ${whole ? 'photo-whole ' : ''}${className}`}
    />
  )
}
