import { redirect, redirectDocument } from 'react-router'
import { signOut } from '#app/features/accounts/sign-in/sign-out.server.ts'
import { anyone } from '../guards.server.ts'
import type { Route } from './+types/sign-out'
import { browserOf, clearSession } from './session-cookies.server.ts'

/** The address typed by hand: opening a page does not sign out. */
export function loader({ context }: Route.LoaderArgs) {
  anyone(context)
  return redirect('/')
}

/**
 * Signs out ([AUTH-08]). The browser deletes the session whatever happens here; no one then holds the secret of a
 * session that could not be ended.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = anyone(context)
  const { log, requestId, site } = ctx
  const { session } = browserOf(request, site)
  if (session) {
    await signOut(ctx, session).catch((err: unknown) =>
      log.error({ err, requestId }, 'a session was not ended'),
    )
  }
  return redirectDocument('/', { headers: clearSession(site) })
}
