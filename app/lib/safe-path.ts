const ANYWHERE = 'https://anywhere.example'

/** No address of ours is longer, and it becomes a header. */
const LONGEST = 2000

/**
 * A path of this site out of something a browser sent, for going back to: everything else becomes '/'. Refuses other
 * hosts in all their disguises ('//host', '/\host', schemes, control characters).
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
  const path = url.pathname + url.search
  // Dot segments can leave a second slash in front, which a browser reads as a host.
  return path.startsWith('//') ? '/' : path
}
