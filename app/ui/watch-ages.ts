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

/** Keeps ages current for as long as the document is open ([DASH-02]): it may come from a cache. */
export function watchAges(t: PublicTranslate): void {
  const show = () => showAges(t)
  show()
  setInterval(show, MINUTE_MS)
  addEventListener('pageshow', show)
}
