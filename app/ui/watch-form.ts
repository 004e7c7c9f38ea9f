const PAUSE_MS = 1000
const MAX_WAIT_MS = 3000
const CHANGES = ['input', 'change', 'click'] as const

/** When a form is kept: after a pause or when it is left, or while its page is unloaded and nothing can wait. */
export type SaveMoment = 'pause' | 'unloading'

/**
 * Calls `keep` soon after changes in a form: after a pause, and every few seconds while someone types on. At once when
 * the form is left: when its dialog closes, and when the page is hidden or unloaded, and when its tab is shown again.
 * Returns a function that stops.
 */
export function watchForm(form: HTMLFormElement, keep: (moment: SaveMoment) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let changedAt: number | null = null
  const now = () => {
    clearTimeout(timer)
    changedAt = null
    keep('pause')
  }
  const unload = () => keep('unloading')
  const later = () => {
    changedAt ??= performance.now()
    const left = changedAt + MAX_WAIT_MS - performance.now()
    clearTimeout(timer)
    timer = setTimeout(now, Math.max(0, Math.min(PAUSE_MS, left)))
  }
  const dialog = form.closest('dialog')
  for (const change of CHANGES) form.addEventListener(change, later)
  // Hidden: the page may end without a further event. Visible: the user may have signed in again in another tab.
  document.addEventListener('visibilitychange', now)
  // A reload asks for the next page between these two.
  window.addEventListener('beforeunload', unload)
  window.addEventListener('pagehide', unload)
  dialog?.addEventListener('close', now)
  return () => {
    clearTimeout(timer)
    for (const change of CHANGES) form.removeEventListener(change, later)
    document.removeEventListener('visibilitychange', now)
    window.removeEventListener('beforeunload', unload)
    window.removeEventListener('pagehide', unload)
    dialog?.removeEventListener('close', now)
  }
}
