import { redirect } from 'react-router'
import { chooseLanguage } from '#app/features/accounts/settings/change-preferences.server.ts'
import { inLanguage, splitLanguage } from '#app/lib/language-path.ts'
import { isLocale, type Locale } from '#app/lib/locale.ts'
import { refuse } from '#app/lib/refusal.ts'
import { safePath } from '#app/lib/safe-path.ts'
import { anyone, refused } from '../guards.server.ts'
import type { Route } from './+types/language'
import { languageCookie } from './language-cookie.ts'

/** Returns the same page: in the chosen language, where its address names one. */
function sameAddress(address: string, language: Locale): string {
  const { locale, path } = splitLanguage(address)
  return locale === null ? path : inLanguage(language, path)
}

/** Stores the chosen language in a cookie and, signed in, in the profile (D-20), and redirects back. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = anyone(context)
  const form = await request.formData().catch(() => null)
  const language = form?.get('lang')
  if (!form || !isLocale(language)) throw refused(refuse('malformed', 'common.badRequest'))
  await chooseLanguage(ctx, language)
  return redirect(sameAddress(safePath(form.get('to')), language), {
    headers: { 'Set-Cookie': languageCookie(language, ctx.site) },
  })
}

/** For the address typed by hand. */
export function loader({ context }: Route.LoaderArgs) {
  anyone(context)
  return redirect('/')
}
