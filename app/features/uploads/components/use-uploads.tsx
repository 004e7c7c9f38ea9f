import { useEffect, useReducer, useRef } from 'react'
import type { Picture } from '#app/lib/picture.ts'
import { type SendEnd, sendPicture } from './send-picture.tsx'

/** A picture of the field: stored, being uploaded, or refused. */
export type Upload = { readonly key: string; readonly name: string } & (
  | { readonly state: 'done'; readonly picture: Picture }
  | { readonly state: 'waiting' | 'sending'; readonly file: File; readonly percent: number }
  /** Too many at once: it is sent again after that time. */
  | { readonly state: 'paused'; readonly file: File; readonly seconds: number }
  | {
      readonly state: 'failed'
      readonly file: File
      readonly message: string | null
      readonly mayRetry: boolean
    }
)

/** How many pictures of the limit are there or on their way. A file that failed takes no place. */
export const placesTaken = (uploads: readonly Upload[]) =>
  uploads.filter(({ state }) => state !== 'failed').length

type Change =
  | { readonly type: 'add'; readonly files: readonly File[] }
  | { readonly type: 'begin' | 'remove' | 'retry'; readonly key: string }
  | { readonly type: 'progress'; readonly key: string; readonly percent: number }
  | { readonly type: 'end'; readonly key: string; readonly end: SendEnd }
  | { readonly type: 'move'; readonly from: number; readonly to: number }

/** Concurrent uploads of one user; further files wait here instead of at the server. */
const AT_ONCE = 2

let keys = 0
function newKey(): string {
  keys += 1
  return `new-${keys}`
}

function ended(upload: Upload, end: SendEnd): Upload {
  if (upload.state === 'done') return upload
  const { key, name, file } = upload
  if (end.picture) return { key, name, state: 'done', picture: end.picture }
  if (end.seconds !== null) return { key, name, state: 'paused', file, seconds: end.seconds }
  return { key, name, state: 'failed', file, message: end.message, mayRetry: end.mayRetry }
}

function changed(upload: Upload, change: Change): Upload {
  if (change.type === 'end') return ended(upload, change.end)
  if (upload.state === 'done') return upload
  const { key, name, file } = upload
  if (change.type === 'begin') return { key, name, file, state: 'sending', percent: 0 }
  if (change.type === 'retry') return { key, name, file, state: 'waiting', percent: 0 }
  return change.type === 'progress' && upload.state === 'sending'
    ? { ...upload, percent: change.percent }
    : upload
}

/** The same picture sent twice is one picture. */
function withoutTwins(uploads: readonly Upload[]): readonly Upload[] {
  const seen = new Set<string>()
  return uploads.filter((upload) => {
    if (upload.state !== 'done') return true
    const isTwin = seen.has(upload.picture.id)
    seen.add(upload.picture.id)
    return !isTwin
  })
}

/** Returns a list with one entry moved. */
function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const thing = list[from]
  if (thing === undefined || to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, thing)
}

function after(uploads: readonly Upload[], change: Change): readonly Upload[] {
  if (change.type === 'move') return moved(uploads, change.from, change.to)
  if (change.type === 'remove') return uploads.filter(({ key }) => key !== change.key)
  if (change.type === 'add') {
    const fresh = change.files.map(
      (file): Upload => ({ key: newKey(), name: file.name, state: 'waiting', file, percent: 0 }),
    )
    return [...uploads, ...fresh]
  }
  return withoutTwins(uploads.map((upload) => (upload.key === change.key ? changed(upload, change) : upload)))
}

const shown = (picture: Picture): Upload => ({ key: picture.id, name: '', state: 'done', picture })

/** Reports how an upload ended, and whether its picture is in the field already. */
type OnEnd = (name: string, end: SendEnd, isRepeated: boolean) => void

const has = (uploads: readonly Upload[], { id }: Picture) =>
  uploads.some((upload) => upload.state === 'done' && upload.picture.id === id)

/** The pictures of a field. Added ones are uploaded one by one; removing one cancels its upload. */
export function useUploads(initial: readonly Picture[], onEnd: OnEnd) {
  const [uploads, change] = useReducer(after, initial, (pictures) => pictures.map(shown))
  const sendings = useRef(new Map<string, () => void>())
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  const current = useRef(uploads)

  useEffect(() => {
    current.current = uploads
  }, [uploads])

  useEffect(() => {
    const room = AT_ONCE - sendings.current.size
    const next = uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, room))
    for (const upload of next) {
      if (upload.state !== 'waiting' || sendings.current.has(upload.key)) continue
      const { key, name, file } = upload
      const { end, cancel } = sendPicture(file, (percent) => change({ type: 'progress', key, percent }))
      sendings.current.set(key, cancel)
      change({ type: 'begin', key })
      void end.then((result) => {
        sendings.current.delete(key)
        if (!result) return
        const isRepeated = result.picture !== null && has(current.current, result.picture)
        change({ type: 'end', key, end: result })
        if (!result.picture && result.seconds !== null)
          timers.current.add(setTimeout(() => change({ type: 'retry', key }), result.seconds * 1000))
        onEnd(name, result, isRepeated)
      })
    }
  }, [uploads, onEnd])

  useEffect(() => {
    const open = sendings.current
    const waits = timers.current
    return () => {
      for (const cancel of open.values()) cancel()
      for (const timer of waits) clearTimeout(timer)
    }
  }, [])

  return {
    uploads,
    add: (files: readonly File[]) => change({ type: 'add', files }),
    retry: (key: string) => change({ type: 'retry', key }),
    move: (from: number, to: number) => change({ type: 'move', from, to }),
    remove: (key: string) => {
      sendings.current.get(key)?.()
      sendings.current.delete(key)
      change({ type: 'remove', key })
    },
  }
}
