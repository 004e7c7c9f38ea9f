import CircleUserRound from 'lucide-react/icons/circle-user-round'
import { useEffect, useId, useRef, useState } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { pictureUrl } from '#app/lib/picture.ts'
import { ACCEPTED, whyNotSend } from '../rules.ts'
import { type SendEnd, sendPicture } from './send-picture.tsx'
import { useDraftChanges } from './use-draft-changes.tsx'
import { useSubmitGuard } from './use-submit-guard.tsx'

type Props = {
  /** The name of the hidden input with the picture's id, '' for none. */
  name: string
  initial: string
  error?: string | undefined
}

type Problem = 'uploads.avatarNotImage' | 'uploads.avatarTooLarge' | 'uploads.failed'

/** The messages for a single picture, which name no file ([PROF-04]). */
const SAID: Readonly<Record<string, Problem>> = {
  'uploads.notAnImage': 'uploads.avatarNotImage',
  'uploads.tooLarge': 'uploads.avatarTooLarge',
}

type Failure = { readonly problem: Problem; readonly why: string | null }

function failureOf({ code, message }: { code: string | null; message: string | null }): Failure {
  const problem = SAID[code ?? ''] ?? 'uploads.failed'
  return { problem, why: problem === 'uploads.failed' ? message : null }
}

/** A photo, or a silhouette. */
export function Avatar({ id, alt, size = 96 }: { id: string; alt: string; size?: number }) {
  const box = { width: size, height: size }
  return id ? (
    <img
      src={pictureUrl(id, 320)}
      alt={alt}
      {...box}
      style={box}
      className="rounded-sign bg-line object-cover"
    />
  ) : (
    <span style={box} className="grid place-items-center rounded-sign bg-line text-muted">
      <CircleUserRound aria-hidden size={size / 2} strokeWidth={1.5} />
    </span>
  )
}

/** The upload in progress: how far it is, and how to cancel it. */
function useSending(onEnd: (end: SendEnd) => void) {
  const [percent, setPercent] = useState<number | null>(null)
  const cancel = useRef<(() => void) | null>(null)
  useEffect(() => () => cancel.current?.(), [])
  const stop = () => {
    cancel.current?.()
    cancel.current = null
    setPercent(null)
  }
  return {
    percent,
    stop,
    begin(file: File) {
      stop()
      const sending = sendPicture(file, setPercent)
      cancel.current = sending.cancel
      setPercent(0)
      void sending.end.then((end) => {
        if (!end) return
        setPercent(null)
        onEnd(end)
      })
    },
  }
}

/** One picture, such as a user's photo ([PROF-04]). Without JavaScript the existing one can be kept. */
export function AvatarField({ name, initial, error }: Props) {
  const t = useAccountT()
  const id = useId()
  const root = useRef<HTMLFieldSetElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState(initial)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const { percent, begin, stop } = useSending((end) => {
    if (!end.picture) return setFailure(failureOf(end))
    setPicture(end.picture.id)
    setAnnouncement(t('uploads.avatarUploaded'))
  })
  useDraftChanges(root, picture)
  const isBusy = percent !== null
  useSubmitGuard(root, isBusy ? t('uploads.waitForUploads') : null, setAnnouncement)

  function take(file: File | undefined) {
    if (!file) return
    const refusal = whyNotSend(file)
    setFailure(refusal && failureOf({ code: refusal.code, message: null }))
    setAnnouncement('')
    if (!refusal) begin(file)
  }

  function leave() {
    if (isBusy) stop()
    else setPicture('')
    input.current?.focus()
  }

  const message = failure ? [t(failure.problem), failure.why].filter(Boolean).join('. ') : error
  return (
    <fieldset ref={root} aria-describedby={`${id}-message`} className="min-w-0">
      <legend className="mb-1 font-semibold">{t('uploads.avatar')}</legend>
      <input type="hidden" name={name} value={picture} />
      <div className="flex flex-wrap items-center gap-4">
        <Avatar id={picture} alt={t('uploads.avatarAlt')} />
        <div className="needs-script flex flex-wrap gap-2">
          <label className="button-quiet focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-primary">
            {t('uploads.avatarChoose')}
            <input
              ref={input}
              type="file"
              accept={ACCEPTED}
              onChange={({ currentTarget }) => {
                take(currentTarget.files?.[0])
                currentTarget.value = ''
              }}
              className="sr-only"
            />
          </label>
          {(isBusy || picture) && (
            <button type="button" onClick={leave} className="button-quiet">
              {t(isBusy ? 'uploads.avatarCancel' : 'uploads.avatarRemove')}
            </button>
          )}
        </div>
      </div>
      {isBusy && (
        <p className="mt-2 grid max-w-xs gap-1 text-[13px] font-semibold">
          {percent < 100 ? t('uploads.percent', { percent }) : t('uploads.checking')}
          <progress
            aria-label={t('uploads.avatar')}
            value={percent}
            max={100}
            className="h-1.5 w-full accent-primary"
          />
        </p>
      )}
      {message && (
        <p id={`${id}-message`} role="alert" className="mt-1 text-[13.5px] font-semibold text-red">
          {message}
        </p>
      )}
      <p role="status" className="mt-1 text-[13px] text-muted">
        {announcement}
      </p>
      <noscript>
        <p className="text-[13px]">{t('uploads.needsScript')}</p>
      </noscript>
    </fieldset>
  )
}
