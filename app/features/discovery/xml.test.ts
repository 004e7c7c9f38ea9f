import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { element, xmlText } from './xml.ts'

const READ: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }

/** Returns what an XML parser makes of a text; throws for what is no text. */
function readText(xml: string): string {
  if (/[<>"']|&(?!(?:lt|gt|quot|#39|amp);)/u.test(xml)) throw new Error(`no text: ${xml}`)
  return xml.replace(/&(?<name>[a-z#0-9]+);/gu, (_, name: string) => READ[name] ?? '')
}

const isWritable = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0
  if (code < 32) return code === 9 || code === 10 || code === 13
  return (code < 0xd800 || code > 0xdfff) && code !== 0xfffe && code !== 0xffff
}

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '</title><script>',
    ']]>',
    '&amp;&',
    '<!--',
    '\u0000\u000B\u001F',
    '\uD800',
    '\uFFFF',
    '"\'><x',
  ),
)

test('whatever someone writes stays a text, and is read as it was written but for what XML cannot hold', () => {
  fc.assert(
    fc.property(fc.array(hostile), (parts) => {
      const text = parts.join('')
      const writable = [...text].filter(isWritable).join('')

      expect(readText(xmlText(text))).toBe(writable)
    }),
    { numRuns: numRuns() },
  )
})

test('an element holds its text', () => {
  expect(element('title', 'Bolts & <nuts>')).toBe('<title>Bolts &amp; &lt;nuts&gt;</title>')
})
