import { type RefObject, useEffect, useRef } from 'react'
import { DRAFT_FIELDS, type DraftName } from '../form-draft.ts'

const PAUSE_MS = 1500
const EVENTS = ['input', 'change', 'click'] as const

type Snapshot = Readonly<Record<string, string | readonly string[]>>

/** The fields of a form, as they are stored. */
function snapshot(form: HTMLFormElement): Snapshot {
  const data = new FormData(form)
  const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')
  const texts: Record<string, string> = {}
  for (const name of DRAFT_FIELDS) if (data.has(name)) texts[name] = textOf(data.get(name))
  const pictures = data.getAll('pictures').map(textOf)
  return { ...texts, pictures }
}

/** What is written in it: an empty field that comes or goes, as the price does with the category, says nothing. */
function written(fields: Snapshot): string {
  return JSON.stringify(Object.entries(fields).filter(([, value]) => value.length > 0))
}

/** Stores what was typed last, without delaying a user who leaves the page. */
function send(form: DraftName, fields: Snapshot): void {
  const body = JSON.stringify({ form, fields })
  const headers = { 'Content-Type': 'application/json' }
  // Lost only until the next change, and the form itself is still there.
  void fetch('/api/draft', { method: 'POST', headers, body, keepalive: true }).catch(() => {})
}

/** Forgets what was typed before, and opens the form anew. */
export async function startOver(name: DraftName): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ form: name, fields: null })
  await fetch('/api/draft', { method: 'POST', headers, body }).catch(() => {})
  window.location.reload()
}

/** Keeps what is typed on the server, a moment after each change and when the page is left ([POST-10]). */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: DraftName, isSending: boolean) {
  const kept = useRef<string | null>(null)
  useEffect(() => {
    const element = form.current
    if (!element || isSending) return
    kept.current ??= written(snapshot(element))
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      const fields = snapshot(element)
      const now = written(fields)
      if (now === kept.current) return
      kept.current = now
      send(name, fields)
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, PAUSE_MS)
    }
    const leave = () => document.visibilityState === 'hidden' && keep()
    for (const event of EVENTS) element.addEventListener(event, later)
    document.addEventListener('visibilitychange', leave)
    return () => {
      clearTimeout(timer)
      for (const event of EVENTS) element.removeEventListener(event, later)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [form, name, isSending])
}
