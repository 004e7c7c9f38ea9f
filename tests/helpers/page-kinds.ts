import { POLICY } from '#app/routes/policy.ts'

// Every kind of page by the policy: its addresses, who reads it, and whether it has forms.

export type Kind = 'visitor' | 'user' | 'payer' | 'admin'

/** The addresses of a pattern: variable parts are named in braces, and filled in by the test. */
const VARIES: Readonly<Record<string, readonly string[]>> = {
  '/': ['/', '/?view=gallery', '/?view=small-icons'],
  '/categories/:slug': [
    '/categories/jobs',
    '/categories/jobs?page=99',
    '/categories/mechanics?city=none',
    '/categories/none',
  ],
  '/search': ['/search', '/search?q=truck', '/search?q=zzyzx', '/search?q=jbo&view=grid'],
  '/listings/:publicId/:slug?': ['/listings/{shownNumber}', '/listings/{endedNumber}', '/listings/1'],
  '/promotions/:publicId/:slug?': ['/promotions/{adNumber}'],
  '/users/:id': ['/users/{poster}', '/users/1'],
  '/report/:kind/:publicId': ['/report/listings/{shownNumber}'],
  '/dev/outbox/:id?': ['/dev/outbox'],
  '/sandbox/portal/:id': ['/sandbox/portal/{portal}'],
  '/sandbox/3ds/:intent': ['/sandbox/3ds/{bank}'],
  '/dashboard': ['/dashboard', '/dashboard?q=nothing'],
  '/dashboard/settings': [
    '/dashboard/settings',
    '/dashboard/settings?open=email',
    '/dashboard/settings?open=password',
  ],
  '/profile': ['/profile', '/profile?edit'],
  '/dashboard/listings/:id/pay': ['/dashboard/listings/{listing}/pay'],
  '/dashboard/listings/:id/purchase': ['/dashboard/listings/{listing}/purchase'],
  '/dashboard/listings/:id/bump': ['/dashboard/listings/{listing}/bump'],
  '/dashboard/receipts/:id': ['/dashboard/receipts/{payment}'],
  '/payment-success': ['/payment-success?payment={payment}', '/payment-success'],
  '/post-listing': ['/post-listing', '/post-listing?write'],
  '/post-ad': ['/post-ad', '/post-ad?write'],
  '/edit-ad/:id': ['/edit-ad/{ad}', '/edit-ad/{ad}?ask=remove', '/edit-ad/{listing}'],
  '/edit-ad/:id/statistics.csv': [],
  '/promotions/statistics/:secret': ['/promotions/statistics/none'],
  '/dashboard/listings/:id/edit': ['/dashboard/listings/{listing}/edit'],
  '/dashboard/listings/:id/repost': ['/dashboard/listings/{listing}/repost'],
  '/dashboard/listings/:id/facts': ['/dashboard/listings/{listing}/facts'],
  '/dashboard/listings/:id': ['/dashboard/listings/{listing}'],
  '/dashboard/promotions/:id': ['/dashboard/promotions/{ad}'],
  '/admin/layout/:id/history': ['/admin/layout/{layout}/history'],
  '/admin/layout/:id': ['/admin/layout/{layout}'],
  '/admin/category-layout/:slug': ['/admin/category-layout/jobs', '/admin/category-layout/none'],
  '/admin/ads/:kind/:item/edit': ['/admin/ads/banner/{ad}/edit', '/admin/ads/listing/{listing}/edit'],
  '/admin/ads/queue/:kind/:item/edit': ['/admin/ads/queue/banner/{ad}/edit'],
  '/admin/users/:id/:kind/:item/edit': ['/admin/users/{user}/listing/{listing}/edit'],
  '/admin/ads': ['/admin/ads', '/admin/ads?q=nothing+at+all'],
  '/admin/users/:id': ['/admin/users/{user}', '/admin/users/none'],
  '/admin/find': ['/admin/find', '/admin/find?q=truck'],
  '/admin/users': ['/admin/users', '/admin/users?q=nothing+at+all'],
  '/*': ['/nothing/here'],
}

/** Pages that show something to others than the policy's line permits. */
const ALSO: Readonly<Record<string, readonly Kind[]>> = {
  '/dashboard/receipts/:id': ['admin'],
  '/categories/:slug': ['admin'],
}

const WHO: Readonly<Record<string, readonly Kind[]>> = {
  anyone: ['visitor', 'user'],
  linkHolder: ['visitor'],
  signedIn: ['user', 'payer'],
  owner: ['user'],
  ownerOrAdmin: ['user', 'admin'],
  admin: ['admin'],
}

/** Each page as each kind of user reads it; `writes`: it has forms. */
export const PAGES = Object.entries(POLICY)
  .filter(([pattern, { read }]) => read !== 'nobody' && !pattern.startsWith('/api/'))
  .flatMap(([pattern, { read, write }]) =>
    (VARIES[pattern] ?? [pattern]).flatMap((address) =>
      [...(WHO[read] ?? []), ...(ALSO[pattern] ?? [])].map((kind) => ({
        address,
        kind,
        writes: write !== 'nobody',
      })),
    ),
  )
