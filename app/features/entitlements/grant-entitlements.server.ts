import type { Product, Tier } from '#app/features/pricing/packages.ts'
import type { Cents } from '#app/lib/money.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import {
  addedPeriod,
  type EntitlementKind,
  heldUntil,
  kindsOf,
  nextPeriod,
  waitsForBillboard,
} from './entitlement-periods.ts'
import { paidUntil } from './queries.server.ts'

type Grant = {
  readonly listing: { readonly id: string; readonly expiresAt: Date | null }
  readonly tier: Product
  readonly amountCents: Cents
  readonly sourceId: string
  /** The smaller package of an upgrade, which adds what that one lacks. */
  readonly upgradedFrom?: Tier | null
  readonly billboardId: string | null
}

/**
 * Returns when an entitlement continues: a post from its end, wherever that came from; others from the end of the
 * same kind.
 */
async function goesOnFrom({ db }: Pick<Ctx, 'db'>, { listing }: Grant, kind: EntitlementKind) {
  const paid = await paidUntil(db, listing.id, kind)
  return kind === 'post' ? heldUntil(listing.expiresAt, paid) : paid
}

const later = (now: Date, other: Date | null) => (other !== null && other > now ? other : now)

/** Returns the period of an entitlement: a bump is a moment. Null for one that starts with its billboard. */
async function periodOf(ctx: Pick<Ctx, 'db' | 'now'>, grant: Grant, kind: EntitlementKind) {
  if (waitsForBillboard(kind)) return null
  if (kind === 'bump') return { startsAt: ctx.now, endsAt: ctx.now }
  const from = await goesOnFrom(ctx, grant, kind)
  if (!grant.upgradedFrom) return nextPeriod(ctx.now, from)
  return addedPeriod(later(ctx.now, from), await goesOnFrom(ctx, grant, 'post'))
}

async function grantOne(ctx: Pick<Ctx, 'db' | 'now'>, grant: Grant, kind: EntitlementKind) {
  const { listing, tier, amountCents, sourceId, billboardId } = grant
  const period = await periodOf(ctx, grant, kind)
  await ctx.db
    .insertInto('entitlements')
    .values({
      listingId: listing.id,
      kind,
      sourceId,
      tier,
      amount: amountCents,
      billboardId: waitsForBillboard(kind) ? billboardId : null,
      startsAt: period?.startsAt ?? null,
      endsAt: period?.endsAt ?? null,
      createdAt: ctx.now,
    })
    .execute()
}

/** Grants what a payment bought, each entitlement with its period (D-07). Grid cells get theirs from `startCells`. */
export async function grantEntitlements(ctx: Pick<Ctx, 'db' | 'now'>, grant: Grant): Promise<void> {
  const { tier, upgradedFrom = null } = grant
  for (const kind of kindsOf(tier, upgradedFrom)) await grantOne(ctx, grant, kind)
}
