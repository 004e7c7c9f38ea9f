import { expect, test } from 'vitest'
import { keptLog, pipelineAround } from '#tests/helpers/pipeline.ts'
import { violationsIn } from './csp-report.ts'

const OLD = {
  'csp-report': {
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?user=dana@example.com',
    'document-uri': 'http://localhost:3000/search?q=secret',
  },
}
const NEW = [
  {
    type: 'csp-violation',
    body: { effectiveDirective: 'img-src', blockedURL: 'inline', documentURL: '/a#b' },
  },
]

function reporter(settings = {}) {
  const { log, lines } = keptLog()
  const { request } = pipelineAround(undefined, { log, settings })
  const report = (body: string, type = 'application/csp-report') =>
    request('/csp-report', { method: 'POST', body, headers: { 'content-type': type } })
  return { report, logged: () => JSON.stringify(lines) }
}

test('what a browser blocked is in the log, without what may be personal', async () => {
  const { report, logged } = reporter()
  expect((await report(JSON.stringify(OLD))).status).toBe(204)
  expect(logged()).toContain('"blocked":"https://evil.example/x.js"')
  expect(logged()).not.toMatch(/dana|secret/u)
})

test.each([
  '/promotions/statistics/s3cretOfALink',
  '/Sandbox/portal/s3cretOfALink',
  '/reset%2Dpassword/s3cretOfALink',
])('[SEC-03] the secret in the address of a page is not in the log (%s)', async (path) => {
  const { report, logged } = reporter()
  const page = `http://localhost:3000${path}`
  await report(JSON.stringify({ 'csp-report': { ...OLD['csp-report'], 'document-uri': page } }))
  expect(logged()).toContain('blocked content')
  expect(logged()).not.toContain('s3cret')
})

test('old and new browsers are understood', () => {
  expect(violationsIn(OLD)).toHaveLength(1)
  expect(violationsIn(NEW)).toEqual([{ directive: 'img-src', blocked: 'inline', page: '/a' }])
})

test.each(['', 'no json', '{}', '[1]', '{"csp-report":5}'])(
  'a report that is none (%s) is ignored',
  async (body) => {
    const { report, logged } = reporter()
    expect((await report(body)).status).toBe(204)
    expect(logged()).not.toContain('blocked content')
  },
)

test('a report of more than 8 KB is refused, and so is the thirty-first in a minute', async () => {
  const { report } = reporter({ limitLoopback: true })
  expect((await report('x'.repeat(8 * 1024 + 1))).status).toBe(413)
  for (let i = 0; i < 30; i++) await report('{}')
  expect((await report('{}')).status).toBe(429)
})
