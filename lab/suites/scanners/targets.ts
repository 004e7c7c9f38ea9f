import type { Ids } from '../../../tests/security/site/people.ts'

/** What sqlmap tries: `*` marks a place in an address that is no parameter. */
type Target = {
  readonly path: string
  readonly as: 'user' | 'admin'
  readonly form?: string
  readonly json?: string
}

/** Twelve addresses, of each kind one: searches, facets, ids in the path, lists of admins, forms, and JSON. */
export function targetsOf(ids: Ids): readonly Target[] {
  const { listing = '', foreignListing = '', listingNumber = '', billboardNumber = '', me = '' } = ids
  return [
    { as: 'user', path: '/search?q=truck&state=IL&sort=newest' },
    { as: 'user', path: '/categories/trucks-trailers-marketplace?make=kenworth&year=2015-2020&page=1' },
    { as: 'user', path: '/search?q=truck&near=60431&within=100' },
    { as: 'user', path: `/listings/${listingNumber}*` },
    { as: 'user', path: `/promotions/${billboardNumber}*` },
    { as: 'user', path: `/users/${me}*` },
    { as: 'admin', path: '/admin/ads?q=truck&status=active&page=1' },
    { as: 'admin', path: '/admin/users?q=pat&role=user&sort=newest' },
    { as: 'admin', path: '/admin/log?action=item_rejected&from=2026-01-01' },
    { as: 'user', path: '/dashboard', form: `kind=listing&id=${listing}&to=inactive` },
    {
      as: 'user',
      path: '/api/count-results',
      json: '{"path":"/categories/trucks-trailers-marketplace","search":"make=kenworth&year=2019-"}',
    },
    { as: 'user', path: '/api/favorites', json: `{"listingId":"${foreignListing}","keep":true}` },
  ]
}
