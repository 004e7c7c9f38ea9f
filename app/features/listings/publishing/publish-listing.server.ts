import { prepareBillboard } from '#app/features/billboards/prepare-billboard.server.ts'
import { startPaidTime } from '#app/features/billboards/start-paid-time.server.ts'
import { endOf } from '#app/features/entitlements/entitlement-periods.ts'
import { grantEntitlements } from '#app/features/entitlements/grant-entitlements.server.ts'
import { holdsTicker, isRenewed, paidUntil } from '#app/features/entitlements/queries.server.ts'
import { enqueueShareImages } from '#app/features/items/enqueue-share-images.server.ts'
import { bringsBillboard, PACKAGES, type Tier } from '#app/features/pricing/packages.ts'
import type { Cents } from '#app/lib/money.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { type LockedListing, lockAnyListing } from '../posting/queries.server.ts'
import { isUnpaid, statusAfterPayment } from '../posting/rules.ts'
import { archiveReplaced } from './archive-replaced.server.ts'
import { holdReasonFor } from './hold-reason.server.ts'
import { announceBillboard } from './notify-posting.server.ts'

/** What publishing needs: a request has it, and so has a job. */
type PublishingCtx = Pick<Ctx, 'db' | 'now' | 'site' | 'random'>

export type Publication = {
  readonly listingId: string
  readonly tier: Tier
  readonly amountCents: Cents
  /** The payment: what was published for it once is not published again. */
  readonly sourceId: string
  readonly paidAt: Date
  /** The package that runs, of an upgrade: it adds what that one lacks, and the post goes on as it is. */
  readonly upgradedFrom?: Tier | null
  /** A subscription pays for it, and will be charged for the next 30 days when these are over. */
  readonly renews?: boolean
}

/**
 * `gone`: there is nothing the money could be for. The owner deleted the listing after it was paid for before, or was
 * banned or left while paying (D-12), a moderator took it down, or what was to be upgraded is over.
 * `repeated`: this payment has done its work already.
 */
export type Published =
  | { readonly outcome: 'repeated' | 'gone'; readonly listingId: string }
  /** `replaced`: the listing that a repost took the place of; its subscriptions move to this one. */
  | { readonly outcome: 'published'; readonly listingId: string; readonly replaced: string | null }

/** The listing the money is for: one that was reposted meanwhile goes on as the newer one. */
export async function lockCurrent(ctx: Pick<Ctx, 'db'>, id: string): Promise<LockedListing | undefined> {
  const listing = await lockAnyListing(ctx.db, id)
  return listing?.replacedBy ? lockCurrent(ctx, listing.replacedBy) : listing
}

export async function isApplied({ db }: Pick<Ctx, 'db'>, sourceId: string): Promise<boolean> {
  const known = await db
    .selectFrom('entitlements')
    .select('id')
    .where('sourceId', '=', sourceId)
    .executeTakeFirst()
  return known !== undefined
}

/** What waits for an admin has no end: its time begins when it is approved. */
async function standingAfter(ctx: PublishingCtx, listing: LockedListing, paid: Publication) {
  const heldFor = await holdReasonFor(ctx, listing)
  if (heldFor) return { status: 'pending', moderation: 'waiting', expiresAt: null, heldFor } as const
  const until = paid.upgradedFrom ? listing.expiresAt : await paidUntil(ctx.db, listing.id, 'post')
  const renews = paid.renews || (await isRenewed(ctx.db, listing.id))
  const expiresAt = until && endOf(until, renews)
  return {
    status: statusAfterPayment(listing.status),
    moderation: listing.moderation,
    expiresAt,
    heldFor: listing.heldFor,
  }
}

async function goLive(ctx: PublishingCtx, listing: LockedListing, paid: Publication) {
  const { status, moderation, expiresAt, heldFor } = await standingAfter(ctx, listing, paid)
  const featuredTicker = status === 'active' && (await holdsTicker(ctx.db, listing.id, ctx.now))
  await ctx.db
    .updateTable('listings')
    .set({
      status,
      moderation,
      featuredTicker,
      expiresAt,
      heldFor,
      paymentStatus: 'completed',
      paymentType: PACKAGES[paid.tier].paymentType,
      paymentAmount: paid.amountCents,
      updatedAt: ctx.now,
      ...(isUnpaid(listing) && { createdAt: ctx.now }),
    })
    .where('id', '=', listing.id)
    .execute()
  if (status === 'active') await enqueueShareImages(ctx, { kind: 'listing', publicId: listing.listingId })
}

type Held = Pick<LockedListing, 'id' | 'expiresAt'>

/** The listing that a draft replaces is archived; a subscription that renewed it renews the draft from now on. */
async function replaceOld(ctx: PublishingCtx, draft: LockedListing) {
  if (!isUnpaid(draft)) return null
  const old = await archiveReplaced(ctx, draft)
  return old && { ...old, isRenewed: await isRenewed(ctx.db, old.id) }
}

/** Grants what the package holds, to the billboard that it brings too. */
async function grantPackage(
  ctx: PublishingCtx,
  paid: Publication,
  listing: Held,
): Promise<{ isNew: boolean }> {
  const billboard = bringsBillboard(paid.tier) ? await prepareBillboard(ctx, listing.id) : null
  await grantEntitlements(ctx, { ...paid, listing, billboardId: billboard?.id ?? null })
  if (billboard?.isLive) await startPaidTime(ctx, billboard.id, { isAdded: Boolean(paid.upgradedFrom) })
  return { isNew: billboard?.isNew ?? false }
}

/** Returns the id of the listing that this one replaces, or null. */
async function deliver(ctx: PublishingCtx, listing: LockedListing, paid: Publication) {
  const old = await replaceOld(ctx, listing)
  const expiresAt = listing.expiresAt ?? old?.expiresAt ?? null
  const billboard = await grantPackage(ctx, paid, { id: listing.id, expiresAt })
  await goLive(ctx, listing, { ...paid, renews: paid.renews || old?.isRenewed === true })
  if (billboard.isNew) await announceBillboard(ctx, { listing, ...paid })
  return old?.id ?? null
}

/** What its owner deleted does not come back because a payment was under way: the money goes back. */
function isGone(listing: LockedListing, { upgradedFrom }: Publication, now: Date): boolean {
  const isDeleted = listing.deletedAt !== null
  const isTakenDown = listing.moderation === 'rejected' || listing.moderation === 'removed'
  const runs = listing.paymentStatus === 'completed' && listing.expiresAt !== null && listing.expiresAt > now
  return isDeleted || isTakenDown || listing.ownerHidden || (Boolean(upgradedFrom) && !runs)
}

/**
 * Does what a payment was made for, once (D-02, D-07): the listing goes live or goes on for 30 days from the later of now
 * and what is paid already (D-03), or waits for an admin first (D-04), and gets what its package holds. Call it in the transaction that notes the payment.
 */
export function publishListing(ctx: PublishingCtx, paid: Publication): Promise<Published> {
  return inTransaction(ctx, async (ctx) => {
    const listing = await lockCurrent(ctx, paid.listingId)
    if (!listing) return { outcome: 'gone', listingId: paid.listingId }
    if (await isApplied(ctx, paid.sourceId)) return { outcome: 'repeated', listingId: listing.id }
    if (isGone(listing, paid, ctx.now)) return { outcome: 'gone', listingId: listing.id }
    const replaced = await deliver(ctx, listing, paid)
    return { outcome: 'published', listingId: listing.id, replaced }
  })
}
