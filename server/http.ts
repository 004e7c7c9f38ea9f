import { provideSiteKey, readSiteKey } from '#app/platform/auth/site-key.server.ts'
import { pages } from './pipeline/pages.ts'
import { createPipeline } from './pipeline/pipeline.ts'
import type { Site, SiteParts } from './site-parts.ts'

/** The whole site as a function from Request to Response. */
export function createHttp(parts: SiteParts): Site {
  provideSiteKey(() => readSiteKey(parts.settings))
  return createPipeline(parts, pages(parts))
}
