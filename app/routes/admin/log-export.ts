import { redirect } from 'react-router'
import { exportLog } from '#app/features/audit/export-log.server.ts'
import { parseLogQuery } from '#app/features/audit/schema.ts'
import { csvResponse } from '../csv-response.server.ts'
import { requireAdmin } from '../guards.server.ts'
import type { Route } from './+types/log-export'

/** The address typed by hand. */
export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return redirect('/admin/log')
}

/** log.csv with every entry that the filters in the address show ([LOG-03]). */
export async function action({ context, url }: Route.ActionArgs) {
  const ctx = requireAdmin(context)
  const { searchParams } = url
  return csvResponse('log.csv', await exportLog(ctx, parseLogQuery(searchParams)))
}
