import { looksLikeToken } from './secret-token.server.ts'
import { SESSION_AGES } from './session-rules.ts'

const YEAR_SECONDS = 31_536_000

/** The cookies about accounts: the session, and a mark that someone signed in with this browser before. */
const SECONDS = { sid: SESSION_AGES.user.absoluteMs / 1000, device: YEAR_SECONDS } as const

type CookieName = keyof typeof SECONDS

const isHttps = (publicUrl: string) => publicUrl.startsWith('https:')

/**
 * With https, the name prefix makes browsers accept the cookie only from this host over https: neither a sibling host
 * nor an unencrypted page can set one.
 */
function nameOf(name: CookieName, publicUrl: string): string {
  return isHttps(publicUrl) ? `__Host-${name}` : name
}

function written(name: CookieName, value: string, seconds: number, publicUrl: string): string {
  const secure = isHttps(publicUrl) ? '; Secure' : ''
  return `${nameOf(name, publicUrl)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

export function setCookie(name: CookieName, token: string, publicUrl: string): string {
  return written(name, token, SECONDS[name], publicUrl)
}

export function clearCookie(name: CookieName, publicUrl: string): string {
  return written(name, '', 0, publicUrl)
}

/**
 * The value of a cookie, or null. Of two with the same name the first counts, because browsers send the most specific
 * first.
 */
export function readCookie(
  name: CookieName,
  headers: Pick<Headers, 'get'>,
  publicUrl: string,
): string | null {
  const start = `${nameOf(name, publicUrl)}=`
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? ''
  return looksLikeToken(value) ? value : null
}
