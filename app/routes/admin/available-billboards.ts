import { availableBillboards } from '#app/features/layouts/studio/queries.server.ts'
import { pageAsked, textAsked } from '#app/lib/list-query.ts'
import { asAdmin } from '../guards.server.ts'
import type { Route } from './+types/available-billboards'

/** What can be put into a grid, for the editor ([LAY-04]). */
export function loader({ context, request }: Route.LoaderArgs) {
  const { db, locale, now } = asAdmin(context)
  const { searchParams } = new URL(request.url)
  const asked = { term: textAsked(searchParams, 'q'), page: pageAsked(searchParams) ?? 1 }
  return availableBillboards(db, { ...asked, locale, now })
}

/** A list that does not come must not take the editor away, with everything drawn in it. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => null)
}
