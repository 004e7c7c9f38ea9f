// Extensions insert elements and translators replace texts, sometimes before the scripts of the page run. React would then
// find another document than the one it was sent, and replace it: what was typed would be lost.

/** An element of the document as it was sent, with its nodes and their texts. */
type SentElement = readonly [parent: Element, nodes: readonly ChildNode[], texts: readonly (string | null)[]]

declare global {
  interface Window {
    /** Set by the last script of a document, before anything else can change it. */
    sentElements?: readonly SentElement[]
  }
}

/** The last script of a document: it notes what was sent. */
export const NOTE_SENT =
  'window.sentElements=Array.from(document.querySelectorAll("html,body,body *"),' +
  '(e)=>[e,[...e.childNodes],Array.from(e.childNodes,(n)=>n.nodeValue)]);'

type Aside = { readonly node: ChildNode; readonly parent: Element; readonly after: ChildNode | null }

/** A translator wraps texts in these; it will find the restored texts again. */
const isTranslation = (node: ChildNode) => node.nodeName === 'FONT'

function isAsSent(parent: Element, nodes: readonly ChildNode[]): boolean {
  const { childNodes } = parent
  return childNodes.length === nodes.length && nodes.every((node, at) => node === childNodes[at])
}

/** Puts the nodes of an element back as they were sent, and returns those of others that were among them. */
function restoreNodes(parent: Element, nodes: readonly ChildNode[]): readonly Aside[] {
  if (isAsSent(parent, nodes)) return []
  const sent = new Set(nodes)
  const foreign = Array.from(parent.childNodes)
    .filter((node) => !sent.has(node) && node.nodeName !== 'SCRIPT')
    .map((node) => ({ node, parent, after: node.previousSibling }))
  for (const { node } of foreign) node.remove()
  let next: ChildNode | null = null
  for (const node of nodes.toReversed()) {
    if (node.parentNode !== parent) parent.insertBefore(node, next)
    next = node
  }
  return foreign
}

function putBack({ node, parent, after }: Aside): void {
  if (isTranslation(node)) return
  if (after?.parentNode === parent) after.after(node)
  else if (after === null) parent.prepend(node)
  else parent.append(node)
}

/** Makes the document the one that was sent, for React to hydrate. Returns a function that puts foreign elements back. */
export function setForeignAside(): () => void {
  const foreign: Aside[] = []
  for (const [parent, nodes, texts] of window.sentElements ?? []) {
    foreign.push(...restoreNodes(parent, nodes))
    nodes.forEach((node, at) => {
      if (node.nodeValue !== texts[at]) node.nodeValue = texts[at] ?? null
    })
  }
  delete window.sentElements
  return () => foreign.forEach(putBack)
}
