// English on a page whose messages are all pseudolocalized. These functions run in the browser: they use each other and
// nothing else.

function isRead(element: Element): boolean {
  return !element.closest('script, style, noscript, svg, option, [lang]:not(html), [translate=no]')
}

function textsOfNodes(): string[] {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (nodes.nextNode()) {
    const { parentElement, textContent } = nodes.currentNode
    if (parentElement && textContent && isRead(parentElement)) found.push(textContent)
  }
  return found
}

function textsOfAttributes(): string[] {
  const names = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']
  const elements = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())].filter(isRead)
  return elements.flatMap((element) => names.map((name) => element.getAttribute(name) ?? ''))
}

function textsOfHead(): string[] {
  const metas = [...document.querySelectorAll('meta[name=description], meta[property="og:title"]')]
  return [document.title, ...metas.map((meta) => meta.getAttribute('content') ?? '')]
}

/** An expression for the browser: its value is a list of all texts that people read, also those of the head. */
export const TEXTS_OF_PAGE = `(() => {
  ${[isRead, textsOfNodes, textsOfAttributes, textsOfHead].map(String).join('\n')}
  return [...new Set([...textsOfNodes(), ...textsOfAttributes(), ...textsOfHead()])]
})()`
