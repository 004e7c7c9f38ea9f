import { refuse } from '#app/lib/refusal.ts'
import { refused, requireAdmin } from '../guards.server.ts'
import type { Route } from './+types/nothing'

/** Below /admin only admins learn which addresses exist. */
export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  throw refused(refuse('notFound', 'common.notFound'))
}

/** A module with a component is needed to show a refusal as a page ([ADM-01]). */
export default function Nothing() {
  return null
}
