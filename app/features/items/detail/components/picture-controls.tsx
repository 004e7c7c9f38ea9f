import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type PointerEvent, useRef } from 'react'
import { useT } from '#app/i18n/use-t.tsx'
import type { Picture } from '#app/lib/picture.ts'
import { Photo } from '#app/ui/photo.tsx'

export function Arrow({
  back,
  onPress,
  disabled,
}: {
  back?: boolean
  onPress: () => void
  disabled: boolean
}) {
  const t = useT()
  const Icon = back ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      // A button that becomes disabled while it is pressed would lose the focus.
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onPress()}
      aria-label={back ? t('detail.previousPicture') : t('detail.nextPicture')}
      className={`needs-script picture-button top-1/2 -translate-y-1/2 ${back ? 'left-2' : 'right-2'}`}
    >
      <Icon aria-hidden size={24} strokeWidth={1.75} />
    </button>
  )
}

type ThumbnailsProps = {
  readonly pictures: readonly Picture[]
  readonly current: number
  readonly show: (i: number) => void
}

export function Thumbnails({ pictures, current, show }: ThumbnailsProps) {
  const t = useT()
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {pictures.map((picture, i) => (
        <button
          key={picture.id}
          type="button"
          onClick={() => show(i)}
          aria-label={t('detail.pictureOf', { count: i + 1, total: pictures.length })}
          aria-current={i === current ? 'true' : undefined}
          className="needs-script overflow-hidden rounded-sign border-2 border-transparent aria-current:border-primary"
        >
          <Photo picture={picture} alt="" sizes="64px" className="h-12 w-16" />
        </button>
      ))}
    </div>
  )
}

/** How far a finger moves sideways before it is a swipe, in pixels. */
const SWIPE_PX = 40

/** Returns handlers that turn to the next or the previous picture when a finger swipes over an element. */
export function useSwipe(turn: (by: number) => void) {
  const from = useRef(0)
  return {
    onPointerDown({ clientX }: PointerEvent) {
      from.current = clientX
    },
    onPointerUp({ clientX, pointerType }: PointerEvent) {
      const moved = clientX - from.current
      if (pointerType === 'touch' && Math.abs(moved) > SWIPE_PX) turn(moved < 0 ? 1 : -1)
    },
  }
}
