// Scripts for the browser: what extensions and translators do to a page, from the moment it was parsed.

/** Inserts elements at the ends of html and body, into every form, after every field, and attributes everywhere. */
export function insertElements(): void {
  const insert = () => {
    const foreign = (name: string) => {
      const element = document.createElement(name)
      element.className = 'foreign'
      element.hidden = true
      return element
    }
    document.documentElement.append(foreign('some-extension'))
    document.body.prepend(foreign('div'))
    document.body.append(foreign('div'))
    document.querySelector('main')?.prepend(foreign('aside'))
    for (const form of document.forms) form.append(foreign('div'))
    for (const field of document.querySelectorAll('input, textarea')) {
      field.after(foreign('span'))
      field.setAttribute('data-extension', '')
    }
  }
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') insert()
  })
}

/** Types into every text field, before any script of the page has run. */
export function typeEverywhere(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return
    const fields = document.querySelectorAll<HTMLInputElement>(
      'input:is([type=text], [type=search], [type=email], :not([type])), textarea',
    )
    fields.forEach((field, at) => {
      field.value = `typed ${at}`
      field.dataset['typed'] = field.value
    })
  })
}

/** Replaces every text of a page that is ready by a <font> element, and later ones, as Google's translation does. */
export function translateTexts(): void {
  const isText = (node: Node) =>
    node.nodeValue?.trim() && !node.parentElement?.closest('font, script, style, select, textarea, title')
  const replace = (root: Node) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
      if (node instanceof Text && isText(node)) texts.push(node)
    for (const text of texts) {
      // The translator's own markup: two nested <font> elements.
      const template = document.createElement('template')
      template.innerHTML = '<font><font></font></font>'
      template.content.querySelector('font font')?.append(text.data)
      text.replaceWith(template.content)
    }
  }
  const follow = (records: readonly MutationRecord[]) => {
    for (const { addedNodes, target, type } of records) {
      const changed = type === 'characterData' ? [target] : [...addedNodes].filter((node) => node.isConnected)
      changed.forEach(replace)
    }
  }
  const whenReady = new MutationObserver(() => {
    if (document.documentElement.dataset['hydrated'] === undefined) return
    whenReady.disconnect()
    replace(document.body)
    new MutationObserver(follow).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  whenReady.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] })
}
