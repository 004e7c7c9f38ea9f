import { LISTING_FIELD_NAMES, LISTING_FIELDS } from '#app/features/items/listing-fields.ts'
import {
  type ListingStatus,
  type Moderation,
  PERIOD_DAYS,
  type ServiceArea,
  whyNotPost,
} from '#app/features/items/rules.ts'
import type { Actor } from '#app/lib/actor.ts'
import { LOCALES, type Locale } from '#app/lib/locale.ts'
import type { LocalizedText } from '#app/lib/localized-text.ts'
import type { Picture } from '#app/lib/picture.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'
import { MIDWEST_CODES, US_STATES } from '#app/lib/us-states.ts'

/** A draft nobody touched is spoken of once after so many days, and removed after so many (D-02). */
export const UNPAID_LISTING_DAYS = { remind: 2, remove: 30 } as const

/** How many days before its end an owner is told of it (D-11). */
export const ALERT_DAYS = 3

/** What was typed and not sent is kept so many days. */
export const DRAFT_RETENTION_DAYS = 30

/** So many forms at most are kept for a person, those typed into last. */
export const MAX_DRAFTS = 20

/** How long an edit's success stays on screen before its dialog closes, in milliseconds ([DASH-05]). */
export const EDITED_MS = 1500

/** How long the note about sending is shown at least, in milliseconds ([POST-10]). */
export const SUBMITTED_MS = 500

/** How long saving may take before the form can be used again, in milliseconds ([POST-10]). */
export const STUCK_MS = 15_000

/** The status after a payment: drafts and ended listings go live; what the owner took down or sold stays so. */
export function statusAfterPayment(status: ListingStatus): ListingStatus {
  return status === 'pending' || status === 'expired' ? 'active' : status
}

/** For so many days nobody posts what they have posted already, as long as it is up. */
export const ALIKE_DAYS = PERIOD_DAYS

/** Why this cannot be posted while the same is public: twice is spam, and money for nothing. */
export function whyNotDuplicate(isUp: boolean): Refusal | null {
  return isUp ? refuse('conflict', 'posting.alreadyExists') : null
}

export type OwnedListing = {
  readonly userId: string
  readonly status: ListingStatus
  readonly moderation: Moderation
  readonly paymentStatus: string
  readonly replacedBy: string | null
}

/** Nobody saw a draft but its owner, and nothing was paid for it (D-02). */
export function isUnpaid({ status, paymentStatus }: Pick<OwnedListing, 'status' | 'paymentStatus'>): boolean {
  return status === 'pending' && paymentStatus === 'pending'
}

/** Whether a post that is paid for waits for an admin (D-04): one of the first of its account, or one that waits already. */
export function isHeldBack(
  listing: Pick<OwnedListing, 'status' | 'paymentStatus' | 'moderation'>,
  { approved, holdFirst }: { readonly approved: number; readonly holdFirst: number },
): boolean {
  if (isUnpaid(listing)) return approved < holdFirst
  return listing.status === 'pending' && listing.moderation === 'waiting'
}

/** Why this person cannot change the texts of a listing. To strangers it does not exist (D-18). */
export function whyNotEdit(listing: OwnedListing, actor: Actor | null): Refusal | null {
  const refusal = whyNotPost(actor)
  if (refusal || !actor) return refusal
  if (actor.role === 'admin') return null
  if (listing.userId !== actor.id) return refuse('notFound', 'posting.notFound')
  if (listing.moderation === 'removed') return refuse('conflict', 'posting.removed')
  return listing.replacedBy === null ? null : refuse('conflict', 'posting.replaced')
}

/** Why this person cannot post a listing once more. A draft was never posted; what was removed must not come back. */
export function whyNotRepost(listing: OwnedListing, actor: Actor | null): Refusal | null {
  const refusal = whyNotPost(actor)
  if (refusal || !actor) return refusal
  if (listing.userId !== actor.id) return refuse('notFound', 'posting.notFound')
  if (listing.replacedBy !== null) return refuse('conflict', 'posting.replaced')
  if (isUnpaid(listing)) return refuse('conflict', 'posting.stillDraft')
  return ['rejected', 'removed'].includes(listing.moderation) ? refuse('conflict', 'posting.removed') : null
}

/** The language whose texts a form requires (D-33): the reader's, unless the listing speaks others only. */
export function requiredLanguage(title: LocalizedText, reader: Locale): Locale {
  return [reader, ...LOCALES].find((locale) => title[locale]) ?? reader
}

/** The states a service area lets one choose from ([POST-05]). */
export function statesFor(area: ServiceArea): readonly { readonly code: string; readonly name: string }[] {
  return area === 'midwest' ? US_STATES.filter(({ code }) => MIDWEST_CODES.includes(code)) : US_STATES
}

type ServiceAsked = {
  readonly area: ServiceArea
  readonly city: string
  readonly state: string
  readonly zip: string
}

/** What is stored of a service area ([POST-05]): a wide one names no place, and one state of it is a specific one. */
export function serviceOf({ area, city, state, zip }: ServiceAsked) {
  const isWide = area !== 'specific_state' && state === ''
  return {
    serviceAreaType: isWide ? area : 'specific_state',
    serviceCity: isWide ? '' : city,
    serviceState: isWide ? null : state || null,
    serviceZipCode: isWide ? '' : zip,
  } as const
}

/** Only digits, dots and '$' ([POST-04]). */
export function priceSigns(typed: string): string {
  return typed.replace(/[^\d.$]/gu, '').slice(0, LISTING_FIELDS.compensation.max)
}

/** Only digits, at most five ([POST-03]). */
export function zipDigits(typed: string): string {
  return typed.replace(/\D/gu, '').slice(0, LISTING_FIELDS.businessZipCode.max)
}

/** What a form for listings is opened for, and the name under which what is typed into it is kept. */
export type FormMode = 'post' | 'edit' | 'repost' | 'admin'
export type DraftName = 'post' | 'admin' | `edit:${string}` | `repost:${string}`

export function draftName(mode: FormMode, listingId: string | null): DraftName {
  if (mode === 'post' || mode === 'admin') return mode
  return `${mode}:${listingId ?? ''}`
}

/** The fields that outlive a closed tab, beside the pictures. */
export const DRAFT_FIELDS = [
  'titleEn',
  'titleRu',
  'titleEs',
  'descriptionEn',
  'descriptionRu',
  'descriptionEs',
  ...LISTING_FIELD_NAMES,
  'formId',
  'tier',
] as const
type KeptField = (typeof DRAFT_FIELDS)[number]

/** What a form starts with. */
export type FormStart = {
  readonly name: DraftName
  readonly formId: string
  readonly values: Readonly<Partial<Record<KeptField, string>>>
  readonly pictures: readonly Picture[]
  /** The language whose texts must be there. */
  readonly required: Locale
  /** Whether it holds what was typed before and not sent. */
  readonly isRestored: boolean
}
