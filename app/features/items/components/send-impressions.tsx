import { REPORT_INTERVAL_MS } from '../impressions.ts'

const ADDRESS = '/api/seen'

const waiting = { seen: new Set<string>(), followed: new Set<string>() }
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends what is waiting, in a way that outlives the page. The server decides what counts; a failure is ignored. */
function tell(): void {
  clearTimeout(timer)
  timer = undefined
  const { seen, followed } = waiting
  if (seen.size + followed.size === 0) return
  const body = JSON.stringify({ seen: [...seen], followed: [...followed] })
  seen.clear()
  followed.clear()
  if (navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }))) return
  const headers = { 'Content-Type': 'application/json' }
  fetch(ADDRESS, { method: 'POST', headers, body, keepalive: true }).catch(() => {})
}

if (typeof document !== 'undefined') {
  addEventListener('pagehide', tell)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tell())
}

/** Notes that a billboard was seen; several are sent together. */
export function reportSeen(id: string): void {
  waiting.seen.add(id)
  timer ??= setTimeout(tell, REPORT_INTERVAL_MS)
}

/** Notes that a billboard was followed, which may end the page at once. */
export function reportFollowed(id: string): void {
  waiting.followed.add(id)
  tell()
}
