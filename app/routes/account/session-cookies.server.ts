import type { Browser } from '#app/features/accounts/sign-in/complete-sign-in.server.ts'
import { clearCookie, readCookie, setCookie } from '#app/platform/auth/cookies.server.ts'
import type { SiteFacts } from '#app/platform/ctx.server.ts'

/** Returns the secrets in the browser's cookies. */
export function browserOf({ headers }: Request, { publicUrl }: SiteFacts): Browser {
  return { session: readCookie('sid', headers, publicUrl), device: readCookie('device', headers, publicUrl) }
}

/** Hands the browser its secrets. They travel in cookies only: a page, and what it loads, never sees them. */
export function setSessionCookies(secrets: Partial<Browser>, { publicUrl }: SiteFacts): Headers {
  const headers = new Headers()
  if (secrets.session) headers.append('Set-Cookie', setCookie('sid', secrets.session, publicUrl))
  if (secrets.device) headers.append('Set-Cookie', setCookie('device', secrets.device, publicUrl))
  return headers
}

/** Makes the browser forget the session and what it stored of this site. That it was here before stays known. */
export function clearSession({ publicUrl }: SiteFacts): Headers {
  return new Headers({
    'Set-Cookie': clearCookie('sid', publicUrl),
    'Clear-Site-Data': '"cache", "storage"',
  })
}
