import { type RefObject, useEffect } from 'react'

/** Keeps the form around an element from being sent while there is a reason, and says the reason. */
export function useSubmitGuard(
  inside: RefObject<HTMLElement | null>,
  reason: string | null,
  say: (reason: string) => void,
): void {
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form || reason === null) return
    // Before anybody else sees it: the form library, or the router, would send.
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      say(reason)
    }
    form.addEventListener('submit', stop, { capture: true })
    return () => form.removeEventListener('submit', stop, { capture: true })
  }, [inside, reason, say])
}
