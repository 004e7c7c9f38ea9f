import { redirect } from 'react-router'
import { exportItems } from '#app/features/moderation/items/export-items.server.ts'
import { parseItemsQuery } from '#app/features/moderation/schema.ts'
import { csvResponse } from '../csv-response.server.ts'
import { requireAdmin } from '../guards.server.ts'
import type { Route } from './+types/export-items'

/** The address typed by hand. */
export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return redirect('/admin/ads')
}

/** ads.csv with everything the filters in the address show ([MOD-07]), or attributes.csv with what they state ([ATTR-16]). */
export async function action({ context, url }: Route.ActionArgs) {
  const ctx = requireAdmin(context)
  const { filter } = parseItemsQuery(url.searchParams, ctx.site.timeZone)
  const file = url.searchParams.get('file') === 'attributes' ? 'attributes.csv' : 'ads.csv'
  return csvResponse(file, await exportItems(ctx, filter, file))
}
