import type { Locale } from '#app/lib/locale.ts'
import type { SiteFacts } from '#app/platform/ctx.server.ts'

const YEAR_SECONDS = 31_536_000

/** Returns the cookie that stores the chosen language (D-20). */
export function languageCookie(language: Locale, { publicUrl }: Pick<SiteFacts, 'publicUrl'>): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `lang=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}
