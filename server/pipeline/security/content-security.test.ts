import { expect, test } from 'vitest'
import { pipelineAround } from '#tests/helpers/pipeline.ts'
import { policyOf, profileOf } from './content-security.ts'

const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )
const standard = (isHttps = false) => directives(policyOf('standard', { nonce: 'abc' }, isHttps))
const visitor = new Headers()
const translating = new Headers({ cookie: 'lang=ru; translate=1' })

test('a page with a user in it runs only scripts that carry the word of the moment', () => {
  const policy = standard()
  expect(policy.get('script-src')).toBe("'nonce-abc' 'strict-dynamic'")
  expect(policy.get('style-src-elem')).toBe("'self' 'nonce-abc'")
  expect(policy.get('connect-src')).toBe("'self'")
  expect(policy.get('form-action')).toBe("'self'")
  expect(policy.get('report-uri')).toBe('/csp-report')
})

test('a page that is served to many names its inline scripts by fingerprint', () => {
  const policy = directives(policyOf('standard', { scripts: ["'sha256-x'"], styles: [] }, false))
  expect(policy.get('script-src')).toBe("'self' 'sha256-x'")
  expect(policy.get('style-src-elem')).toBe("'self'")
})

test('a site with https loads everything over https', () => {
  expect(standard().has('upgrade-insecure-requests')).toBe(false)
  expect(standard(true).has('upgrade-insecure-requests')).toBe(true)
})

test('[LANG-05] nothing third-party may load before the visitor asked for a translation', () => {
  expect(profileOf('/', visitor)).toBe('standard')
  expect([...standard().values()].join(' ')).not.toContain('google')
})

test('[LANG-05] once asked for, the translator may load on public pages, and nowhere else', () => {
  expect(profileOf('/categories/jobs', translating)).toBe('translated')
  for (const path of [
    '/signin',
    '/reset-password',
    '/dashboard/settings',
    '/post-listing',
    '/payment-success',
  ]) {
    expect(profileOf(path, translating)).toBe('standard')
  }
  const policy = directives(policyOf('translated', { nonce: 'abc' }, false))
  expect(policy.get('script-src')).toContain('https://translate.google.com')
  // With a nonce beside it, 'unsafe-inline' would not count.
  expect(policy.get('style-src-elem')).toContain("'unsafe-inline'")
  expect(policy.get('style-src-elem')).not.toContain('nonce')
})

test.for(['/SIGNIN', '/%73ignin', '/reset-password?x', '/Confirm-Email', '/%64ev/outbox'])(
  '[SEC-01] %s has the policy of its usual spelling',
  (path) => {
    expect(profileOf(path, new Headers({ cookie: 'translate=1' }))).toBe('standard')
  },
)

test('the admin area makes no script out of text', () => {
  expect(profileOf('/admin/users', translating)).toBe('admin')
  const policy = directives(policyOf('admin', { nonce: 'abc' }, false))
  expect(policy.get('require-trusted-types-for')).toBe("'script'")
})

test('[SEC-01] no two responses carry the same nonce', async () => {
  let count = 0
  const { request } = pipelineAround((c) => {
    count += 1
    c.set('nonce', `nonce${count}`)
    return c.html('<p>')
  })
  const policies = [await request('/'), await request('/')].map(({ headers }) =>
    headers.get('content-security-policy'),
  )
  expect(policies[0]).toContain("'nonce-nonce1'")
  expect(policies[1]).toContain("'nonce-nonce2'")
})

const signedIn = new Headers({ cookie: 'sid=abc' })

test('[PAY-02] Stripe may be loaded by documents of users with a session, once payments are real', () => {
  expect(profileOf('/dashboard', signedIn, true)).toBe('payment')
  expect(profileOf('/', signedIn, true)).toBe('payment')
  for (const path of ['/signin', '/reset-password', '/admin/users'])
    expect(profileOf(path, signedIn, true)).not.toBe('payment')
  expect(profileOf('/dashboard', visitor, true)).toBe('standard')
  expect(profileOf('/dashboard', signedIn)).toBe('standard')

  const policy = directives(policyOf('payment', { nonce: 'abc' }, true))
  expect(policy.get('script-src')).toContain('https://js.stripe.com')
  expect(policy.get('connect-src')).toBe("'self' https://api.stripe.com")
  expect(policy.get('frame-src')).toContain('https://hooks.stripe.com')
  expect([...standard().values()].join(' ')).not.toContain('stripe')
})
