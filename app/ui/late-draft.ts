import { DRAFT_PARAM, type FormDraft, parseDraftMark } from '#app/lib/draft.ts'

// A reload asks for the page at the moment in which the text that was typed last is sent: the page may be made without
// it. The tab remembers the id of that draft, and nothing of what it says.

const keyOf = ({ form }: FormDraft) => `late-draft:${form}`

function inStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}

/** The draft is sent while the page is being left. */
export function noteLateDraft(draft: FormDraft): void {
  const id = parseDraftMark(draft.mark)?.id
  if (id) inStorage((storage) => storage.setItem(keyOf(draft), id))
}

/**
 * Returns the id of a draft that was sent too late for this opening of its form, once. An address that names another
 * draft, or none, means what it says.
 */
export function takeLateDraft(draft: FormDraft): string | null {
  const named = new URLSearchParams(location.search).get(DRAFT_PARAM)
  const late = inStorage((storage) => {
    const id = storage.getItem(keyOf(draft))
    storage.removeItem(keyOf(draft))
    return id
  })
  if (named !== null && named !== late) return null
  return late && parseDraftMark(draft.mark)?.from?.id !== late ? late : null
}
