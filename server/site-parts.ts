import type { Actor } from '#app/lib/actor.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Settings } from '#app/platform/env.server.ts'
import type { Log } from '#app/platform/log.server.ts'

/** What the site needs to answer requests. Tests hand in their own database, clock, chance and actor. */
export type SiteParts = {
  readonly db: Db
  readonly settings: Settings
  readonly log: Log
  readonly now: () => Date
  readonly random: () => number
  /** Who a request comes from, by its session. */
  readonly actorOf: (request: Request) => Promise<Actor | null>
}

/** What the pipeline knows of a request once it has been let in. */
export type SiteEnv = {
  Variables: { requestId: string; address: string; nonce: string; actor: Actor | null }
}
