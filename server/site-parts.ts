import type { HttpBindings } from '@hono/node-server'
import type { Actor } from '#app/lib/actor.ts'
import type { ImpressionBuffer } from '#app/lib/impression.ts'
import type { Cache } from '#app/platform/cache/cache.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Replicas } from '#app/platform/db/replicas/replicas.server.ts'
import type { Settings } from '#app/platform/env.server.ts'
import type { ImageProcessor } from '#app/platform/images/image-processor.server.ts'
import type { ShareImages } from '#app/platform/images/share/share-images.server.ts'
import type { Log } from '#app/platform/log.server.ts'
import type { Payments } from '#app/platform/payments/payments.server.ts'
import type { StoredResponse } from './pipeline/cache/stored-response.ts'
import type { Pressure } from './pipeline/limits/pressure.ts'
import type { Metrics } from './pipeline/observability/metrics.ts'

/** The files of a build by address. They are few and small, and what is not among them does not exist. */
export type StaticFiles = ReadonlyMap<string, StoredResponse>

/** What the site needs to serve requests. Tests pass their own database, clock, random numbers and actor. */
export type SiteParts = {
  readonly db: Db
  /** Streaming replicas of `db`, for public pages. Without them everything is read from `db`. */
  readonly replicas?: Pick<Replicas, 'reader' | 'position'>
  readonly settings: Settings
  readonly log: Log
  /** Where the line of each request is written. Its values are ours, so it needs no search for secrets. */
  readonly requestLog?: Log
  readonly now: () => Date
  readonly random: () => number
  /** Public counts by name, cleared when content changes. */
  readonly counts: Cache<Readonly<Record<string, number>>>
  /** Turns uploaded files into pictures. */
  readonly pictures: ImageProcessor
  /** Draws what chats and social networks show of a page. */
  readonly shareImages: ShareImages
  readonly payments: Payments
  /** Buffers visitors' impressions of billboards. */
  readonly impressions: ImpressionBuffer
  /** Returns the user of a request, by its session. Called only when there may be one. */
  readonly actorOf: (request: Request) => Promise<Actor | null>
  /** The built browser files. Without them none are served: in development, Vite does that. */
  readonly clientFiles?: StaticFiles
  /** True once this process is stopping. */
  readonly isDraining?: () => boolean
  /** Whether this process hears what changes. While it does not, no page comes from its cache. */
  readonly isHearing?: () => boolean
  /** How overloaded the process is. Without it the site never sheds load because of lag. */
  readonly pressure?: Pressure
  readonly metrics?: Metrics
}

/** What the pipeline knows of a request that was admitted. */
export type SiteEnv = {
  /** Absent when a test calls the site as a function. */
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    address: string
    /** Whether the request was made on this machine, by its connection. */
    isLocal: boolean
    nonce: string
    /** The response has all its headers, and its body stays as it is. */
    isComplete?: boolean
    /** What a cache in front of the site may do with a cached page; absent for all other responses. */
    sharedHeaders?: Readonly<Record<string, string>> | null
    actor: Actor | null
    /** The pattern of the address, such as /categories/:slug; for logs and metrics. */
    route: string
    /** For the endpoints below /api. */
    ctx: Ctx
  }
}

/**
 * The site, or a part of what a request passes through, as a function from a request to its response. `env` is the
 * connection of the request; absent when the site is called as a function.
 */
export type Fetch = (request: Request, env?: SiteEnv['Bindings']) => Response | Promise<Response>

export type Site = { readonly fetch: Fetch }
