import type { Translate } from '#app/i18n/translate.ts'
import type { Actor } from '#app/lib/actor.ts'
import type { ImpressionBuffer } from '#app/lib/impression.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Operator } from '#app/lib/operator.ts'
import type { Cache } from './cache/cache.ts'
import type { Db } from './db/database.server.ts'
import type { ImageProcessor } from './images/image-processor.server.ts'
import type { ShareImages } from './images/share/share-images.server.ts'
import type { Log } from './log.server.ts'
import type { Payments } from './payments/payments.server.ts'
import type { MissingRequirement } from './production-requirements.ts'

/** Where a request came from. It is never stored as it is: see visitorHash and the rate limits. */
export type Visitor = {
  readonly address: string
  readonly userAgent: string
  /** Whether the request comes from this machine, judged by the connection and by no header. Absent means no. */
  readonly isLocal?: boolean
}

/** Settings that features may read. */
export type SiteFacts = {
  readonly publicUrl: string
  readonly adminEmail: string
  readonly showsOutbox: boolean
  /** Whether users at this machine may see the simulated payment provider and move its clock. */
  readonly showsSimulation: boolean
  /** Whether limits keyed by address spare requests from this machine (D-40). */
  readonly sparesLoopback: boolean
  /** Minimum length of a new password, and whether common ones are refused. */
  readonly passwordMin: number
  readonly refusesCommonPasswords: boolean
  /** Admins have no admin rights before they turn on two-factor. */
  readonly adminsNeedTwoFactor: boolean
  /** Paid posts of an account wait for an admin until this many were approved (D-04). */
  readonly holdFirstPosts: number
  /** Whether a backup is made each day. */
  readonly backsUpDaily: boolean
  /** Production requirements that are not met; empty in a trial. */
  readonly missing: readonly MissingRequirement[]
  /** Hosts that no item may link to, subdomains included. */
  readonly blockedHosts: readonly string[]
  /** The time zone of days that users read and choose, such as 'America/Chicago'. */
  readonly timeZone: string
  readonly seller: Operator
}

/** Everything a use case may touch: the database, the actor, the language, the time. */
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
  /** Turns uploaded files into pictures. */
  readonly pictures: ImageProcessor
  /** Draws what chats and social networks show of a page. */
  readonly shareImages: ShareImages
  /** Collects impressions and clicks of billboards, which are written a moment later. Cheap to call. */
  readonly impressions: ImpressionBuffer
  /** Public counts by name, cached for seconds and cleared when content changes. */
  readonly counts: Cache<Readonly<Record<string, number>>>
  /** The payment provider. Never call it inside a transaction. */
  readonly payments: Omit<Payments, 'close'>
  /** Returns a number from 0 to below 1. It is part of the context so that tests can choose it. */
  readonly random: () => number
}

/** The context of a signed-in user. */
export type PersonalCtx = Ctx & { readonly actor: Actor }
