import { createHash } from 'node:crypto'

/** What distinguishes versions of a content: its tag and, where it is known, the time of its last change. */
export type Validators = { readonly etag: string | null; readonly lastModified: string | null }

/**
 * Returns the tag of a content, and of what else a client may only use together. It is weak, because the encodings of one
 * content share it.
 */
export function etagOf(content: string | Uint8Array, ...others: readonly string[]): string {
  const hash = createHash('sha256').update(content)
  for (const other of others) hash.update('\0').update(other)
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}

const bare = (tag: string) => tag.trim().replace(/^W\//u, '')

/**
 * Whether the client has this version already (RFC 9110, 13.2.2): the tags it sends decide alone; without tags, the
 * date does. Dates have the precision of headers, seconds.
 */
export function isUnchanged(headers: Pick<Headers, 'get'>, { etag, lastModified }: Validators): boolean {
  const tags = headers.get('if-none-match')
  if (tags !== null) {
    return etag !== null && (tags.trim() === '*' || tags.split(',').map(bare).includes(bare(etag)))
  }
  const since = headers.get('if-modified-since')
  if (since === null || lastModified === null) return false
  return Date.parse(lastModified) <= Date.parse(since)
}
