import { paidFrom } from '#app/features/banner-ads/schedule/rules.ts'
import { setBillboardEnd } from '#app/features/banner-ads/set-billboard-end.server.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { addedPeriod, type EntitlementKind, nextPeriod } from './rules.ts'

type Waiting = { readonly id: string; readonly kind: EntitlementKind }

function waitingFor({ db }: Pick<Ctx, 'db'>, billboardId: string) {
  return db
    .selectFrom('entitlements')
    .select(['id', 'kind'])
    .where('billboardId', '=', billboardId)
    .where('startsAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .orderBy('createdAt')
    .forUpdate()
    .execute()
}

async function boardsEnd({ db }: Pick<Ctx, 'db'>, billboardId: string, kind?: EntitlementKind) {
  const { until } = await db
    .selectFrom('entitlements')
    .select((eb) => eb.fn.max('endsAt').as('until'))
    .where('billboardId', '=', billboardId)
    .where('withdrawnAt', 'is', null)
    .$if(kind !== undefined, (q) => q.where('kind', '=', kind ?? 'category-board'))
    .executeTakeFirstOrThrow()
  return until
}

/** Nothing of it is used up before the schedule of the billboard lets it be seen. */
async function firstDay({ db, now }: Pick<Ctx, 'db' | 'now'>, billboardId: string) {
  const { startsAt } = await db
    .selectFrom('ads')
    .select('startsAt')
    .where('id', '=', billboardId)
    .executeTakeFirstOrThrow()
  return paidFrom(now, startsAt)
}

/** What an upgrade adds to a billboard that has its time ends with it; everything else gets 30 days. */
async function start(
  ctx: Pick<Ctx, 'db' | 'now'>,
  billboardId: string,
  { id, kind, isAdded }: Waiting & { readonly isAdded: boolean },
) {
  const next = nextPeriod(await firstDay(ctx, billboardId), await boardsEnd(ctx, billboardId, kind))
  const period = isAdded ? addedPeriod(next.startsAt, await boardsEnd(ctx, billboardId)) : next
  await ctx.db.updateTable('entitlements').set(period).where('id', '=', id).execute()
}

/**
 * Begins the paid time of a billboard, with its first day if that is to come; call it in the transaction that puts it
 * live (D-07). What is paid and has begun
 * already stays as it is, so calling it again changes nothing. A billboard nobody paid for keeps its end.
 */
export async function startBoards(
  ctx: Pick<Ctx, 'db' | 'now'>,
  billboardId: string,
  { isAdded = false }: { readonly isAdded?: boolean } = {},
): Promise<void> {
  const waiting = await waitingFor(ctx, billboardId)
  for (const one of waiting) await start(ctx, billboardId, { ...one, isAdded })
  if (waiting.length === 0) return
  await setBillboardEnd(ctx, { id: billboardId, expiresAt: await boardsEnd(ctx, billboardId) })
}
