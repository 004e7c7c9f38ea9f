import { expect, test } from 'vitest'
import { requirePolicies } from './policy.ts'

const page = (path: string) => ({ file: 'page.tsx', path })

test('[ADM-01] a page that does not say who may use it fails the build', () => {
  const inside = { file: 'shell.tsx', path: 'office', children: [page('till')] }
  expect(() => requirePolicies([page('search'), inside])).toThrow('/office/till')
})

test('pages that say it come through as they are', () => {
  const routes = [{ file: 'home.tsx', index: true }, page('search')]
  expect(requirePolicies(routes)).toBe(routes)
})
