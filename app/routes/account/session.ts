import { greetingName } from '#app/lib/actor.ts'
import { anyone } from '../guards.server.ts'
import type { Route } from './+types/session'

/** Returns who is signed in now, for a page that was open for a while ([AUTH-07]). */
export function loader({ context }: Route.LoaderArgs) {
  const { actor } = anyone(context)
  const user = actor && { name: greetingName(actor), isAdmin: actor.role === 'admin' }
  return Response.json({ user }, { headers: { 'Cache-Control': 'private, no-store' } })
}
