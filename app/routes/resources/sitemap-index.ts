import { writeSitemapIndex } from '#app/features/discovery/sitemap/write-sitemap.server.ts'
import { CONTENT_OF } from '../content-of-pages.ts'
import { anyone } from '../guards.server.ts'
import type { Route } from './+types/sitemap-index'
import { textResponse } from './text-response.server.ts'

/** GET /sitemap.xml */
export async function loader({ context }: Route.LoaderArgs) {
  return textResponse('xml', {
    text: await writeSitemapIndex(anyone(context)),
    shows: CONTENT_OF.sitemap(),
  })
}
