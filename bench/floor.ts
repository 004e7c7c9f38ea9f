import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

// The floor of a page: React writes the same elements once more, with nothing to decide, to look up or to format. A
// process of its own: React takes its slow build unless NODE_ENV says production when it is loaded.

const BATCHES = 20
const BATCH = 20

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|[^>"])*)>|([^<]+)/gu
const ATTRIBUTE = /([a-z][\w:-]*)="([^"]*)"/giu
const VOID = /^(?:img|input|link|meta|br|hr|wbr)$/u
/** What React would handle in ways of its own. */
const OTHERS = /^(?:style|srcset|imagesrcset|value|selected|checked|precedence|href)$/iu

type Open = {
  readonly tag: string
  readonly attributes: Record<string, string>
  readonly children: ReactNode[]
}

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value] as const)
  return Object.fromEntries(found.filter(([name]) => !OTHERS.test(name)))
}

const isAlone = (tag: string, attributes: string) => VOID.test(tag) || attributes.endsWith('/')

/** The elements of a body that React wrote: every element that is opened is closed. */
function treeOf(body: string): ReactNode {
  const root: Open = { tag: 'main', attributes: {}, children: [] }
  const open = [root]
  const close = () => {
    const done = open.pop()
    if (done) open.at(-1)?.children.push(createElement(done.tag, done.attributes, ...done.children))
  }
  for (const [, end, tag, attributes = '', text] of body.matchAll(TOKEN)) {
    if (end) close()
    else if (tag) open.push({ tag, attributes: attributesOf(attributes), children: [] })
    else if (text) open.at(-1)?.children.push(text)
    if (tag && !end && isAlone(tag, attributes)) close()
  }
  while (open.length > 1) close()
  return createElement('main', {}, ...root.children)
}

/** Returns the CPU of rendering, in milliseconds: the median of some batches. */
function cpuOf(tree: ReactNode): number {
  const batches = Array.from({ length: BATCHES }, () => {
    const before = process.cpuUsage()
    for (let i = 0; i < BATCH; i += 1) renderToString(tree)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / BATCH
  })
  return batches.sort((a, b) => a - b)[BATCHES / 2] ?? 0
}

process.on('message', (message: { readonly html: string }) => {
  const body = message.html.slice(message.html.indexOf('<body'), message.html.indexOf('</footer>'))
  const tree = treeOf(body.slice(body.indexOf('>') + 1))
  cpuOf(tree)
  process.send?.({ cpu: cpuOf(tree), bytes: renderToString(tree).length })
})
process.once('disconnect', () => process.exit(0))
