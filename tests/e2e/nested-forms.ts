/**
 * Returns how deep the forms of a served page are nested; 1 where none is inside another. Scripts and comments are no
 * markup.
 */
export function depthOfForms(html: string): number {
  const markup = html.replace(/<!--[^]*?-->|<(script|style|template)\b[^]*?<\/\1>/giu, '')
  let depth = 0
  let deepest = 0
  for (const [tag] of markup.matchAll(/<\/?form\b/giu)) {
    depth += tag.startsWith('</') ? -1 : 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** Marks every form that scripts insert into another one, at the moment it appears. */
export const WATCH_FORMS = `new MutationObserver(() => {
  const inner = document.querySelector('form form')
  if (inner) console.error('a form inside a form: ' + inner.outerHTML.slice(0, 200))
}).observe(document, { childList: true, subtree: true })`
