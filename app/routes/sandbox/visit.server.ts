import { RefusedError, refuse } from '#app/lib/refusal.ts'
import { safePath } from '#app/lib/safe-path.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Visit } from '#app/platform/payments/stand-in/pages.server.ts'
import type { StandIn } from '#app/platform/payments/stand-in/stand-in.server.ts'
import { refused } from '../guards.server.ts'

/** The simulated provider. With a real one it has no pages here: ends the request with 404. */
export function standInOf({ payments }: Pick<Ctx, 'payments'>): StandIn {
  if (payments.standIn) return payments.standIn
  throw refused(refuse('notFound', 'common.notFound'))
}

/** What a loader shows; a refusal ends the request with its status. */
export function shownTo<T>(visit: Visit<T>): T {
  if (visit.refusal) throw refused(visit.refusal)
  return visit.value
}

/** What came of a form, for `answer`; a refusal becomes the page's own. */
export function doneBy<T>(visit: Visit<T>): T {
  if (visit.refusal) throw new RefusedError(visit.refusal)
  return visit.value
}

/** The path of an address the provider shall lead back to; the home page for addresses of other sites. */
export function ownPath(address: string, publicUrl: string): string {
  const url = URL.parse(address)
  return url?.origin === new URL(publicUrl).origin ? safePath(url.pathname + url.search) : '/'
}
