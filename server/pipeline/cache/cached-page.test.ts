import { expect, test } from 'vitest'
import { fingerprints } from './cached-page.ts'

test('[AB25] a script that somebody smuggled into a page gets no leave to run', () => {
  const own = '<script nonce="abc">own()</script>'
  const smuggled = '<script>alert(1)</script><script nonce="guess">alert(2)</script>'
  expect(fingerprints(own + smuggled, 'abc')).toEqual(fingerprints(own, 'abc'))
  expect(fingerprints(own, 'abc').scripts).toHaveLength(1)
  expect(fingerprints(smuggled, 'abc').scripts).toEqual([])
})
