// Translators replace a text by a <font> element with the translation. React changes and removes the text node that it
// rendered: it would fail to remove one that is gone, and its changes would not be seen. So the text node stays, empty,
// before its translation, which goes when React changes or removes the text.

const isTranslation = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.nodeName === 'FONT'

/** The translation that took the place of the text that a record says was removed. */
function translationOf({
  addedNodes,
  previousSibling,
  nextSibling,
}: MutationRecord): HTMLElement | undefined {
  return [...addedNodes, previousSibling, nextSibling].find(isTranslation)
}

/** Keeps the text nodes of the page in place while a translator replaces them ([LANG-05]). */
export function keepTexts(): void {
  const fontOf = new WeakMap<Node, HTMLElement>()
  const textOf = new WeakMap<Node, Text>()

  function forget(text: Text): HTMLElement | undefined {
    const font = fontOf.get(text)
    fontOf.delete(text)
    if (font) textOf.delete(font)
    return font
  }

  /** Puts a replaced text node back, empty, before its translation. */
  function keep(text: Text, font: HTMLElement): void {
    if (font.contains(text)) text.replaceWith(text.cloneNode())
    font.before(text)
    text.data = ''
    fontOf.set(text, font)
    textOf.set(font, text)
  }

  function followRemovedText(text: Text, record: MutationRecord): void {
    if (fontOf.has(text)) {
      if (!text.isConnected) forget(text)?.remove()
      return
    }
    const font = translationOf(record)
    if (font?.parentNode === record.target && !textOf.has(font) && !isTranslation(record.target))
      keep(text, font)
  }

  /** A translation that was taken back leaves the text that it was of. */
  function followRemovedFont(font: Node, { addedNodes }: MutationRecord): void {
    const text = textOf.get(font)
    if (!text?.isConnected || text.data) return
    forget(text)
    const original = [...addedNodes].find((node) => node instanceof Text && node !== text)
    text.data = original?.textContent ?? font.textContent ?? ''
    original?.parentNode?.removeChild(original)
  }

  function follow(record: MutationRecord): void {
    const { type, target, removedNodes } = record
    if (type === 'characterData' && target instanceof Text && target.data) forget(target)?.remove()
    for (const node of removedNodes) {
      if (node instanceof Text) followRemovedText(node, record)
      else followRemovedFont(node, record)
    }
  }

  new MutationObserver((records) => records.forEach(follow)).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  })
}
