import type { HttpBindings } from '@hono/node-server'
import type { Actor } from '#app/lib/actor.ts'
import type { ImpressionBuffer } from '#app/lib/impression.ts'
import type { Cache } from '#app/platform/cache/cache.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Settings } from '#app/platform/env.server.ts'
import type { ImageProcessor } from '#app/platform/images/image-processor.server.ts'
import type { Log } from '#app/platform/log.server.ts'
import type { Payments } from '#app/platform/payments/payments.server.ts'
import type { Pressure } from './pipeline/limits/pressure.ts'
import type { Metrics } from './pipeline/observability/metrics.ts'

/** What the site needs to answer requests. Tests hand in their own database, clock, chance and actor. */
export type SiteParts = {
  readonly db: Db
  readonly settings: Settings
  readonly log: Log
  /** Where the line of each request goes. Its words are ours, so it can do without the search for secrets. */
  readonly requestLog?: Log
  readonly now: () => Date
  readonly random: () => number
  /** Public numbers by name. Forgotten when content changes. */
  readonly counts: Cache<Readonly<Record<string, number>>>
  /** Where files become pictures. */
  readonly pictures: ImageProcessor
  readonly payments: Payments
  /** Where what visitors saw of billboards is gathered. */
  readonly impressions: ImpressionBuffer
  /** Who a request comes from, by its session. Asked only when there may be one. */
  readonly actorOf: (request: Request) => Promise<Actor | null>
  /** Folder of the built files for browsers. Without it none are served: while developing, Vite does that. */
  readonly clientFolder?: string
  /** True once this process is going down. */
  readonly isDraining?: () => boolean
  /** How hard the process is working. Without it the site never sheds load because of lag. */
  readonly pressure?: Pressure
  readonly metrics?: Metrics
}

/** What the pipeline knows of a request once it has been let in. */
export type SiteEnv = {
  /** Absent when a test calls the site as a function. */
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    address: string
    /** Whether the request was made on this very machine, by its connection. */
    isLocal: boolean
    nonce: string
    actor: Actor | null
    /** The pattern of the address, such as /categories/:slug; for logs and metrics. */
    route: string
    /** For the endpoints below /api. */
    ctx: Ctx
  }
}

/**
 * The site, or a part of what a request passes through, as a function from a request to its response. `env` is the
 * connection the request came over; absent when the site is called as a function.
 */
export type Fetch = (request: Request, env?: SiteEnv['Bindings']) => Response | Promise<Response>

export type Site = { readonly fetch: Fetch }
