import { expect, test } from 'vitest'
import { POLICY } from '#app/routes/policy.ts'
import { PAGE_KINDS } from './e2e/page-table.ts'

// The journey through every kind of page covers every pattern of the policy that shows a page.

/** Patterns that respond with a file, with JSON, or with a redirect. */
const NO_PAGE = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/:file',
  '/feeds/:file',
  '/share/:locale/:kind/:key/:file',
  '/.well-known/security.txt',
  '/.well-known/change-password',
  '/language',
  '/theme',
  '/session',
  '/signout',
  '/signin/passkey',
  '/account/export',
  '/admin',
  '/admin/log/export',
  '/admin/users/export',
  '/admin/ads/export',
  '/admin/money/export',
  '/admin/performance/export',
  '/admin/layout/available',
  '/dashboard/receipts.csv',
  '/dashboard/receipts/:id/pdf',
  '/edit-ad/:id/statistics.csv',
]

/** Pages that no address alone opens: behind a secret, a payment or half a sign-in. */
const BEHIND_A_STATE = [
  '/signin/code',
  '/sandbox/portal/:id',
  // A page of the simulated Stripe, which hydrates nothing: the journey of the card form opens it.
  '/dev/payments',
  '/sandbox/3ds/:intent',
  '/promotions/statistics/:secret',
  '/admin/money/payments/:id',
]

const PATTERNS = Object.entries(POLICY)
  .filter(([pattern, { read }]) => read !== 'nobody' && !pattern.startsWith('/api/'))
  .map(([pattern]) => pattern)

/** Whether an address, as the table writes it, matches a pattern. */
function isOf(pattern: string, address: string): boolean {
  const path = address.split('?')[0] ?? ''
  const source = pattern
    .split('/')
    .map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : RegExp.escape(part)))
  const optional = source.join('/').replace(/\/\[\^\/\]\+$/u, pattern.endsWith('?') ? '(?:/[^/]+)?' : '$&')
  return new RegExp(`^${optional}$`, 'u').test(path)
}

test('[LANG-03] every kind of page is in the table of the journey, or has a reason not to be', () => {
  const exempt = new Set([...NO_PAGE, ...BEHIND_A_STATE])
  const missing = PATTERNS.filter(
    (pattern) => !exempt.has(pattern) && !PAGE_KINDS.some(({ address }) => isOf(pattern, address)),
  )

  expect(missing).toEqual([])
  expect([...exempt].filter((pattern) => !PATTERNS.includes(pattern))).toEqual([])
})
