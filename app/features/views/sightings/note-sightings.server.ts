import type { Ctx } from '#app/platform/ctx.server.ts'
import { networkOf } from '#app/platform/limits/network.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { isRobot } from '../count-once.server.ts'
import { visitorHasher } from '../hash-visitor.server.ts'

type Told = { readonly seen: readonly string[]; readonly followed: readonly string[] }

/** Whether one network has seen a billboard more often than people behind one address do. */
async function isTooMuch(ctx: Ctx, itemId: string): Promise<boolean> {
  return (await takeToken(ctx, 'sightingsOfItem', `${networkOf(ctx.visitor.address)} ${itemId}`)) !== null
}

/**
 * Takes note of the billboards a visitor saw and followed (AD-06, D-10). Robots and admins are not counted; ids that mean
 * nothing public, the owner's own, and repetitions are left out when it is counted.
 */
export async function noteSightings(ctx: Ctx, { seen, followed }: Told): Promise<void> {
  const { actor, sightings, visitor } = ctx
  if (actor?.role === 'admin' || isRobot(visitor.userAgent)) return
  const hashOf = await visitorHasher(ctx)
  const told = [
    { counted: 'view', ids: new Set([...seen, ...followed]) },
    { counted: 'click', ids: new Set(followed) },
  ] as const
  for (const { counted, ids } of told) {
    if (ids.size === 0) continue
    const hash = hashOf(counted)
    for (const itemId of ids) {
      if (await isTooMuch(ctx, itemId)) continue
      sightings.note({ itemId, counted, visitor: hash, actorId: actor?.id ?? null })
    }
  }
}
