/** Finds an element again in other markup. */
function selectorOf(element: Element): string | null {
  if (element.id) return `#${CSS.escape(element.id)}`
  const names = ['href', 'name', 'value'].filter((name) => element.hasAttribute(name))
  if (names.length === 0) return null
  return names.map((name) => `[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`).join('')
}

/** What is being typed goes on, unless the page has another value for the field. */
function typeOn(
  field: HTMLInputElement,
  { value, defaultValue, selectionStart, selectionEnd }: HTMLInputElement,
) {
  // Other fields than those of text have no selection.
  if (selectionStart === null || field.defaultValue !== defaultValue) return
  field.value = value
  field.setSelectionRange(selectionStart, selectionEnd)
}

function focusAgain(element: Element, focused: Element) {
  const selector = selectorOf(focused)
  const found = selector === null ? null : element.querySelector<HTMLElement>(selector)
  if (found instanceof HTMLInputElement && focused instanceof HTMLInputElement) typeOn(found, focused)
  found?.focus({ preventScroll: true })
}

/**
 * Replaces what an element contains by other markup. What had the focus has it again, if it is still there, with what was
 * typed; what has an id and was folded or unfolded stays so.
 */
export function replaceContent(element: Element, html: string): void {
  const focused = document.activeElement
  const unfolded = [...element.querySelectorAll<HTMLDetailsElement>('details[id]')]
  element.innerHTML = html
  for (const { id, open } of unfolded) {
    const part = element.querySelector<HTMLDetailsElement>(`details#${CSS.escape(id)}`)
    if (part) part.open = open
  }
  if (focused && !focused.isConnected) focusAgain(element, focused)
}
