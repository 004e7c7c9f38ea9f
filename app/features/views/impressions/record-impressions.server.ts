import type { GridCell } from '#app/lib/impression.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { networkOf } from '#app/platform/limits/network.ts'
import { isRobot } from '../count-once.server.ts'
import { visitorHasher } from '../hash-visitor.server.ts'

type Told = {
  readonly seen: readonly string[]
  readonly followed: readonly string[]
  /** The cells of those in a grid, by id. */
  readonly cells?: Readonly<Record<string, GridCell | null>>
}

/** What of a request counting looks at. */
type Teller = Pick<Ctx, 'db' | 'now' | 'counts' | 'actor' | 'visitor' | 'impressions'>

/**
 * Takes note of the billboards a visitor saw and followed (AD-06, D-10). Robots and admins are not counted; ids that mean
 * nothing public, the owner's own, and repetitions are left out when it is counted.
 */
export async function recordImpressions(ctx: Teller, { seen, followed, cells = {} }: Told): Promise<void> {
  const { actor, impressions, visitor } = ctx
  if (actor?.role === 'admin' || isRobot(visitor.userAgent)) return
  const hashOf = await visitorHasher(ctx)
  const network = networkOf(visitor.address)
  const told = [
    { counted: 'view', ids: new Set([...seen, ...followed]) },
    { counted: 'click', ids: new Set(followed) },
  ] as const
  for (const { counted, ids } of told) {
    if (ids.size === 0) continue
    const hash = hashOf(counted)
    for (const itemId of ids) {
      const cell = cells[itemId] ?? null
      impressions.note({ itemId, counted, visitor: hash, actorId: actor?.id ?? null, network, cell })
    }
  }
}
