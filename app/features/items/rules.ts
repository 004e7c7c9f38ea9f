import type { Actor } from '#app/lib/actor.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'
import { hostAmong } from '#app/lib/web-address.ts'
import type { ListingStatus, Moderation } from './item-status.ts'

type Moves = Readonly<
  Record<Move, { readonly from: readonly ListingStatus[]; readonly else: Refusal['code'] }>
>

/** What an owner may make of an item; lifting what an admin decided is no move of theirs (D-04). */
export const MOVES = ['active', 'inactive', 'sold'] as const
export type Move = (typeof MOVES)[number]

/** Every move an owner can make of a listing: out of which status, and the message in any other ([DASH-03]). */
export const LISTING_MOVES: Moves = {
  active: { from: ['inactive', 'sold'], else: 'dashboard.onlyInactive' },
  inactive: { from: ['active'], else: 'dashboard.onlyActive' },
  sold: { from: ['active', 'inactive'], else: 'dashboard.onlyShown' },
}

/** What of an item decides what its owner may do with it. */
export type Standing = {
  readonly ownerId: string
  readonly status: ListingStatus
  readonly moderation: Moderation
  readonly reason: string
  readonly isPaid: boolean
  readonly isReplaced: boolean
  readonly expiresAt: Date | null
}

/** Why this user may not change or delete this item at all. What belongs to someone else does not exist for others. */
export function whyNotTouch({ ownerId }: Pick<Standing, 'ownerId'>, actor: Actor | null): Refusal | null {
  if (!actor) return refuse('unauthenticated', 'common.signInFirst')
  if (actor.role === 'banned') return refuse('forbidden', 'dashboard.suspended')
  return ownerId === actor.id ? null : refuse('notFound', 'dashboard.noSuchItem')
}

/** Why an owner may not show it now: not paid, not approved, reposted, or past its paid days (D-03, D-04). */
function whyNotShow({ isPaid, isReplaced, moderation, reason, expiresAt }: Standing, now: Date) {
  if (!isPaid) return refuse('conflict', 'dashboard.payFirst')
  if (moderation === 'waiting') return refuse('conflict', 'dashboard.notApproved')
  if (moderation === 'rejected') return refuse('conflict', 'dashboard.wasRejected', { reason })
  if (moderation === 'removed') return refuse('conflict', 'dashboard.wasRemoved', { reason })
  if (isReplaced) return refuse('conflict', 'dashboard.wasReposted')
  return expiresAt !== null && expiresAt <= now ? refuse('conflict', 'dashboard.hasExpired') : null
}

type Asked = { readonly actor: Actor | null; readonly now: Date; readonly moves?: Moves }

/** Why this user cannot make this move now; null if they can. */
export function whyNotMove(to: Move, item: Standing, { actor, now, moves = LISTING_MOVES }: Asked) {
  const { from, else: otherwise } = moves[to]
  const wrongStatus = from.includes(item.status) ? null : refuse('conflict', otherwise)
  const hidden = to === 'active' ? whyNotShow(item, now) : null
  // The listing that replaced it says what became of the offer.
  const replaced = to === 'sold' && item.isReplaced ? refuse('conflict', 'dashboard.wasReposted') : null
  return whyNotTouch(item, actor) ?? wrongStatus ?? hidden ?? replaced
}

export type OfferedMove = { readonly to: Move; readonly whyNot: Refusal | null }

/** The moves a card offers: those made for its status, each with the reason why not now. A replaced item has none. */
export function movesOffered(item: Standing, asked: Asked): readonly OfferedMove[] {
  const { moves = LISTING_MOVES } = asked
  const offered = MOVES.filter((to) => moves[to].from.includes(item.status) && !item.isReplaced)
  return offered.map((to) => ({ to, whyNot: whyNotMove(to, item, asked) }))
}

/** Why this user cannot post, or null if they can (D-12). */
export function whyNotPost(actor: Actor | null): Refusal | null {
  if (!actor) return refuse('unauthenticated', 'posting.loginFirst')
  return actor.role === 'banned' ? refuse('forbidden', 'posting.banned') : null
}

/** Why an item cannot link to this website: the operator blocked its host ([SEC-10]). */
export function whyNotLinkTo(websiteUrl: string, blockedHosts: readonly string[]): Refusal | null {
  const host = hostAmong(websiteUrl, blockedHosts)
  return host === null ? null : refuse('invalid', 'posting.blockedHost', { host })
}
