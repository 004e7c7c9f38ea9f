import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { safePath } from './safe-path.ts'

test('a path of this site is where one goes back to', () => {
  expect(safePath('/categories/jobs?page=2')).toBe('/categories/jobs?page=2')
})

test.for([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/a\\b',
  '/..//evil.example',
  'javascript:alert(1)',
  '/\n/evil.example',
  '/\t//evil.example',
  '',
  null,
  ['/a'],
  { toString: (): string => '/a' },
])('%j leads home', (wanted) => {
  expect(safePath(wanted)).toBe('/')
})

test('whatever is asked for, the way back stays on this site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.string().map((s) => `/${s}`),
      ),
      (wanted) => {
        expect(new URL(safePath(wanted), 'https://ours.example').origin).toBe('https://ours.example')
      },
    ),
    { numRuns: numRuns() },
  )
})
