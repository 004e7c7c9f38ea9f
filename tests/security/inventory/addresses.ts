import type { Ids } from '../site/people.ts'

/** Addresses of patterns whose variable parts are not a listing of the sender's. `{name}` is something of the sender's. */
const NAMED: Readonly<Record<string, string>> = {
  '/categories/:slug': '/categories/mechanics',
  '/sitemaps/:file': '/sitemaps/pages.xml',
  '/feeds/:file': '/feeds/mechanics.xml',
  '/dev/outbox/:id?': '/dev/outbox',
  '/listings/:publicId/:slug?': '/listings/{listingNumber}',
  '/promotions/:publicId/:slug?': '/promotions/{billboardNumber}',
  '/users/:id': '/users/{me}',
  '/report/:kind/:publicId': '/report/listings/{listingNumber}',
  '/dashboard/listings/:id/pay': '/dashboard/listings/{unpaid}/pay',
  '/dashboard/listings/:id/purchase': '/dashboard/listings/{listing}/purchase',
  '/dashboard/promotions/:id': '/dashboard/promotions/{billboard}',
  '/dashboard/receipts/:id': '/dashboard/receipts/{payment}',
  '/edit-ad/:id': '/edit-ad/{billboard}',
  '/edit-ad/:id/statistics.csv': '/edit-ad/{billboard}/statistics.csv',
  '/admin/ads/:kind/:item/edit': '/admin/ads/listing/{listing}/edit',
  '/admin/ads/:kind/:item/history': '/admin/ads/listing/{listing}/history',
  '/admin/ads/queue/:kind/:item/edit': '/admin/ads/queue/listing/{listing}/edit',
  '/admin/users/:id/:kind/:item/edit': '/admin/users/{me}/banner/{billboard}/edit',
  '/admin/users/:id': '/admin/users/{user}',
  '/admin/money/payments/:id': '/admin/money/payments/{payment}',
  '/admin/layout/:id': '/admin/layout/{layout}',
  '/admin/layout/:id/history': '/admin/layout/{layout}/history',
  '/admin/category-layout/:slug': '/admin/category-layout/mechanics',
  '/promotions/statistics/:secret': '/promotions/statistics/none',
  '/sandbox/portal/:id': '/sandbox/portal/bps_none',
  '/sandbox/3ds/:intent': '/sandbox/3ds/none',
  '/*': '/somewhere/else',
  '/admin/*': '/admin/somewhere/else',
}

/** The address of a pattern, with the names of ids in braces. */
export const addressOf = (pattern: string): string =>
  NAMED[pattern] ?? pattern.replaceAll(/:id\b/gu, '{listing}')

/** A text with what belongs to the sender in place of the names in braces. */
export const filled = (text: string, ids: Ids): string =>
  text.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => ids[name] ?? whole)

/** The places of a pattern's variable parts, each as the address around it. */
export function pathParams(
  pattern: string,
): readonly { readonly name: string; readonly around: readonly [string, string] }[] {
  const parts = pattern.split('/')
  const address = addressOf(pattern).split('/')
  return parts.flatMap((part, at) => {
    if (!part.startsWith(':') && part !== '*') return []
    const around = [address.slice(0, at).join('/'), address.slice(at + 1).join('/')] as const
    return [{ name: part, around: [`${around[0]}/`, around[1] && `/${around[1]}`] as const }]
  })
}
