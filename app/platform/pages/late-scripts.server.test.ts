import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { lateScripts, withLateScripts } from './late-scripts.server.ts'

const DOCUMENT = [
  '<html><head><link rel="modulepreload" href="/a.js"/></head><body>Кенворт',
  '<script nonce="n">context</script>',
  '<script nonce="n" type="module" async="">import "/manifest.js"\n',
  'import * as route0 from "/root.js";\nimport * as route1_main from "/home.js";\n',
  'const route1 = {...route1_main};\nwindow.routes = {"root":route0};\n\nimport("/entry.js");</script>',
  '</body></html>',
].join('')

/** The document as it leaves, given in parts of so many bytes. */
function sentInPartsOf(size: number): Promise<string> {
  const out = lateScripts()
  const bytes = Buffer.from(DOCUMENT)
  for (let at = 0; at < bytes.length; at += size) out.write(bytes.subarray(at, at + size))
  out.end()
  return text(out)
}

test('a document asks for no script by itself', () => {
  const html = withLateScripts(DOCUMENT)
  expect(html).toContain('<link rel="modulepreload" media="not all" href="/a.js"/>')
  expect(html).not.toMatch(/^import |;import /mu)
  expect(html).not.toContain('\nimport')
})

test('its scripts run one after the other, and the page is alive at the end', () => {
  const order = ['"/manifest.js"', '"/root.js"', '"/home.js"', 'window.routes', 'await import("/entry.js");']
  const places = order.map((part) => withLateScripts(DOCUMENT).indexOf(part))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})

test.each([1, 7, 64, 100, 150, 200, 10_000])(
  'it leaves whole in parts of %i bytes, whatever is cut in two',
  async (size) => {
    expect(await sentInPartsOf(size)).toBe(
      Buffer.from(withLateScripts(Buffer.from(DOCUMENT).toString('latin1')), 'latin1').toString(),
    )
  },
)

test('what follows the scripts leaves when it comes', async () => {
  const out = lateScripts()
  out.write(DOCUMENT)
  expect(String(out.read())).toContain('</html>')
  out.write('<div hidden>later</div>')
  expect(String(out.read())).toBe('<div hidden>later</div>')
})

test('a document without scripts leaves as it is', () => {
  expect(withLateScripts('<p>Плохо</p>')).toBe('<p>Плохо</p>')
})
