import ImageIcon from 'lucide-react/icons/image'
import { type ReactNode, useState } from 'react'
import { PICTURE_WIDTHS, type Picture, pictureUrl, widthsFor } from '#app/lib/picture.ts'

type Props = {
  picture: Picture | null
  /** The alternative text; '' when text beside it says the same. */
  alt: string
  /** The width of the space, for the browser to choose the file: '96px' or '(min-width: 48rem) 50vw, 100vw'. */
  sizes: string
  className?: string
  /** Above the fold: loaded at once and first. */
  eager?: boolean
  /** All of it is shown, on a neutral ground; otherwise it fills its space and may lose its edges. */
  whole?: boolean
  /** Shown instead where there is no picture or it fails: as large as the picture. */
  instead?: ReactNode
}

function Placeholder({ className }: { className: string }) {
  return (
    <span className={`grid place-items-center bg-line text-edge ${className}`}>
      <ImageIcon aria-hidden size={22} strokeWidth={1.5} />
    </span>
  )
}

// A picture that failed before hydration has fired its error event already.
const failedEarly = (image: HTMLImageElement | null) =>
  image !== null && image.complete && image.naturalWidth === 0

/** A stored picture in the size it is shown. If it fails, `instead` or a placeholder of the same size is shown ([CAT-08]). */
export function Photo({ picture, alt, sizes, className = '', eager = false, whole = false, instead }: Props) {
  const [failed, setFailed] = useState(false)
  if (!picture || failed) return instead ?? <Placeholder className={className} />
  const choice = widthsFor(picture, sizes).map(
    (width) => `${pictureUrl(picture.id, width)} ${Math.min(width, picture.width)}w`,
  )
  return (
    <img
      ref={(image) => {
        if (failedEarly(image)) setFailed(true)
      }}
      src={pictureUrl(picture.id, PICTURE_WIDTHS[0])}
      {...(choice.length > 0 && { srcSet: choice.join(', '), sizes })}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={() => setFailed(true)}
      className={`bg-line ${whole ? 'object-contain' : 'object-cover'} ${className}`}
    />
  )
}
