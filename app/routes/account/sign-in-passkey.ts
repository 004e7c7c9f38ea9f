import { redirect, redirectDocument } from 'react-router'
import { enterForm } from '#app/features/accounts/passkeys/schema.ts'
import {
  offerPasskeys,
  signInWithPasskey,
} from '#app/features/accounts/passkeys/sign-in-with-passkey.server.ts'
import { parseGoal } from '#app/features/accounts/sign-in/goal.ts'
import { type Refusal, RefusedError, refuse, STATUS_OF } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { anyone, refused } from '../guards.server.ts'
import { readForm } from '../read-form.server.ts'
import { throwRefusals } from '../throw-refusals.server.ts'
import type { Route } from './+types/sign-in-passkey'
import { completeGoal } from './complete-goal.server.ts'
import { browserOf, setSessionCookies } from './session-cookies.server.ts'

/** The address typed by hand. */
export function loader({ context }: Route.LoaderArgs) {
  anyone(context)
  return redirect('/signin')
}

const errorResponse = ({ kind }: Refusal) => Response.json({ error: kind }, { status: STATUS_OF[kind] })

/** Returns the challenge for a device, for the script of the sign-in page. */
async function offer(ctx: Ctx): Promise<Response> {
  try {
    return Response.json(await offerPasskeys(ctx), { headers: { 'Cache-Control': 'private, no-store' } })
  } catch (error) {
    if (error instanceof RefusedError) return errorResponse(error.refusal)
    throw error
  }
}

/** Without input it responds with a challenge; with the signed response it signs in and redirects. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const ctx = anyone(context)
  if (!request.headers.has('content-type')) return offer(ctx)
  const browser = browserOf(request, ctx.site)
  const form = await readForm(request, enterForm())
  if (form.status !== 'success') throw refused(refuse('invalid', 'passkeys.wrong'))
  const signedIn = await throwRefusals(signInWithPasskey(ctx, form.value.passkey, browser))
  const goal = parseGoal(url.searchParams)
  await completeGoal(ctx, signedIn, goal)
  return redirectDocument(goal.to, { headers: setSessionCookies(signedIn, ctx.site) })
}
