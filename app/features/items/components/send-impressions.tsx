import { pagePath } from '#app/lib/language-path.ts'
import { REPORT_INTERVAL_MS } from '../impressions.ts'

const ADDRESS = '/api/seen'

const waiting = { seen: new Set<string>(), followed: new Set<string>(), cells: new Map<string, string>() }
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends what is waiting, in a way that outlives the page. The server decides what counts; a failure is ignored. */
function tell(): void {
  clearTimeout(timer)
  timer = undefined
  const { seen, followed, cells } = waiting
  if (seen.size + followed.size === 0) return
  const body = JSON.stringify({
    seen: [...seen],
    followed: [...followed],
    ...(cells.size > 0 && { cells: Object.fromEntries(cells) }),
  })
  for (const sent of [seen, followed, cells]) sent.clear()
  if (navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }))) return
  const headers = { 'Content-Type': 'application/json' }
  fetch(ADDRESS, { method: 'POST', headers, body, keepalive: true }).catch(() => {})
}

const BY_WHEEL = 1

/** Sends that a billboard was followed (AD-06), in this tab or another one. The link does not wait for it. */
function follow({ type, button, target }: MouseEvent): void {
  if (type === 'auxclick' && button !== BY_WHEEL) return
  const link = target instanceof Element && target.closest<HTMLElement>('a[data-followed]')
  if (link) reportFollowed(link.dataset['followed'] ?? '', link)
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', follow)
  document.addEventListener('auxclick', follow)
  addEventListener('pagehide', tell)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tell())
}

/** Returns the cell of the grid that an element is in, as 'home 3 2': the page, row and column; null elsewhere. */
export function cellOf(element: Element): string | null {
  const cell = element.closest<HTMLElement>('[data-cell]')?.dataset['cell']
  const page = /^\/(?:categories\/([a-z-]+))?$/u.exec(pagePath(location))
  return cell && page ? `${page[1] ?? 'home'} ${cell}` : null
}

/** Notes that a billboard was seen, and in which cell; several are sent together. */
export function reportSeen(id: string, cell: string | null): void {
  waiting.seen.add(id)
  if (cell) waiting.cells.set(id, cell)
  timer ??= setTimeout(tell, REPORT_INTERVAL_MS)
}

/** Notes that a billboard was followed, which may end the page at once. */
function reportFollowed(id: string, element: Element): void {
  waiting.followed.add(id)
  const cell = cellOf(element)
  if (cell) waiting.cells.set(id, cell)
  tell()
}
