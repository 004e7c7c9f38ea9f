const ANYWHERE = 'https://anywhere.example'

/** No address of ours is longer, and it becomes a header. */
const LONGEST = 2000

/**
 * Returns a path of this site from browser input, to redirect to; everything else becomes '/'. Rejects other hosts in
 * all disguises ('//host', '/\host', schemes, control characters).
 */
export function safePath(wanted: unknown): string {
  if (
    typeof wanted !== 'string' ||
    wanted.length > LONGEST ||
    !/^\/(?![/\\])[^\u0000-\u001f\\]*$/u.test(wanted)
  )
    return '/'
  const url = URL.parse(wanted, ANYWHERE)
  if (!url || url.origin !== ANYWHERE) return '/'
  const path = url.pathname + url.search + url.hash
  // Dot segments can leave a second slash in front, which a browser reads as a host.
  return path.startsWith('//') ? '/' : path
}
