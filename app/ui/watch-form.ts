const PAUSE_MS = 1000
const MAX_WAIT_MS = 3000
const CHANGES = ['input', 'change', 'click'] as const

/**
 * Calls `keep` soon after changes in a form: after a pause, and every few seconds while someone types on. At once when
 * the form is left: when its dialog closes, and when the page is hidden or unloaded, and `keep` learns which. Returns a
 * function that stops.
 */
export function watchForm(form: HTMLFormElement, keep: (isUnloading: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let changedAt: number | null = null
  const now = () => {
    clearTimeout(timer)
    changedAt = null
    keep(false)
  }
  const unload = () => keep(true)
  const later = () => {
    changedAt ??= performance.now()
    const left = changedAt + MAX_WAIT_MS - performance.now()
    clearTimeout(timer)
    timer = setTimeout(now, Math.max(0, Math.min(PAUSE_MS, left)))
  }
  const whenHidden = () => document.visibilityState === 'hidden' && now()
  const dialog = form.closest('dialog')
  for (const change of CHANGES) form.addEventListener(change, later)
  document.addEventListener('visibilitychange', whenHidden)
  // A reload asks for the next page between these two.
  window.addEventListener('beforeunload', unload)
  window.addEventListener('pagehide', unload)
  dialog?.addEventListener('close', now)
  return () => {
    clearTimeout(timer)
    for (const change of CHANGES) form.removeEventListener(change, later)
    document.removeEventListener('visibilitychange', whenHidden)
    window.removeEventListener('beforeunload', unload)
    window.removeEventListener('pagehide', unload)
    dialog?.removeEventListener('close', now)
  }
}
