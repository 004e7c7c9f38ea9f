import { redirect } from 'react-router'
import { requireAdmin } from '../guards.server.ts'
import type { Route } from './+types/home'

/** The address people type. */
export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return redirect('/admin/dashboard')
}

/** Only what has something to show is refused with a page ([ADM-01]). */
export default function Home() {
  return null
}
