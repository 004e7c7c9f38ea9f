/** Parts of the site whose words browsers load separately. */
export type Namespace = 'public' | 'account' | 'admin'

/** Public pages. */
const OPEN =
  /^\/(?:$|categories|search|listings\/|promotions\/(?!statistics\/)|contact|about|prices|terms|refund-policy|posting-rules|safety|privacy-policy)/u

/** The namespaces whose words a page of this path shows. Each page may use those of its own namespace and of the ones before it. */
export function namespacesOf(path: string): readonly Namespace[] {
  if (OPEN.test(path)) return ['public']
  if (/^\/admin(?:\/|$)/u.test(path)) return ['public', 'account', 'admin']
  return ['public', 'account']
}
