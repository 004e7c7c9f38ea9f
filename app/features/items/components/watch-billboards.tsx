import { MIN_VISIBLE_MS, MIN_VISIBLE_RATIO } from '../impressions.ts'
import { cellOf, reportSeen } from './send-impressions.tsx'

const timers = new Map<Element, ReturnType<typeof setTimeout>>()

function forget(element: Element): void {
  clearTimeout(timers.get(element))
  timers.delete(element)
}

/**
 * Records once of each billboard in a part of the page that it was seen: half of it on screen for a second, in a
 * foreground tab (D-10). Returns how to stop that.
 */
export function watchBillboards(part: HTMLElement): () => void {
  const waiting = new Set(part.querySelectorAll<HTMLElement>('[data-seen]'))
  if (waiting.size === 0) return () => {}
  const wasSeen = (element: HTMLElement) => {
    forget(element)
    const id = element.dataset['seen']
    // In a background tab nothing is seen. It is checked again when the tab returns.
    if (!id || document.visibilityState !== 'visible') return
    waiting.delete(element)
    observer.unobserve(element)
    reportSeen(id, cellOf(element))
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        forget(target)
        if (intersectionRatio < MIN_VISIBLE_RATIO || !(target instanceof HTMLElement)) continue
        timers.set(
          target,
          setTimeout(() => wasSeen(target), MIN_VISIBLE_MS),
        )
      }
    },
    { threshold: [MIN_VISIBLE_RATIO] },
  )
  const watch = () => {
    for (const element of waiting) {
      forget(element)
      observer.unobserve(element)
      if (document.visibilityState === 'visible') observer.observe(element)
    }
  }
  watch()
  document.addEventListener('visibilitychange', watch)
  return () => {
    document.removeEventListener('visibilitychange', watch)
    observer.disconnect()
    for (const element of waiting) forget(element)
  }
}
