/**
 * Returns a path as the router reads it: %73ignin and /SIGNIN are /signin to it, so every decision by path must
 * agree.
 */
export function plainPath(path: string): string {
  if (!/[%A-Z]/u.test(path)) return path
  try {
    return decodeURIComponent(path).toLowerCase()
  } catch {
    return path.toLowerCase()
  }
}
