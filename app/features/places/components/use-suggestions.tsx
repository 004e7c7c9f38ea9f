import { useEffect, useRef, useState } from 'react'
import { type Suggestion, suggestionsFor } from './ask-places.tsx'

/** How long after the last letter places are asked for, in milliseconds. */
const SETTLED_MS = 150

const NONE: readonly Suggestion[] = []

/** Suggests places for what is typed, a moment after the last letter. What was asked before is canceled. */
export function useSuggestions() {
  const [found, setFound] = useState(NONE)
  const asking = useRef<{ timer: ReturnType<typeof setTimeout>; request: AbortController }>(undefined)
  const cancel = () => {
    clearTimeout(asking.current?.timer)
    asking.current?.request.abort()
  }
  useEffect(() => cancel, [])

  function ask(text: string): void {
    cancel()
    const typed = text.trim()
    if (!typed) return setFound(NONE)
    const request = new AbortController()
    const timer = setTimeout(() => {
      void suggestionsFor(typed, request.signal).then((places) => {
        if (!request.signal.aborted) setFound(places)
      })
    }, SETTLED_MS)
    asking.current = { timer, request }
  }

  return {
    found,
    ask,
    close: () => {
      cancel()
      setFound(NONE)
    },
  }
}
