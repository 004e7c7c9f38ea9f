import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { AVAILABLE_PATH, type AvailablePage } from '../editor-state.ts'

/** How long the list may take before the page says so, in milliseconds (D-36). A later response is still shown. */
const TIMEOUT_MS = 5000

/** True once something has been in progress for too long. */
function useTooLong(isGoing: boolean): boolean {
  const [tooLong, setTooLong] = useState(false)
  useEffect(() => {
    if (!isGoing) return setTooLong(false)
    const timer = setTimeout(() => setTooLong(true), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [isGoing])
  return tooLong
}

/** The billboards that can be assigned, with search and pages ([LAY-04]). With `layout`, paid ones are marked. */
export function useAvailable(layout: string | undefined) {
  const { load, data, state } = useFetcher<AvailablePage | null>()
  const [asked, setAsked] = useState({ term: '', page: 1 })
  const tooLong = useTooLong(state !== 'idle')
  useEffect(() => {
    const { term, page } = asked
    const query = { q: term, page: String(page), ...(layout !== undefined && { layout }) }
    void load(`${AVAILABLE_PATH}?${new URLSearchParams(query)}`)
  }, [asked, load, layout])
  return {
    term: asked.term,
    found: data ?? null,
    /** The last request failed. */
    failed: data === null && state === 'idle',
    loading: state !== 'idle',
    tooLong,
    look: (term: string) => setAsked({ term, page: 1 }),
    turnTo: (page: number) => setAsked((before) => ({ ...before, page })),
    retry: () => setAsked((before) => ({ ...before })),
  }
}
