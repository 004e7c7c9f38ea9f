import ImagePlus from 'lucide-react/icons/image-plus'
import { type ComponentType, type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { Picture } from '#app/lib/picture.ts'
import { ACCEPTED, MAX_PICTURES, whyNotSend } from '../rules.ts'
import { PictureTile } from './picture-tile.tsx'
import { useDraftChanges } from './use-draft-changes.tsx'
import { useSubmitGuard } from './use-submit-guard.tsx'
import { placesTaken, useUploads } from './use-uploads.tsx'

type Props = {
  /** Where links to the field lead. */
  id?: string
  /** The name of the hidden inputs: one for each picture, in order, with its id. */
  name: string
  initial: readonly Picture[]
  max?: number
  errors?: readonly string[] | undefined
  /** The label, if it is not 'Images'. */
  label?: string
  /** What the form says of the first picture. */
  About?: ComponentType<{ picture: Picture }>
}

function Problems({ id, problems }: { id: string; problems: readonly string[] }) {
  return (
    <div id={id} role="alert" className="text-label font-semibold wrap-anywhere text-red empty:hidden">
      {problems.length > 0 && (
        <ul className="grid gap-0.5">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Several pictures ([POST-07]): picked or dropped, uploaded one by one, ordered by pointer or keyboard. */
export function PictureField(props: Props) {
  const { id: anchor, name, initial, max = MAX_PICTURES, errors = [], label, About } = props
  const t = useAccountT()
  const id = useId()
  const root = useRef<HTMLFieldSetElement>(null)
  const focusNext = useRef<string | null>(null)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [announcement, setAnnouncement] = useState('')
  const { uploads, add, remove, retry, move } = useUploads(initial, (file, { picture }, isRepeated) => {
    if (isRepeated) setProblems([t('uploads.repeated', { file })])
    else if (picture) setAnnouncement(t('uploads.uploaded', { file }))
  })
  useDraftChanges(root, uploads)
  const isBusy = uploads.some(({ state }) => state !== 'done' && state !== 'failed')
  useSubmitGuard(root, isBusy ? t('uploads.waitForUploads') : null, (problem) => setProblems([problem]))

  const main = uploads.find(({ state }) => state !== 'failed')

  // Moving the focused element within the page makes it lose the focus.
  useEffect(() => {
    if (!focusNext.current) return
    root.current?.querySelector<HTMLElement>(focusNext.current)?.focus()
    focusNext.current = null
  }, [uploads])

  function take(files: readonly File[]) {
    const refusals = files.flatMap((file) => whyNotSend(file) ?? [])
    const good = files.filter((file) => !whyNotSend(file))
    const room = Math.max(0, max - placesTaken(uploads))
    const tooMany = good.length > room ? [t('uploads.tooMany', { max })] : []
    setProblems([...new Set([...tooMany, ...refusals.map(({ code, params }) => t.dynamic(code, params))])])
    if (room > 0) add(good.slice(0, room))
  }

  function tryAgain(key: string) {
    if (placesTaken(uploads) < max) return retry(key)
    setProblems([t('uploads.tooMany', { max })])
  }

  function moveTo(from: number, to: number, by: 'button' | 'pointer') {
    const upload = uploads[from]
    if (!upload || to < 0 || to >= uploads.length) return
    if (by === 'button') focusNext.current = `[data-key="${upload.key}"] [data-step="${to < from ? 0 : 1}"]`
    move(from, to)
    const file = upload.name || t('uploads.image', { number: from + 1 })
    setAnnouncement(t('uploads.moved', { file, at: to + 1, count: uploads.length }))
  }

  function takeAway(at: number, key: string, file: string) {
    const neighbour = uploads[at + 1] ?? uploads[at - 1]
    focusNext.current = neighbour ? `[data-key="${neighbour.key}"] button:last-of-type` : 'input[type="file"]'
    remove(key)
    setAnnouncement(t('uploads.removed', { file }))
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    if (event.dataTransfer.files.length > 0) take([...event.dataTransfer.files])
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files dropped here; the button below does the same
    <fieldset
      id={anchor}
      ref={root}
      aria-describedby={`${id}-hint ${id}-problems`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="grid min-w-0 gap-2"
    >
      <legend className="mb-1 font-semibold">{label ?? t('uploads.images')}</legend>
      <p id={`${id}-hint`} className="text-small text-muted">
        {t('uploads.hint', { max })}
      </p>
      {uploads.length > 0 && (
        <ol className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]">
          {uploads.map((upload, at) => (
            <PictureTile
              key={upload.key}
              upload={upload}
              at={at}
              isMain={upload === main}
              count={uploads.length}
              onMove={(to, by) => moveTo(at, to, by)}
              onRemove={() => takeAway(at, upload.key, upload.name || t('uploads.image', { number: at + 1 }))}
              onRetry={() => tryAgain(upload.key)}
            />
          ))}
        </ol>
      )}
      {uploads.map(
        (upload) =>
          upload.state === 'done' && (
            <input key={upload.key} type="hidden" name={name} value={upload.picture.id} />
          ),
      )}
      <label className="needs-script button-quiet justify-self-start focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-primary">
        <ImagePlus aria-hidden size={18} strokeWidth={1.75} />
        {t('uploads.add')}
        <input
          type="file"
          multiple
          accept={ACCEPTED}
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
          className="sr-only"
        />
      </label>
      <noscript>
        <p className="text-small">{t('uploads.needsScript')}</p>
      </noscript>
      <Problems id={`${id}-problems`} problems={problems.length > 0 ? problems : errors} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {main?.state === 'done' && About && <About picture={main.picture} />}
    </fieldset>
  )
}
