import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#app/lib/form-result.ts'
import type { ModerationAction } from '../../actions.ts'
import type { MatchingCursor, MatchingOutcome } from '../matching.ts'

/** How far an order about everything that matches has come. */
export type MatchingProgress = {
  readonly total: number
  readonly done: number
  readonly failed: number
  readonly state: 'running' | 'done' | 'stopped' | 'failed'
  /** The last batch's result, where it was none. */
  readonly trouble: FormResult<MatchingOutcome> | null
}

type Started = {
  readonly action: ModerationAction
  readonly total: number
  readonly search: string
  readonly seenAt: Date
  readonly fields: readonly (readonly [string, string])[]
}

function bodyOf({ action, total, search, seenAt, fields }: Started, cursor: MatchingCursor | null) {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]))
  body.set('action', action)
  body.set('search', search)
  body.set('expected', String(total))
  body.set('seenAt', seenAt.toISOString())
  for (const [name, value] of Object.entries(cursor ?? {})) body.set(`cursor.${name}`, value)
  return body
}

/** Sends an order about everything that matches, batch after batch, until nothing is left or the admin stops. */
export function useMatching(path: string) {
  const fetcher = useFetcher<FormResult<MatchingOutcome>>()
  const [started, setStarted] = useState<Started | null>(null)
  const [progress, setProgress] = useState<MatchingProgress | null>(null)
  const counted = useRef<unknown>(null)

  const send = (order: Started, cursor: MatchingCursor | null) =>
    void fetcher.submit(bodyOf(order, cursor), { method: 'post', action: path })

  const advance = useEffectEvent((result: FormResult<MatchingOutcome>) => {
    if (!started || progress?.state !== 'running') return
    if (result.outcome !== 'done') return setProgress({ ...progress, state: 'failed', trouble: result })
    const { done, failed, next } = result.value
    const state = next ? 'running' : 'done'
    setProgress({ ...progress, done: progress.done + done, failed: progress.failed + failed, state })
    if (next) send(started, next)
  })

  const { state, data } = fetcher
  useEffect(() => {
    if (state !== 'idle' || !data || counted.current === data) return
    counted.current = data
    advance(data)
  }, [state, data])

  return {
    progress,
    isRunning: progress?.state === 'running',
    start(order: Started) {
      setStarted(order)
      setProgress({ total: order.total, done: 0, failed: 0, state: 'running', trouble: null })
      send(order, null)
    },
    /** The batch that is being processed is finished. */
    stop: () => setProgress((now) => now && { ...now, state: 'stopped' }),
  }
}

export type Matching = ReturnType<typeof useMatching>
