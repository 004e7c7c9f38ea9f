import type { Actor } from '#app/lib/actor.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Db } from './db/database.server.ts'
import type { Log } from './log.server.ts'

/** Where a request came from. Never stored as it is: see visitorHash and the limits. */
export type Visitor = { readonly address: string; readonly userAgent: string }

/** Settings that features may look at. */
export type SiteFacts = {
  readonly publicUrl: string
  readonly adminEmail: string
  readonly isProduction: boolean
}

/** Everything a use case may touch: the database, who asks, in which language, and what time it is. */
export type Ctx = {
  readonly db: Db
  readonly actor: Actor | null
  readonly locale: Locale
  readonly now: Date
  readonly requestId: string
  readonly visitor: Visitor
  readonly site: SiteFacts
  readonly log: Log
  /** A number from 0 to below 1. Comes from here so that tests can choose it. */
  readonly random: () => number
}
