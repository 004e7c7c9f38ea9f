import { redirect } from 'react-router'
import { exportMonth } from '#app/features/billing/admin/export-month.server.ts'
import { parseMonth } from '#app/features/billing/admin/schema.ts'
import { refuse } from '#app/lib/refusal.ts'
import { orReauthenticate } from '../account/or-re-authenticate.server.ts'
import { csvResponse } from '../csv-response.server.ts'
import { refused, requireAdmin } from '../guards.server.ts'
import type { Route } from './+types/money-export'

/** The address typed by hand. */
export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return redirect('/admin/money')
}

/** payments.csv with everything paid and refunded in a month ([PAY-08]). */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requireAdmin(context)
  const form = await request.formData().catch(() => null)
  const said = form?.get('month')
  const month = parseMonth(typeof said === 'string' ? said : null)
  if (!month) throw refused(refuse('malformed', 'common.badRequest'))
  const rows = orReauthenticate(exportMonth(ctx, month), { path: '/admin/money', chosen: month })
  return csvResponse(`payments-${month}.csv`, await rows)
}
