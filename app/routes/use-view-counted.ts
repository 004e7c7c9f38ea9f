import { useEffect } from 'react'
import { jsonHeaders } from '#app/lib/page-language.ts'

/** Reports that an item was opened ([DET-04]). The server decides whether it counts; a failure is ignored. */
export function useViewCounted(id: string | null): void {
  useEffect(() => {
    if (!id) return
    const body = JSON.stringify({ listingId: id })
    const headers = jsonHeaders()
    fetch('/api/track-view', { method: 'POST', headers, body, keepalive: true }).catch(() => {})
  }, [id])
}
