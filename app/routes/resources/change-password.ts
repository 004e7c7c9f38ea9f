import { redirect } from 'react-router'
import { anyone } from '../guards.server.ts'
import type { Route } from './+types/change-password'

/** GET /.well-known/change-password: password managers send users here, to be redirected to the form. */
export function loader({ context }: Route.LoaderArgs) {
  anyone(context)
  return redirect('/dashboard/settings#password')
}
