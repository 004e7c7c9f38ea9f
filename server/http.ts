import type { Hono } from 'hono'
import { pages } from './pipeline/pages.ts'
import { createPipeline } from './pipeline/pipeline.ts'
import type { SiteEnv, SiteParts } from './site-parts.ts'

/** The whole site as a function from Request to Response. */
export function createHttp(parts: SiteParts): Hono<SiteEnv> {
  return createPipeline(parts, pages(parts))
}
