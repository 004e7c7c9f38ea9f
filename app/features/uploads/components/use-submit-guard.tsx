import { type RefObject, useEffect } from 'react'

/** Prevents the form around an element from being submitted while there is a reason, and shows the reason. */
export function useSubmitGuard(
  inside: RefObject<HTMLElement | null>,
  reason: string | null,
  say: (reason: string) => void,
): void {
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form || reason === null) return
    // In the capture phase, before the form library or the router would submit.
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      say(reason)
    }
    form.addEventListener('submit', stop, { capture: true })
    return () => form.removeEventListener('submit', stop, { capture: true })
  }, [inside, reason, say])
}
