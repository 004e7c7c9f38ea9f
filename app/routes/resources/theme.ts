import { redirect } from 'react-router'
import { refuse } from '#app/lib/refusal.ts'
import { safePath } from '#app/lib/safe-path.ts'
import { isTheme, type Theme } from '#app/lib/theme.ts'
import { anyone, refused } from '../guards.server.ts'
import type { Route } from './+types/theme'

const YEAR_SECONDS = 31_536_000

/** Returns the cookie that stores the chosen theme; that of the device needs none. */
function themeCookie(theme: Theme, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const life = theme === 'system' ? 0 : YEAR_SECONDS
  return `theme=${theme}; Path=/; Max-Age=${life}; SameSite=Lax${secure}`
}

/** Stores the chosen theme in a cookie of this browser, and redirects back ([NAV-14]). */
export async function action({ context, request }: Route.ActionArgs) {
  const { site } = anyone(context)
  const form = await request.formData().catch(() => null)
  const theme = form?.get('theme')
  if (!form || !isTheme(theme)) throw refused(refuse('malformed', 'common.badRequest'))
  return redirect(safePath(form.get('to')), {
    headers: { 'Set-Cookie': themeCookie(theme, site.publicUrl) },
  })
}

/** For the address typed by hand. */
export function loader({ context }: Route.LoaderArgs) {
  anyone(context)
  return redirect('/')
}
