import { redirect } from 'react-router'
import { requireAdmin } from '../guards.server.ts'
import type { Route } from './+types/home'

/** Redirects from the address that users type. */
export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return redirect('/admin/dashboard')
}

/** A module with a component is needed to show a refusal as a page ([ADM-01]). */
export default function Home() {
  return null
}
