import { billboardMarks, billboardsOwed } from '#app/features/fulfilment/mark-billboards.server.ts'
import { parseLayoutName } from '#app/features/fulfilment/schema.ts'
import type { AvailablePage } from '#app/features/layouts/editor/editor-state.ts'
import { availableBillboards } from '#app/features/layouts/editor/queries.server.ts'
import { parsePage, parseText } from '#app/lib/list-query.ts'
import { requireAdmin } from '../guards.server.ts'
import type { Route } from './+types/available-billboards'

const NO_MARKS = { owed: [], marks: {} }

/** What can be put into a grid, for the editor: what is paid for this layout, and what is placed already ([LAY-04]). */
export async function loader({ context, url }: Route.LoaderArgs): Promise<AvailablePage> {
  const { db, locale, now } = requireAdmin(context)
  const { searchParams } = url
  const query = { term: parseText(searchParams, 'q'), page: parsePage(searchParams) ?? 1 }
  const layout = parseLayoutName(searchParams)
  const found = await availableBillboards(db, { ...query, locale, now })
  if (!layout) return { ...found, ...NO_MARKS }
  const isFirst = query.page === 1 && query.term === ''
  const owed = isFirst ? await billboardsOwed(db, layout, { locale, now }) : []
  const ids = [...new Set([...owed, ...found.items].map(({ id }) => id))]
  return { ...found, owed, marks: await billboardMarks(db, ids, { layout, now }) }
}

/** A list that fails to load must not close the editor with its unsaved changes. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => null)
}
