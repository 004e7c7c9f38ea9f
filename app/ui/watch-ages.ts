import type { PublicTranslate } from '#app/i18n/translate.ts'
import { ageOf, ageText } from '#app/lib/age.ts'

const MINUTE_MS = 60_000

/** Writes the text that an age has now into its text node, which React still finds there. */
function showAges(t: PublicTranslate): void {
  const now = new Date()
  for (const element of document.querySelectorAll<HTMLTimeElement>('time[data-age]')) {
    const text = ageText(ageOf(new Date(element.dateTime), now), t)
    const { firstChild } = element
    if (firstChild && firstChild.nodeValue !== text) firstChild.nodeValue = text
  }
}

/** Keeps ages current ([DASH-02]): a page may come from a cache, or stay open. Returns a function that stops it. */
export function watchAges(t: PublicTranslate): () => void {
  const show = () => showAges(t)
  show()
  const timer = setInterval(show, MINUTE_MS)
  addEventListener('pageshow', show)
  return () => {
    clearInterval(timer)
    removeEventListener('pageshow', show)
  }
}
