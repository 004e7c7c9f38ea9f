import { data, type RouterContextProvider, redirectDocument } from 'react-router'
import { whyNotAdmin } from '#app/lib/only-admins.ts'
import { type Refusal, refuse, STATUS_OF } from '#app/lib/refusal.ts'
import type { Ctx, PersonalCtx } from '#app/platform/ctx.server.ts'
import type { RateLimitName } from '#app/platform/limits/limits.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { requestContext, wantedPageContext } from '#app/request-context.ts'

type Context = Readonly<RouterContextProvider>

/** Ends the request with a refusal: the page of the route shows its message with the status of its kind. */
export function refused(refusal: Refusal) {
  return data(refusal, { status: STATUS_OF[refusal.kind] })
}

/**
 * For what everyone may do. Every loader and action starts with one of these guards: there is no other way to a Ctx.
 */
export function anyone(context: Context): Ctx {
  return context.get(requestContext)
}

/**
 * Redirects a visitor who opens a page to the sign-in page, and from there back; everything else gets 401. It loads a
 * whole document: a hydrated page would go on showing who was signed in.
 */
function sendToSignIn(context: Context) {
  const page = context.get(wantedPageContext)
  if (page === null) return refused(refuse('unauthenticated', 'common.signInFirst'))
  return redirectDocument(`/signin?to=${encodeURIComponent(page)}`)
}

/** For signed-in users ([DASH-01]). Throws a redirect to the sign-in page, or 401. */
export function requireUser(context: Context): PersonalCtx {
  const ctx = context.get(requestContext)
  if (!ctx.actor) throw sendToSignIn(context)
  return { ...ctx, actor: ctx.actor }
}

/**
 * For admins. A layout guards nothing, so every admin loader and action calls it itself. Throws as `requireUser`, or
 * 403.
 */
export function requireAdmin(context: Context): PersonalCtx {
  const ctx = requireUser(context)
  const refusal = whyNotAdmin(ctx.actor)
  if (refusal) throw refused(refusal)
  return ctx
}

/** For changes by admins: as `requireAdmin`, with a rate limit. Throws as that, or 429. */
export async function requireAdminToWrite(context: Context): Promise<PersonalCtx> {
  const ctx = requireAdmin(context)
  await within(ctx, 'adminWrites')
  return ctx
}

/** Counts the request against the limits, and ends it with 429 when there were too many. */
export async function within(ctx: Ctx, ...names: readonly RateLimitName[]): Promise<void> {
  for (const name of names) {
    const refusal = await takeToken(ctx, name)
    if (refusal) throw refused(refusal)
  }
}
