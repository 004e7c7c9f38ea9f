import { type RefCallback, useCallback } from 'react'

/**
 * Records once that an element was seen: half of it on screen for a second, in a foreground tab (D-10). Null watches
 * nothing. What watches is loaded after the page, where there is something to watch.
 */
export function useImpression(id: string | null): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      if (!element || !id) return undefined
      let isGone = false
      let stop = () => {}
      import('./watch-impression.tsx')
        .then(({ watchImpression }) => {
          if (!isGone) stop = watchImpression(element, id)
        })
        .catch(() => {})
      return () => {
        isGone = true
        stop()
      }
    },
    [id],
  )
}
