import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { LATE_RESPONSE } from './stale-on-error.ts'

/** Coming back twice within this time loads once: after an outage everyone comes back. */
const REST_MS = 30_000

/** Loads the page again when its tab becomes visible or its window gets the focus ([HOME-07]). */
export function useFreshData(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let loadedAt = Date.now()
    const refresh = () => {
      if (document.visibilityState !== 'visible' || Date.now() - loadedAt < REST_MS) return
      loadedAt = Date.now()
      void revalidate()
    }
    document.addEventListener('visibilitychange', refresh)
    window.addEventListener('focus', refresh)
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      window.removeEventListener('focus', refresh)
    }
  }, [revalidate])
}

/** Loads the page again when data arrived after its timeout. */
export function useLateResponses(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const take = () => void revalidate()
    window.addEventListener(LATE_RESPONSE, take)
    return () => window.removeEventListener(LATE_RESPONSE, take)
  }, [revalidate])
}
