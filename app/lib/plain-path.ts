/** A path as the router takes it: it reads %73ignin and /SIGNIN as /signin, so what is decided by path must too. */
export function plainPath(path: string): string {
  if (!/[%A-Z]/u.test(path)) return path
  try {
    return decodeURIComponent(path).toLowerCase()
  } catch {
    return path.toLowerCase()
  }
}
