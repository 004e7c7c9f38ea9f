import type { IncomingMessage } from 'node:http'

/** Headers that say where a request goes, or where its body ends: of two, a proxy may trust the other one. */
const ONCE: ReadonlySet<string> = new Set(['host', 'content-length', 'transfer-encoding'])

/**
 * Whether a request names its host or its length more than once (RFC 9112, 3.2). Node's parser refuses most
 * contradicting lengths, and takes the first of several hosts.
 */
export function isAmbiguous({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  const seen = new Set<string>()
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]?.toLowerCase() ?? ''
    if (!ONCE.has(name)) continue
    if (seen.has(name)) return true
    seen.add(name)
  }
  return false
}
