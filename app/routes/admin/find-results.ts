import { findThings } from '#app/features/admin-search/queries.server.ts'
import { parseText } from '#app/lib/list-query.ts'
import { requireAdmin, within } from '../guards.server.ts'
import type { Route } from './+types/find-results'

/** What a term finds, for the command box ([ADM-08]). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireAdmin(context)
  await within(ctx, 'adminSearch')
  const q = parseText(new URL(request.url).searchParams, 'q')
  return { q, found: await findThings(ctx.db, q, ctx.locale) }
}

/** A search that fails must not replace the page below the command box. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => null)
}
