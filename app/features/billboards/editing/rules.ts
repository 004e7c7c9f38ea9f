import { type Moderation, PERIOD_DAYS } from '#app/features/items/rules.ts'
import type { Actor } from '#app/lib/actor.ts'
import { daysAfter } from '#app/lib/day.ts'
import type { LocalizedText } from '#app/lib/localized-text.ts'
import type { Picture } from '#app/lib/picture.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'

export const CONTACT_TYPES = ['website', 'contact_info'] as const
export type ContactType = (typeof CONTACT_TYPES)[number]

/** Limits of a billboard's texts, in visible characters. */
export const BILLBOARD_LIMITS = {
  title: 50,
  description: 1500,
  price: 60,
  location: 80,
  contactName: 25,
  email: 254,
  website: 2048,
  pictures: 5,
} as const

/** Removes angle brackets, as the specification requires for billboards (D-29). */
export function withoutBrackets(text: string): string {
  return text.replace(/[<>]/gu, '')
}

/** An amount keeps its digits, '.' and '$'; words such as 'Free' or 'Negotiable' stay ([AD-02], D-30). */
export function billboardPrice(typed: string): string {
  const text = withoutBrackets(typed).trim()
  return /\d/u.test(text) ? text.replace(/[^\d.$]/gu, '') : text
}

type Standing = { readonly userId: string; readonly moderation: Moderation }

/** Why this user cannot change the texts of a billboard. For others it does not exist (D-18). */
export function whyNotEditBillboard({ userId, moderation }: Standing, actor: Actor | null): Refusal | null {
  if (!actor) return refuse('unauthenticated', 'common.signInFirst')
  if (actor.role === 'admin') return null
  if (actor.role === 'banned') return refuse('forbidden', 'accounts.banned')
  if (userId !== actor.id) return refuse('notFound', 'billboards.notFound')
  return moderation === 'removed' ? refuse('conflict', 'billboards.wasRemoved') : null
}

/**
 * Returns the moderation of a billboard after an edit: an owner's change is reviewed again, an admin has seen it
 * (D-13).
 */
export function moderationAfterEdit(actor: Actor | null): { readonly moderation?: 'waiting' } {
  return actor?.role === 'admin' ? {} : { moderation: 'waiting' }
}

/** How a new billboard begins ([AD-01], D-04): an admin's is public for a paid period's time, others wait for an admin. */
export function initialBillboardState(actor: Actor, now: Date) {
  if (actor.role !== 'admin') return { status: 'pending', moderation: 'waiting' } as const
  return {
    status: 'active',
    moderation: 'approved',
    moderatedBy: actor.id,
    moderatedAt: now,
    expiresAt: daysAfter(now, PERIOD_DAYS),
  } as const
}

/** How long a form shows its success before it redirects, in milliseconds ([AD-04]). */
export const LEADS_ON_MS = 2000

/** The initial values of a billboard's form. */
export type BillboardTexts = {
  readonly title: LocalizedText
  readonly description: LocalizedText
  readonly location: LocalizedText
  readonly price: string
  readonly category: string
  readonly contactType: ContactType
  readonly websiteUrl: string
  readonly contactName: string
  readonly contactEmail: string
  readonly contactPhone: string
  readonly images: readonly Picture[]
}
