import useEmblaCarousel from 'embla-carousel-react'
import Expand from 'lucide-react/icons/expand'
import { useEffect, useRef, useState } from 'react'
import { useT } from '#app/i18n/use-t.tsx'
import type { Picture } from '#app/lib/picture.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Photo } from '#app/ui/photo.tsx'
import { Arrow, Thumbnails, useSwipe } from './picture-controls.tsx'

type Props = { pictures: readonly Picture[]; title: string }

/** The carousel and the index of the picture it shows, from 0. */
function useCarousel() {
  const [viewport, embla] = useEmblaCarousel({ loop: false })
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const follow = () => setCurrent(embla?.selectedScrollSnap() ?? 0)
    embla?.on('select', follow)
    return () => void embla?.off('select', follow)
  }, [embla])
  const show = (i: number) => {
    setCurrent(i)
    embla?.scrollTo(i)
  }
  return { viewport, current, show }
}

/** The pictures of an item for admins: a carousel with counter and thumbnails, and each of them in full screen ([MOD-03]). */
export function PictureViewer({ pictures, title }: Props) {
  const t = useT()
  const { viewport, current, show } = useCarousel()
  const whole = useRef<HTMLDialogElement>(null)
  const last = pictures.length - 1
  const turn = (by: number) => show(Math.min(last, Math.max(0, current + by)))
  const swipe = useSwipe(turn)
  const several = pictures.length > 1
  const shown = pictures[current] ?? null
  const counter = t('detail.pictureOf', { count: current + 1, total: pictures.length })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows turn the pictures from any of the buttons inside
    <section
      aria-roledescription={t('detail.carousel')}
      aria-label={title}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') turn(-1)
        if (key === 'ArrowRight') turn(1)
      }}
    >
      <div className="relative">
        <div ref={viewport} className="picture-belt">
          <div className="flex">
            {pictures.map((picture, i) => (
              <div key={picture.id} className="aspect-4/3 max-h-[60dvh] min-w-0 flex-[0_0_100%] snap-start">
                <Photo
                  picture={picture}
                  alt={`${title}. ${t('detail.pictureOf', { count: i + 1, total: pictures.length })}`}
                  sizes="(min-width: 56rem) 54rem, 100vw"
                  eager={i === 0}
                  className="size-full bg-transparent! object-contain!"
                />
              </div>
            ))}
          </div>
        </div>
        {several && <Arrow back onPress={() => show(current - 1)} disabled={current === 0} />}
        {several && <Arrow onPress={() => show(current + 1)} disabled={current === last} />}
        <button
          type="button"
          onClick={() => whole.current?.showModal()}
          aria-label={t('detail.enlarge')}
          className="needs-script picture-button top-2 right-2"
        >
          <Expand aria-hidden size={20} strokeWidth={1.75} />
        </button>
        {several && (
          <p
            aria-live="polite"
            className="needs-script absolute bottom-2 left-2 rounded-[3px] bg-black/75 px-2 text-sm text-white"
          >
            {counter}
          </p>
        )}
      </div>
      {several && <Thumbnails pictures={pictures} current={current} show={show} />}
      <Dialog ref={whole} whole title={counter} closeLabel={t('detail.shrink')}>
        <div {...swipe} className="relative touch-pan-y touch-pinch-zoom">
          <Photo
            picture={shown}
            alt={`${title}. ${counter}`}
            sizes="100vw"
            whole
            className="h-[80dvh] w-full bg-transparent"
          />
          {several && <Arrow back onPress={() => show(current - 1)} disabled={current === 0} />}
          {several && <Arrow onPress={() => show(current + 1)} disabled={current === last} />}
        </div>
      </Dialog>
    </section>
  )
}
