import { expect, test } from 'vitest'
import { fingerprints } from './cached-page.ts'

test('[SEC-01] a script that was injected into a page is not allowed to run', () => {
  const own = '<script nonce="abc">own()</script>'
  const smuggled = '<script>alert(1)</script><script nonce="guess">alert(2)</script>'
  expect(fingerprints(own + smuggled, 'abc')).toEqual(fingerprints(own, 'abc'))
  expect(fingerprints(own, 'abc').scripts).toHaveLength(1)
  expect(fingerprints(smuggled, 'abc').scripts).toEqual([])
})
