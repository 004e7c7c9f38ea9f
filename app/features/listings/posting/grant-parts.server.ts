import type { Tier } from '#app/features/billing/packages/rules.ts'
import type { Cents } from '#app/lib/money.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { paidUntil } from './queries.server.ts'
import { type EntitlementKind, heldUntil, kindsOf, nextPeriod, waitsForBillboard } from './rules.ts'
import { startBoards } from './start-boards.server.ts'

type PreparedBillboard = { readonly id: string; readonly isNew: boolean; readonly isLive: boolean }

type Grant = {
  readonly listing: { readonly id: string; readonly expiresAt: Date | null }
  readonly tier: Tier
  readonly amountCents: Cents
  readonly sourceId: string
  readonly isUpgrade?: boolean
  readonly billboard: PreparedBillboard | null
}

/** A post goes on from its end, wherever that end came from; everything else from the end of the same thing. */
async function goesOnFrom({ db }: Pick<Ctx, 'db'>, { listing }: Grant, kind: EntitlementKind) {
  const paid = await paidUntil(db, listing.id, kind)
  return kind === 'post' ? heldUntil(listing.expiresAt, paid) : paid
}

async function grantPart(ctx: Pick<Ctx, 'db' | 'now'>, grant: Grant, kind: EntitlementKind) {
  const { listing, tier, amountCents, sourceId, billboard } = grant
  const waits = waitsForBillboard(kind)
  const period = waits ? null : nextPeriod(ctx.now, await goesOnFrom(ctx, grant, kind))
  await ctx.db
    .insertInto('entitlements')
    .values({
      listingId: listing.id,
      kind,
      sourceId,
      tier,
      amount: amountCents,
      billboardId: waits ? (billboard?.id ?? null) : null,
      startsAt: period?.startsAt ?? null,
      endsAt: period?.endsAt ?? null,
      createdAt: ctx.now,
    })
    .execute()
}

/** Writes down what a payment bought, each part with its time (D-07). Paid again for a billboard that runs, it runs on. */
export async function grantParts(ctx: Pick<Ctx, 'db' | 'now'>, grant: Grant): Promise<void> {
  for (const kind of kindsOf(grant.tier, grant.isUpgrade ?? false)) await grantPart(ctx, grant, kind)
  if (grant.billboard?.isLive) await startBoards(ctx, grant.billboard.id)
}
