import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { type PointerEvent, useEffect, useState } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { Photo } from '#app/ui/photo.tsx'
import type { Upload } from './use-uploads.tsx'

type Props = {
  upload: Upload
  at: number
  /** Whether it is the face of the item. */
  isMain: boolean
  count: number
  onMove: (to: number, by: 'button' | 'pointer') => void
  onRemove: () => void
  onRetry: () => void
}

/** A preview of the file, before the server has made a picture of it. */
function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address ? (
    <img src={address} alt="" draggable={false} className="size-full object-cover opacity-60" />
  ) : null
}

function Progress({ name, percent }: { name: string; percent: number }) {
  const t = useAccountT()
  return (
    <div className="absolute inset-x-0 bottom-0 grid gap-0.5 bg-card/90 px-1.5 py-1 text-fine font-semibold">
      {/* All bytes are sent, but the server still processes them. */}
      {percent < 100 ? t('uploads.percent', { percent }) : t('uploads.checking')}
      <progress
        aria-label={t('uploads.sending', { file: name })}
        value={percent}
        max={100}
        className="h-1.5 w-full accent-primary"
      />
    </div>
  )
}

/** Returns the position of the picture under a pointer, among the tiles of the same list. */
function placeUnder({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): number | null {
  const tile = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]')
  const isNeighbour = tile?.parentElement === currentTarget.closest('[data-place]')?.parentElement
  return isNeighbour ? Number(tile?.dataset['place']) : null
}

/** One picture: preview, progress and actions. Dragged by pointer, moved by buttons. */
export function PictureTile({ upload, at, isMain, count, onMove, onRemove, onRetry }: Props) {
  const t = useAccountT()
  const name = upload.name || t('uploads.image', { number: at + 1 })
  const isUnderWay = upload.state === 'waiting' || upload.state === 'sending'
  const isComing = isUnderWay || upload.state === 'paused'
  const steps = [
    { to: at - 1, label: t('uploads.moveEarlier', { file: name }), Icon: ChevronLeft },
    { to: at + 1, label: t('uploads.moveLater', { file: name }), Icon: ChevronRight },
  ]

  function drag(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const place = placeUnder(event)
    if (place !== null && place !== at) onMove(place, 'pointer')
  }

  return (
    <li data-place={at} data-key={upload.key} className="grid content-start gap-1">
      <div
        onPointerDown={(event) =>
          event.button === 0 && event.currentTarget.setPointerCapture(event.pointerId)
        }
        onPointerMove={drag}
        className="relative aspect-4/3 cursor-grab touch-pan-y overflow-hidden rounded-sign border border-edge bg-line select-none active:cursor-grabbing"
      >
        {upload.state === 'done' ? (
          <Photo
            picture={upload.picture}
            alt={name}
            sizes="200px"
            className="pointer-events-none size-full"
          />
        ) : (
          <Preview file={upload.file} />
        )}
        {isUnderWay && <Progress name={name} percent={upload.percent} />}
        {isMain && (
          <span className="absolute top-0 left-0 rounded-br-sign bg-asphalt px-1.5 py-0.5 text-fine font-bold text-on-asphalt">
            {t('uploads.main')}
          </span>
        )}
      </div>
      {upload.state === 'paused' && (
        <p role="status" className="text-small font-semibold wrap-anywhere">
          {t('uploads.paused', { file: name, count: upload.seconds })}
        </p>
      )}
      {upload.state === 'failed' && (
        <p role="alert" className="text-small font-semibold wrap-anywhere text-red">
          {upload.message ?? t('uploads.failed')}
        </p>
      )}
      <div className="flex flex-wrap items-center">
        {steps.map(({ to, label, Icon }, i) => (
          <button
            key={label}
            type="button"
            data-step={i}
            aria-label={label}
            aria-disabled={to < 0 || to >= count}
            onClick={() => onMove(to, 'button')}
            className="icon-button aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
          >
            <Icon aria-hidden size={20} strokeWidth={1.75} />
          </button>
        ))}
        {upload.state === 'failed' && upload.mayRetry && (
          <button
            type="button"
            onClick={onRetry}
            aria-label={t('uploads.retry', { file: name })}
            className="icon-button"
          >
            <RotateCw aria-hidden size={18} strokeWidth={1.75} />
          </button>
        )}
        <button
          type="button"
          onClick={onRemove}
          aria-label={t(isComing ? 'uploads.cancel' : 'uploads.remove', { file: name })}
          className="icon-button ml-auto"
        >
          <X aria-hidden size={20} strokeWidth={1.75} />
        </button>
      </div>
    </li>
  )
}
