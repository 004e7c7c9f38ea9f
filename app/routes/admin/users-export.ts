import { redirect } from 'react-router'
import { exportPeople } from '#app/features/accounts/people/export-people.server.ts'
import { parseUsersQuery } from '#app/features/accounts/people/schema.ts'
import { orReauthenticate } from '../account/or-re-authenticate.server.ts'
import { csvAnswer } from '../csv-answer.server.ts'
import { asAdmin } from '../guards.server.ts'
import type { Route } from './+types/users-export'

/** The address typed by hand. */
export function loader({ context }: Route.LoaderArgs) {
  asAdmin(context)
  return redirect('/admin/users')
}

/** users.csv with everybody the filters in the address mean ([USR-06]). */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = asAdmin(context)
  const { search, searchParams } = new URL(request.url)
  const rows = exportPeople(ctx, parseUsersQuery(searchParams))
  return csvAnswer('users.csv', await orReauthenticate(rows, `/admin/users${search}`))
}
