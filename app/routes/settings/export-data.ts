import { redirect } from 'react-router'
import { exportData } from '#app/features/accounts/settings/export-data.server.ts'
import { orReauthenticate } from '../account/or-re-authenticate.server.ts'
import { requireUser } from '../guards.server.ts'
import type { Route } from './+types/export-data'

/** The address typed by hand. */
export function loader({ context }: Route.LoaderArgs) {
  requireUser(context)
  return redirect('/')
}

/** A copy of everything about the user, as a file (D-37). The response to a plain form: a document, not data. */
export async function action({ context }: Route.ActionArgs) {
  const file = await orReauthenticate(exportData(requireUser(context)), {
    path: '/dashboard/settings',
    hash: '#data',
  })
  return new Response(file, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="haulpost-data.json"',
    },
  })
}
