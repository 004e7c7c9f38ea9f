import { useLayoutEffect } from 'react'

/**
 * Lets the browser ask before the page is closed or reloaded, while there is something to lose. From the moment that the page
 * shows it: an effect after painting would miss those who are quick.
 */
export function useUnloadWarning(isUnsaved: boolean): void {
  useLayoutEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
