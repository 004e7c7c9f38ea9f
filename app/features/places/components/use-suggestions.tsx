import { useEffect, useRef, useState } from 'react'
import type { Suggestion } from './ask-places.tsx'

/** How long after the last letter places are asked for, in milliseconds. */
const SETTLED_MS = 150

const NONE: readonly Suggestion[] = []

/** Returns what to suggest; what asks the server is loaded with the first letter, and fails when that was canceled. */
async function suggested(typed: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const { suggestionsFor } = await import('./ask-places.tsx')
  const places = await suggestionsFor(typed, signal)
  signal.throwIfAborted()
  return places
}

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
      suggested(typed, request.signal).then(setFound, () => {})
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
