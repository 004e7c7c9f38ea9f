import type { FormDraft, FormValues } from '#app/lib/draft.ts'
import { jsonHeaders } from '#app/lib/page-language.ts'
import { addPendingSave } from './pending-saves.ts'

export type SaveResult = 'saved' | 'failed' | 'signedOut'

/** Stores the fields, or ends the draft with `fields: null`. Outlives the page. */
export async function sendDraft(
  { form, user, mark }: FormDraft,
  fields: FormValues | null,
  signal: AbortSignal | null = null,
): Promise<SaveResult> {
  const body = JSON.stringify({ form, user, mark, fields })
  const headers = jsonHeaders()
  const response = await fetch('/api/draft', {
    method: 'POST',
    headers,
    body,
    keepalive: true,
    signal,
  }).catch(() => null)
  if (response?.status === 401) return 'signedOut'
  return response?.ok ? 'saved' : 'failed'
}

/** Stores the fields of a form on the page with this path. Returns null when newer ones took their place. */
type Save = (path: string, fields: FormValues) => Promise<SaveResult | null>

type Saver = {
  /** Stores them after the save before. */
  readonly save: Save
  /** Stores them at once, because the page does not wait. */
  readonly saveNow: Save
}

/**
 * Saves a draft, one save at a time: two at once could arrive in the other order, and the older text would stay.
 */
export function openDraftSaver(draft: FormDraft): Saver {
  let last: Promise<unknown> = Promise.resolve()
  let newest: FormValues | null = null
  let running = new AbortController()

  async function send(fields: FormValues): Promise<SaveResult | null> {
    if (fields !== newest) return null
    running = new AbortController()
    const { signal } = running
    const result = await sendDraft(draft, fields, signal)
    return signal.aborted ? null : result
  }

  function track(path: string, save: Promise<SaveResult | null>) {
    last = save
    addPendingSave(path, save)
    return save
  }

  return {
    save(path, fields) {
      newest = fields
      return track(
        path,
        last.then(() => send(fields)),
      )
    },
    saveNow(path, fields) {
      newest = fields
      running.abort()
      return track(path, send(fields))
    },
  }
}
