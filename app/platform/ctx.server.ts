import type { Translate } from '#app/i18n/translate.ts'
import type { Actor } from '#app/lib/actor.ts'
import type { ImpressionBuffer } from '#app/lib/impression.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Cache } from './cache/cache.ts'
import type { Db } from './db/database.server.ts'
import type { ImageProcessor } from './images/image-processor.server.ts'
import type { Log } from './log.server.ts'
import type { Payments } from './payments/payments.server.ts'
import type { MissingRequirement } from './production-requirements.ts'

/** Where a request came from. Never stored as it is: see visitorHash and the limits. */
export type Visitor = {
  readonly address: string
  readonly userAgent: string
  /** Whether it comes from this machine itself, by its connection and not by what a header says. Absent: it does not. */
  readonly isLocal?: boolean
}

/** Settings that features may look at. */
export type SiteFacts = {
  readonly publicUrl: string
  readonly adminEmail: string
  readonly showsOutbox: boolean
  /** Whether people at this machine may look at the simulated payment provider and move its clock. */
  readonly showsSimulation: boolean
  /** Limits keyed by address do not bind requests from this machine itself (D-40). */
  readonly sparesLoopback: boolean
  /** Fewest characters of a new password, and whether common ones are refused. */
  readonly passwordMin: number
  readonly refusesCommonPasswords: boolean
  /** Admins do nothing as such before they have a second factor. */
  readonly adminsNeedTwoFactor: boolean
  /** Paid posts of an account wait for an admin until so many were approved (D-04). */
  readonly holdFirstPosts: number
  /** What a site in production should not be without, and is; empty while trying it out. */
  readonly missing: readonly MissingRequirement[]
  /** No post may link to them, nor to what is below them. */
  readonly blockedHosts: readonly string[]
  /** In which days are written and chosen, such as 'America/Chicago'. */
  readonly timeZone: string
  /** Who sells, as receipts say; '' where the operator said nothing. */
  readonly seller: { readonly name: string; readonly address: string; readonly taxId: string }
}

/** Everything a use case may touch: the database, who asks, in which language, and what time it is. */
export type Ctx = {
  readonly db: Db
  readonly actor: Actor | null
  readonly locale: Locale
  readonly t: Translate
  readonly now: Date
  readonly requestId: string
  readonly visitor: Visitor
  readonly site: SiteFacts
  readonly log: Log
  /** Where files become pictures. */
  readonly pictures: ImageProcessor
  /** Where billboards that were seen or followed are noted. Cheap, and counted a moment later. */
  readonly impressions: ImpressionBuffer
  /** Public numbers by name, remembered for seconds and forgotten when content changes. */
  readonly counts: Cache<Readonly<Record<string, number>>>
  /** The payment provider. Never call it inside a transaction. */
  readonly payments: Omit<Payments, 'close'>
  /** A number from 0 to below 1. Comes from here so that tests can choose it. */
  readonly random: () => number
}

/** The same of somebody who is signed in. */
export type PersonalCtx = Ctx & { readonly actor: Actor }
