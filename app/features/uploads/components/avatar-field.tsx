import Building from 'lucide-react/icons/building-2'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import { useEffect, useId, useRef, useState } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { pictureUrl } from '#app/lib/picture.ts'
import { ACCEPTED, whyNotSend } from '../rules.ts'
import { type SendEnd, sendPicture } from './send-picture.tsx'
import { useDraftChanges } from './use-draft-changes.tsx'
import { useSubmitGuard } from './use-submit-guard.tsx'

/** What the picture is of: a user, or the company they post for. */
type Sort = 'avatar' | 'logo'

type Props = {
  /** The name of the hidden input with the picture's id, '' for none. */
  name: string
  sort?: Sort
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

type AvatarProps = { id: string; alt: string; size?: number; sort?: Sort }

/** A photo, or a silhouette. A logo is shown whole. */
export function Avatar({ id, alt, size = 96, sort = 'avatar' }: AvatarProps) {
  const box = { width: size, height: size }
  const Silhouette = sort === 'logo' ? Building : CircleUserRound
  return id ? (
    <img
      src={pictureUrl(id, 320)}
      alt={alt}
      {...box}
      style={box}
      className={`rounded-sign ${sort === 'logo' ? 'bg-white object-contain' : 'bg-line object-cover'}`}
    />
  ) : (
    <span style={box} className="grid place-items-center rounded-sign bg-line text-muted">
      <Silhouette aria-hidden size={size / 2} strokeWidth={1.5} />
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

const AVATAR_TEXTS = {
  name: 'uploads.avatar',
  alt: 'uploads.avatarAlt',
  choose: 'uploads.avatarChoose',
  remove: 'uploads.avatarRemove',
  uploaded: 'uploads.avatarUploaded',
} as const

const LOGO_TEXTS = {
  name: 'uploads.logo',
  alt: 'uploads.logoAlt',
  choose: 'uploads.logoChoose',
  remove: 'uploads.logoRemove',
  uploaded: 'uploads.logoUploaded',
} as const

const TEXTS = { avatar: AVATAR_TEXTS, logo: LOGO_TEXTS } as const

/** One picture, such as a user's photo ([PROF-04]). Without JavaScript the existing one can be kept. */
export function AvatarField({ name, sort = 'avatar', initial, error }: Props) {
  const t = useAccountT()
  const texts = TEXTS[sort]
  const id = useId()
  const root = useRef<HTMLFieldSetElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState(initial)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const { percent, begin, stop } = useSending((end) => {
    if (!end.picture) return setFailure(failureOf(end))
    setPicture(end.picture.id)
    setAnnouncement(t(texts.uploaded))
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
      <legend className="mb-1 font-semibold">{t(texts.name)}</legend>
      <input type="hidden" name={name} value={picture} />
      <div className="flex flex-wrap items-center gap-4">
        <Avatar id={picture} alt={t(texts.alt)} sort={sort} />
        <div className="needs-script flex flex-wrap gap-2">
          <label className="button-quiet focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-primary">
            {t(texts.choose)}
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
              {t(isBusy ? 'uploads.avatarCancel' : texts.remove)}
            </button>
          )}
        </div>
      </div>
      {isBusy && (
        <p className="mt-2 grid max-w-xs gap-1 text-small font-semibold">
          {percent < 100 ? t('uploads.percent', { percent }) : t('uploads.checking')}
          <progress
            aria-label={t(texts.name)}
            value={percent}
            max={100}
            className="h-1.5 w-full accent-primary"
          />
        </p>
      )}
      {message && (
        <p id={`${id}-message`} role="alert" className="mt-1 text-label font-semibold text-red">
          {message}
        </p>
      )}
      <p role="status" className="mt-1 text-small text-muted">
        {announcement}
      </p>
      <noscript>
        <p className="text-small">{t('uploads.needsScript')}</p>
      </noscript>
    </fieldset>
  )
}
