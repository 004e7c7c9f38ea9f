import { isbot } from 'isbot'
import { sql } from 'kysely'
import { dayOf } from '#app/lib/day.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type Counted, hashVisitor, VIEW_WINDOW_MS } from './hash-visitor.server.ts'
import type { CountedItem } from './queries.server.ts'

/** Robots do not count, and every browser sends a user agent. */
export const isRobot = (userAgent: string) => userAgent === '' || isbot(userAgent)

/**
 * Whether this visitor has not been counted for the item within the window. Of two concurrent requests one is new.
 */
async function isNew(db: Db, itemId: string, visitorHash: Buffer, now: Date): Promise<boolean> {
  const windowStart = new Date(now.getTime() - VIEW_WINDOW_MS)
  const counted = await db
    .insertInto('recentViews')
    .values({ itemId, visitorHash, seenAt: now })
    .onConflict((seen) =>
      seen
        .columns(['itemId', 'visitorHash'])
        .doUpdateSet({ seenAt: now })
        .where('recentViews.seenAt', '<=', windowStart),
    )
    .returning('itemId')
    .executeTakeFirst()
  return counted !== undefined
}

const COLUMN = { view: 'views', contact: 'contacts', click: 'clicks' } as const

async function addToDay(db: Db, { id: itemId, kind: itemKind }: CountedItem, counted: Counted, day: string) {
  const column = COLUMN[counted]
  await db
    .insertInto('dailyCounts')
    .values({ itemId, itemKind, day, [column]: 1 })
    .onConflict((same) =>
      same
        .columns(['itemId', 'day'])
        .doUpdateSet({ [column]: sql`${sql.ref(`daily_counts.${column}`)} + 1` }),
    )
    .execute()
}

/**
 * Counts a view or a contact for the day, unless it does not count: robots, the owner, and visitors who were just
 * counted. Part of the caller's transaction. Returns whether it counted.
 */
export async function countOnce(ctx: Ctx, item: CountedItem, counted: Counted): Promise<boolean> {
  const { db, actor, visitor, now } = ctx
  if (actor?.id === item.ownerId || isRobot(visitor.userAgent)) return false
  const visitorHash = await hashVisitor(ctx, counted)
  if (!(await isNew(db, item.id, visitorHash, now))) return false
  await addToDay(db, item, counted, dayOf(now))
  return true
}
