import { redirect } from 'react-router'
import { exportUsers } from '#app/features/accounts/users/export-users.server.ts'
import { parseUsersQuery } from '#app/features/accounts/users/schema.ts'
import { orReauthenticate } from '../account/or-re-authenticate.server.ts'
import { csvResponse } from '../csv-response.server.ts'
import { requireAdmin } from '../guards.server.ts'
import type { Route } from './+types/users-export'

/** The address typed by hand. */
export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return redirect('/admin/users')
}

/** users.csv with everyone the filters in the address mean ([USR-06]). */
export async function action({ context, url }: Route.ActionArgs) {
  const ctx = requireAdmin(context)
  const { search, searchParams } = url
  const rows = exportUsers(ctx, parseUsersQuery(searchParams))
  return csvResponse('users.csv', await orReauthenticate(rows, { path: '/admin/users', search }))
}
