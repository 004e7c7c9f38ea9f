import { filled } from '../../../../tests/security/inventory/addresses.ts'
import type { Ids } from '../../../../tests/security/site/people.ts'

const LISTS = [
  '/',
  '/?view=gallery',
  '/?view=small-icons',
  '/categories/jobs',
  '/map',
  '/search?q=xss',
  '/search?q=xss&view=grid',
]

const MEMBER = [
  '/dashboard',
  '/favorites',
  '/profile',
  '/profile?edit',
  '/dashboard/settings',
  '/dashboard/payments',
  '/dashboard/receipts/{payment}',
  '/dashboard/listings/{listing}',
  '/dashboard/listings/{listing}?ask=deleted',
  '/dashboard/listings/{listing}/edit',
  '/dashboard/listings/{listing}/repost',
  '/dashboard/listings/{listing}/facts',
  '/dashboard/promotions/{billboard}',
  '/edit-ad/{billboard}',
]

const ADMIN = [
  '/admin/ads',
  '/admin/ads/queue',
  '/admin/users',
  '/admin/users/{me}',
  '/admin/ticker',
  '/admin/log',
  '/admin/dashboard',
  '/admin/find?q=xss',
  '/admin/mail',
  '/admin/performance',
  '/admin/money',
  '/admin/money/payments/{payment}',
  '/admin/layout',
  '/admin/layout/{layout}',
  '/admin/category-layout/mechanics',
  // The drawers over these lists.
  '/admin/ads/listing/{listing}/edit',
  '/admin/ads/banner/{billboard}/edit',
  '/admin/ads/queue/listing/{listing}/edit',
  '/admin/users/{me}/banner/{billboard}/edit',
]

/** Lists that show again what was asked of them: each gets a payload in the place of `{x}`. */
const ECHOES = [
  '/categories/trucks-trailers-marketplace?model={x}&make={x}',
  '/categories/cdl-a-company-drivers?q={x}&skills={x}',
  '/categories/mechanics?place={x}&city={x}&state={x}',
  '/search?q={x}',
  '/search?q={x}&category={x}&sort={x}&view={x}',
  '/compare?listing={x}',
]

const ADMIN_ECHOES = ['/admin/ads?q={x}', '/admin/users?q={x}', '/admin/log?q={x}', '/admin/find?q={x}']
const MEMBER_ECHOES = ['/dashboard?q={x}']

/** Each address with a few of the payloads, other ones for each. */
const echoed = (addresses: readonly string[], payloads: readonly string[], each: number) =>
  addresses.flatMap((address, at) =>
    Array.from({ length: each }, (_, n) => {
      const payload = payloads[(at * each + n) % payloads.length] ?? ''
      return address.replaceAll('{x}', encodeURIComponent(payload.slice(0, 100)))
    }),
  )

type Planted = {
  readonly items: readonly string[]
  readonly payloads: readonly string[]
  readonly each: number
}

/** The pages that show planted texts, by who opens them. `each` payloads are tried in each place that shows a filter. */
export function payloadViews(ids: Ids, { items, payloads, each }: Planted) {
  const named = (addresses: readonly string[]) => addresses.map((address) => filled(address, ids))
  return {
    visitor: [...LISTS, ...items, ...echoed(ECHOES, payloads, each)],
    user: [...named(MEMBER), ...echoed(MEMBER_ECHOES, payloads, each)],
    admin: [...named(ADMIN), ...echoed(ADMIN_ECHOES, payloads, each)],
  }
}
