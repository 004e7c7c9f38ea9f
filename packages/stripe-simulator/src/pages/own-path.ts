/**
 * Returns the path of an address the simulator links back to; '/' for addresses of other sites, in whatever
 * disguise, so that a page of the simulator is no open redirect.
 */
export function ownPath(address: string, publicUrl: string): string {
  const url = URL.parse(address)
  if (!url || url.origin !== new URL(publicUrl).origin || url.username !== '' || url.password !== '')
    return '/'
  const path = url.pathname + url.search
  return /^\/(?![/\\])/u.test(path) ? path : '/'
}
