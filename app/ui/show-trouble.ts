/** Announces after an element what went wrong; '' takes the announcement away. */
export function showTrouble(after: Element, text: string): void {
  const next = after.nextElementSibling
  const shown = next?.getAttribute('role') === 'alert' ? next : null
  if (!text) return shown?.remove()
  const place = shown ?? document.createElement('p')
  place.setAttribute('role', 'alert')
  place.className = 'text-fine text-red'
  if (!shown) after.after(place)
  place.textContent = text
}
