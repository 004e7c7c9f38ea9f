import type { RouteConfigEntry } from '@react-router/dev/routes'

/**
 * Who may do something: everyone; a signed-in user; the owner of the item the address names (to others it does not
 * exist), or an admin; an admin; the reader of an email, by its link. `nobody`: there is no such operation.
 */
type Who = 'anyone' | 'linkHolder' | 'signedIn' | 'owner' | 'ownerOrAdmin' | 'admin' | 'nobody'

export type Policy = { readonly read: Who; readonly write: Who }

const page = (who: Who): Policy => ({ read: who, write: 'nobody' })
const form = (who: Who): Policy => ({ read: who, write: who })
const onlySent = (who: Who): Policy => ({ read: 'nobody', write: who })

/**
 * Who may read and send what, by the pattern of the address. The build fails for a page that has no line here, and the
 * site does not start with an endpoint without one; tests/authorization.test.ts tries every line as every kind of user.
 */
export const POLICY: Readonly<Record<string, Policy>> = {
  '/': page('anyone'),
  '/categories': page('anyone'),
  '/categories/:slug': page('anyone'),
  '/search': page('anyone'),
  '/map': page('anyone'),
  '/listings/:publicId/:slug?': page('anyone'),
  '/promotions/:publicId/:slug?': page('anyone'),
  '/users/:id': page('anyone'),
  '/compare': page('anyone'),
  '/contact': form('anyone'),
  '/report/:kind/:publicId': form('anyone'),
  '/about': page('anyone'),
  '/prices': page('anyone'),
  '/terms': page('anyone'),
  '/refund-policy': page('anyone'),
  '/posting-rules': page('anyone'),
  '/safety': page('anyone'),
  '/privacy-policy': page('anyone'),
  '/robots.txt': page('anyone'),
  '/sitemap.xml': page('anyone'),
  '/sitemaps/:file': page('anyone'),
  '/feeds/:file': page('anyone'),
  '/share/:locale/:kind/:key/:file': page('anyone'),
  '/.well-known/security.txt': page('anyone'),
  '/.well-known/change-password': page('anyone'),
  '/language': form('anyone'),
  '/theme': form('anyone'),
  // Guarded by the connection, not by the user.
  '/dev/outbox/:id?': page('anyone'),
  '/dev/payments': form('anyone'),
  // The address holds a secret of the simulated provider.
  '/sandbox/portal/:id': form('linkHolder'),
  '/sandbox/3ds/:intent': form('linkHolder'),
  '/*': form('anyone'),

  '/signup': form('anyone'),
  '/signin': form('anyone'),
  '/signin/passkey': form('linkHolder'),
  '/signin/code': form('linkHolder'),
  '/signout': form('anyone'),
  '/session': page('anyone'),
  '/confirm-email': form('linkHolder'),
  '/resend-confirmation': form('anyone'),
  '/forgot-password': form('anyone'),
  '/reset-password': form('linkHolder'),
  '/change-email': form('linkHolder'),
  '/undo-email-change': form('linkHolder'),
  '/account/confirm': form('signedIn'),
  '/account/export': form('signedIn'),

  '/admin': page('admin'),
  '/admin/dashboard': page('admin'),
  '/admin/find': page('admin'),
  '/admin/log': page('admin'),
  '/admin/log/export': form('admin'),
  '/admin/users': form('admin'),
  '/admin/users/export': form('admin'),
  '/admin/users/:id': page('admin'),
  '/admin/ads': form('admin'),
  '/admin/ads/export': form('admin'),
  '/admin/ads/queue': form('admin'),
  '/admin/money': page('admin'),
  '/admin/money/subscriptions': page('admin'),
  '/admin/money/refunds': page('admin'),
  '/admin/money/payments/:id': form('admin'),
  '/admin/money/export': form('admin'),
  '/admin/fulfilment': page('admin'),
  '/admin/mail': page('admin'),
  '/admin/performance': page('admin'),
  '/admin/performance/cells': page('admin'),
  '/admin/performance/export': page('admin'),
  '/admin/ticker': form('admin'),
  '/admin/searches': form('admin'),
  '/admin/layout': form('admin'),
  '/admin/layout/available': page('admin'),
  '/admin/layout/save': onlySent('admin'),
  '/admin/layout/:id': page('admin'),
  '/admin/layout/:id/history': form('admin'),
  '/admin/category-layout/:slug': page('admin'),
  '/admin/ads/new': form('admin'),
  '/admin/ads/:kind/:item/edit': form('admin'),
  '/admin/ads/:kind/:item/history': form('admin'),
  '/admin/ads/queue/:kind/:item/edit': form('admin'),
  '/admin/users/:id/:kind/:item/edit': form('admin'),
  // Below it only admins learn what there is.
  '/admin/*': page('admin'),
  '/dashboard': form('signedIn'),
  '/dashboard/favorites': page('signedIn'),
  '/dashboard/passkeys': form('signedIn'),
  '/dashboard/second-factor': form('signedIn'),
  '/dashboard/settings': form('signedIn'),
  '/profile': form('signedIn'),
  '/dashboard/payments': form('signedIn'),
  // Every listing that its address names is the reader's, or the page does not exist.
  '/dashboard/extend': page('signedIn'),
  '/dashboard/listings/:id/pay': page('owner'),
  '/dashboard/listings/:id/bump': page('owner'),
  '/dashboard/listings/:id/purchase': page('owner'),
  '/dashboard/receipts.csv': page('signedIn'),
  // Everyone sees receipts of their own only; admins see all.
  '/dashboard/receipts/:id': page('signedIn'),
  '/dashboard/receipts/:id/pdf': page('signedIn'),
  '/payment-success': page('signedIn'),
  '/post-listing': form('signedIn'),
  '/post-ad': form('signedIn'),
  '/edit-ad/:id': form('ownerOrAdmin'),
  '/edit-ad/:id/statistics.csv': page('ownerOrAdmin'),
  // For a reader who has the secret; without it there is no such page.
  '/promotions/statistics/:secret': page('anyone'),
  '/dashboard/listings/:id/edit': form('ownerOrAdmin'),
  '/dashboard/listings/:id/repost': form('owner'),
  '/dashboard/listings/:id/facts': form('ownerOrAdmin'),
  '/api/draft': onlySent('signedIn'),
  '/dashboard/listings/:id': page('owner'),
  '/dashboard/promotions/:id': page('owner'),
  '/favorites': form('signedIn'),

  '/api/favorites': onlySent('signedIn'),
  '/api/seen': onlySent('anyone'),
  '/api/count-results': onlySent('anyone'),
  '/api/track-view': onlySent('anyone'),
  '/api/page-errors': onlySent('anyone'),
  '/api/places': onlySent('anyone'),
  '/api/places/nearest': onlySent('anyone'),
  '/api/reveal-contact': onlySent('anyone'),
  '/api/create-payment-intent': onlySent('signedIn'),
  '/api/create-subscription': onlySent('signedIn'),
  '/api/pay-with-saved-card': onlySent('signedIn'),
  '/api/settle-payment': onlySent('signedIn'),
  '/api/send-ad-posted-email': onlySent('signedIn'),
  '/api/cancel-subscription': onlySent('signedIn'),
  '/api/update-subscription-payment-method': onlySent('signedIn'),
  '/api/request-cancellation': onlySent('signedIn'),
  '/api/keep-card': onlySent('signedIn'),
  '/api/create-setup-intent': onlySent('signedIn'),
  '/api/add-payment-method': onlySent('signedIn'),
  '/api/remove-payment-method': onlySent('signedIn'),
  '/api/set-default-payment-method': onlySent('signedIn'),
  '/api/create-customer-portal-session': onlySent('signedIn'),
  // Guarded by the provider's signature.
  '/api/stripe/webhook': onlySent('anyone'),
  '/uploads': onlySent('signedIn'),
  '/api/openapi.json': page('anyone'),
  '/api/docs': page('anyone'),
}

/** Every address of a tree of routes that has a module of its own. */
function patternsOf(routes: readonly RouteConfigEntry[], above = ''): readonly string[] {
  return routes.flatMap(({ path, index, children }) => {
    const here = path ? `${above}/${path}` : above
    const isPage = index === true || path !== undefined
    return [...(isPage ? [here || '/'] : []), ...patternsOf(children ?? [], here)]
  })
}

/** The routes as they are, if every one of them says who may use it; throws otherwise. */
export function requirePolicies(routes: RouteConfigEntry[]): RouteConfigEntry[] {
  const open = patternsOf(routes).filter((pattern) => !Object.hasOwn(POLICY, pattern))
  if (open.length > 0) throw new Error(`no line in app/routes/policy.ts for ${open.join(', ')}`)
  return routes
}
