import { refuse } from '#app/lib/refusal.ts'
import { refused, requireAdmin } from '../guards.server.ts'
import type { Route } from './+types/nothing'

/** Below /admin only admins learn which addresses there are. */
export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  throw refused(refuse('notFound', 'common.notFound'))
}

/** Only what has something to show is refused with a page ([ADM-01]). */
export default function Nothing() {
  return null
}
