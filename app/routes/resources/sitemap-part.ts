import { PAGES_FILE, parsePartName } from '#app/features/discovery/sitemap/sitemap.ts'
import {
  itemsMapVersion,
  writeItemsMap,
  writePagesMap,
} from '#app/features/discovery/sitemap/write-sitemap.server.ts'
import { CONTENT_OF } from '../content-of-pages.ts'
import { anyone } from '../guards.server.ts'
import type { Route } from './+types/sitemap-part'
import { noSuchFile, streamedXml, textResponse } from './text-response.server.ts'

/** GET /sitemaps/pages.xml, /sitemaps/listings-0.xml and so on: what the index names. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = anyone(context)
  if (params.file === PAGES_FILE)
    return textResponse('xml', { text: await writePagesMap(ctx), shows: CONTENT_OF.categories() })
  const part = parsePartName(params.file)
  if (!part) return noSuchFile(ctx)
  const version = await itemsMapVersion(ctx, part)
  if (!version) return noSuchFile(ctx)
  const pieces = writeItemsMap(ctx, part)
  const first = await pieces.next()
  return first.done ? noSuchFile(ctx) : streamedXml({ pieces, first: first.value, ...version })
}
