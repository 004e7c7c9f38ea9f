import { Transform } from 'node:stream'

const PRELOAD = '<link rel="modulepreload"'
const CLOSING = '</script>'
const STARTING = 'type="module"'
/** What starts the page, whole: its tag, and what it says. */
const START = /(<script\b[^>]*\btype="module"[^>]*>)([^]*?)<\/script>/u

/**
 * Runs in the page before what the router wants to run there: waits until all that the page shows is there, or somebody
 * does something, and only then lets the browser ask for scripts. What is missed until the page is alive and means nothing
 * to the browser itself is kept: the click on a button that belongs to no form and no popover, and a choice.
 */
const WAIT = `const missed = new Map();
const keep = ({ type, target }) => {
  const what = type === 'click' ? target.closest('button[type=button]:not([popovertarget])') : target;
  if (what) missed.set(what, type);
};
for (const type of ['click', 'change']) addEventListener(type, keep, true);
await new Promise((go) => {
  if (document.readyState === 'complete') return go();
  for (const type of ['load', 'pointerdown', 'keydown', 'focusin'])
    addEventListener(type, go, { once: true, capture: true });
});
for (const link of document.querySelectorAll('link[rel=modulepreload]')) link.removeAttribute('media');
`

/** Runs when the page has come alive: what was missed happens now, if it still can. */
const CATCH_UP = `
for (const type of ['click', 'change']) removeEventListener(type, keep, true);
for (const [what, type] of missed)
  if (what.isConnected) what.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
`

/** Static imports are loaded before the first line of a script runs; these, when their line does. */
function importingInTurn(script: string): string {
  return script
    .replaceAll(/\bimport \* as (\w+) from ("[^"]+")/gu, 'const $1 = await import($2)')
    .replaceAll(/\bimport ("[^"]+")/gu, 'await import($1)')
    .replace(/\bimport(\("[^"]+"\);)\s*$/u, 'await import$1')
}

/**
 * A document whose scripts come after everything it shows. It can be read without them, and its links and forms work;
 * asked for at once, they would compete with its pictures.
 */
export function withLateScripts(html: string): string {
  const start = START.exec(html)
  if (!start) return html
  const [whole, tag, script = ''] = start
  const before = html.slice(0, start.index).replaceAll(PRELOAD, `${PRELOAD} media="not all"`)
  const after = html.slice(start.index + whole.length)
  return before + tag + WAIT + importingInTurn(script) + CATCH_UP + CLOSING + after
}

/** As many characters as a mark that is cut in two can have left behind. */
const SEAM = Math.max(STARTING.length, CLOSING.length) - 1

/**
 * The same for a document on its way out. Up to its scripts a document is rendered in one go, so that holding it back
 * until they are there lets nobody wait. Latin-1 keeps every byte as it is. Only where its scripts are is it looked at
 * as a whole: putting all parts together for every part would cost more than rendering some of them.
 */
export function lateScripts(): Transform {
  let held: string[] | null = []
  let before = ''
  let isStarting = false
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!held) return done(null, chunk)
      const text = chunk.toString('latin1')
      const seen = before + text
      before = seen.slice(-SEAM)
      isStarting ||= seen.includes(STARTING)
      held.push(text)
      if (!isStarting || !seen.includes(CLOSING)) return done()
      const html = held.join('')
      const late = withLateScripts(html)
      if (late === html) return done()
      held = null
      done(null, Buffer.from(late, 'latin1'))
    },
    flush(done) {
      done(null, held && Buffer.from(withLateScripts(held.join('')), 'latin1'))
    },
  })
}
