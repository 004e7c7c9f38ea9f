import { MIN_VISIBLE_MS, MIN_VISIBLE_RATIO } from '../impressions.ts'
import { cellOf, reportSeen } from './send-impressions.tsx'

const ids = new Map<Element, string>()
const timers = new Map<Element, ReturnType<typeof setTimeout>>()

function forget(element: Element): void {
  clearTimeout(timers.get(element))
  timers.delete(element)
}

function wasSeen(element: Element): void {
  forget(element)
  const id = ids.get(element)
  // In a background tab nothing is seen. It is checked again when the tab returns.
  if (!id || document.visibilityState !== 'visible') return
  leave(element)
  reportSeen(id, cellOf(element))
}

function onChange(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, intersectionRatio } of entries) {
    forget(target)
    if (intersectionRatio < MIN_VISIBLE_RATIO) continue
    timers.set(
      target,
      setTimeout(() => wasSeen(target), MIN_VISIBLE_MS),
    )
  }
}

let observer: IntersectionObserver | undefined

function observerOf(): IntersectionObserver {
  if (observer) return observer
  const made = new IntersectionObserver(onChange, { threshold: [MIN_VISIBLE_RATIO] })
  document.addEventListener('visibilitychange', () => {
    for (const element of ids.keys()) {
      forget(element)
      made.unobserve(element)
      if (document.visibilityState === 'visible') made.observe(element)
    }
  })
  observer = made
  return made
}

function leave(element: Element): void {
  forget(element)
  ids.delete(element)
  observer?.unobserve(element)
}

/** Records once that an element was seen (`useImpression`). Returns a function that stops watching it. */
export function watchImpression(element: Element, id: string): () => void {
  ids.set(element, id)
  observerOf().observe(element)
  return () => leave(element)
}
