import Camera from 'lucide-react/icons/camera'
import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react'
import { useT } from '#app/i18n/use-t.tsx'
import { type Picture, pictureUrl, widthUpTo } from '#app/lib/picture.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Photo } from '#app/ui/photo.tsx'
import { Arrow, Thumbnails, useSwipe } from './picture-controls.tsx'

type Pictures = { readonly pictures: readonly Picture[]; readonly title: string }

/** The rest is on the belt of a phone, and in full screen. */
const IN_MOSAIC = 3

const LARGE = '(min-width: 80rem) 34rem, (min-width: 45rem) 60vw, 100vw'
const SMALL = '(min-width: 80rem) 17rem, (min-width: 45rem) 30vw, 100vw'
const ALONE = '(min-width: 64rem) 52rem, 100vw'

type ViewerProps = Pictures & {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly current: number
  readonly show: (i: number) => void
}

/** Each picture in full screen: arrows, keys and fingers turn to the next one. */
function Viewer({ ref, pictures, title, current, show }: ViewerProps) {
  const t = useT()
  const last = pictures.length - 1
  const turn = (by: number) => show(Math.min(last, Math.max(0, current + by)))
  const swipe = useSwipe(turn)
  // The title has the focus first, above the picture and its buttons.
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }
  const counter = t('detail.pictureOf', { count: current + 1, total: pictures.length })
  return (
    <Dialog ref={ref} whole title={counter} closeLabel={t('detail.shrink')} onKeyDown={turnByKey}>
      <div {...swipe} className="relative touch-pan-y touch-pinch-zoom">
        <Photo
          picture={pictures[current] ?? null}
          alt={`${title}. ${counter}`}
          sizes="100vw"
          whole
          className="h-[74dvh] w-full"
        />
        {last > 0 && <Arrow back onPress={() => turn(-1)} disabled={current === 0} />}
        {last > 0 && <Arrow onPress={() => turn(1)} disabled={current === last} />}
      </div>
      {last > 0 && <Thumbnails pictures={pictures} current={current} show={show} />}
    </Dialog>
  )
}

function Badge({ i, total }: { i: number; total: number }) {
  const t = useT()
  const isLastShown = i === Math.min(total, IN_MOSAIC) - 1
  return (
    <span aria-hidden className="shot-badges">
      <span className="shot-nth">
        <Camera size={14} strokeWidth={1.75} />
        {`${i + 1} / ${total}`}
      </span>
      {isLastShown && (
        <span className="shot-all">
          <Camera size={14} strokeWidth={1.75} />
          {t('detail.allPictures', { count: total })}
        </span>
      )}
    </span>
  )
}

/** All pictures begin with the first one, although the badge is on the last that the page shows. */
const isAllBadge = (target: EventTarget) => target instanceof Element && target.closest('.shot-all') !== null

const widthOf = (i: number, total: number) => (total === 1 ? ALONE : i === 0 && total > 2 ? LARGE : SMALL)

/**
 * The pictures of an item ([DET-02]): one large and two small ones where there is room, else a belt that fingers move. Each opens
 * all of them in full screen; without JavaScript it opens itself.
 */
export function PictureMosaic({ pictures, title, whole = false }: Pictures & { readonly whole?: boolean }) {
  const t = useT()
  const [current, setCurrent] = useState(0)
  const viewer = useRef<HTMLDialogElement>(null)
  const total = pictures.length
  const open = (event: MouseEvent, i: number) => {
    event.preventDefault()
    setCurrent(isAllBadge(event.target) ? 0 : i)
    viewer.current?.showModal()
  }
  return (
    <section aria-label={t('listings.pictures', { count: total })}>
      <ul className={`shots ${total > 2 ? 'shots-many' : total === 2 ? 'shots-two' : 'shots-one'}`}>
        {pictures.map((picture, i) => (
          <li key={picture.id}>
            <a
              href={pictureUrl(picture.id, widthUpTo(picture, 1280))}
              className="shot"
              onClick={(event) => open(event, i)}
            >
              <Photo
                picture={picture}
                alt={`${title}. ${t('detail.pictureOf', { count: i + 1, total })}`}
                sizes={widthOf(i, total)}
                eager={i === 0}
                whole={whole || total === 1}
                className="size-full"
              />
              {total > 1 && <Badge i={i} total={total} />}
            </a>
          </li>
        ))}
      </ul>
      <Viewer ref={viewer} pictures={pictures} title={title} current={current} show={setCurrent} />
    </section>
  )
}
