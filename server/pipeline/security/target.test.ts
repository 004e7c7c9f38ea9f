import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pipelineAround } from '#tests/helpers/pipeline.ts'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { mendedTarget, whyNotTarget } from './target.ts'

const CLEAN = [
  '/',
  '/categories/jobs?page=2',
  '/listings/123456/volvo-vnl.data',
  '/search?q=%D0%BA%D0%B5%D0%BD%D0%B2%D0%BE%D1%80%D1%82',
  '/search?q=a//b%2Fc..%5C',
  '/search?page=1&page=2',
  '/.well-known/security.txt',
  '/a..b/c...d',
]

test.each(CLEAN)('%s is a clean address', (target) => {
  expect(whyNotTarget(target)).toBeNull()
})

const SUSPECT = [
  '//admin',
  '/a//b',
  '/admin%2fusers',
  '/admin%2Fusers',
  '/a%5cb',
  '/a\\b',
  '/%00',
  '/search?q=%00',
  '/../etc/passwd',
  '/a/../b',
  '/a/./b',
  '/a/%2e%2e/b',
  '/a/.%2E',
  '/%ff',
  '/%E0%A4%A',
  '/100%',
  '/search?q=%zz',
  '/search?q=%ff',
  'http://localhost:3000/',
  '*',
  '',
]

test.each(SUSPECT)('“%s” is refused', (target) => {
  expect(whyNotTarget(target)?.status).toBe(400)
})

test('an address of more than 4 KB is too long', () => {
  expect(whyNotTarget(`/search?q=${'a'.repeat(4096)}`)?.status).toBe(414)
  expect(whyNotTarget(`/search?q=${'a'.repeat(4000)}`)).toBeNull()
})

test.each([
  ['/search?q=%00', '/search?q='],
  ['/search?q=reefer%00chicago&page=2', '/search?q=reefer+chicago&page=2'],
  ['/search?q=%zz', '/search?q=%25zz'],
  ['/search?q=%ff', '/search?q='],
  [`/search?q=${'ж'.repeat(2000)}`, `/search?q=${encodeURIComponent('ж'.repeat(200))}`],
  [`/categories/jobs?city=${'a'.repeat(10_000)}`, `/categories/jobs?city=${'a'.repeat(200)}`],
])('[SRCH-05] %s leads to a query that can be read', (target, mended) => {
  expect(mendedTarget(target)).toBe(mended)
})

test.each([
  '/%00',
  '/a%2fb?q=%00',
  '//evil.example?q=%00',
  `/search?${'a=b&'.repeat(2000)}`,
  `/${'a'.repeat(5000)}`,
])('nothing mends %s', (target) => {
  expect(mendedTarget(target)).toBeNull()
})

test('only readers of pages are led on', async () => {
  const { request } = pipelineAround()
  const led = await request('/search?q=%00')
  expect([led.status, led.headers.get('location')]).toEqual([302, '/search?q='])
  expect((await request('/search?q=%00', { method: 'POST' })).status).toBe(400)
  expect((await request('/api/docs?q=%00')).status).toBe(400)
})

test('what is let through has one meaning, however it is read', () => {
  const pieces = fc.constantFrom(
    'a',
    '/',
    '.',
    '%2e',
    '%2f',
    '%5c',
    '\\',
    '%',
    '%00',
    '%25',
    'é',
    '%D0%B0',
    '?',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const target = `/${parts.join('')}`
      if (whyNotTarget(target) !== null) return
      const [path = ''] = target.split('?')
      const segments = decodeURIComponent(path).split('/').slice(1)
      expect(segments.slice(0, -1)).not.toContain('')
      expect(segments).not.toContain('.')
      expect(segments).not.toContain('..')
      expect(decodeURIComponent(target)).not.toContain('\0')
      expect(new URL(target, 'http://h').pathname.split('/')).toHaveLength(path.split('/').length)
    }),
    { numRuns: numRuns(1000) },
  )
})

test('a bad address is explained in the visitor’s language', async () => {
  const { request } = pipelineAround()
  const response = await request('/a%2fb', { headers: { 'accept-language': 'ru' } })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('<html lang="ru"')
})
