import { createHash, randomBytes } from 'node:crypto'
import { dayOf } from '#app/lib/day.ts'
import { linkedCache } from '#app/platform/cache/cache.ts'
import type { Ctx, Visitor } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** A visitor counts once per item within this time ([DET-04]), in milliseconds. */
export const VIEW_WINDOW_MS = 300_000

/** How long who looked at what is remembered, as a hash; twice the window, so that tidying takes nothing that counts. */
export const VIEW_RETENTION_MS = 2 * VIEW_WINDOW_MS

/** What is counted for an item, once per visitor and window. */
export type Counted = 'view' | 'contact' | 'click'

/** Returns the salt of a day, which the first caller creates. */
async function saltOf(db: Db, day: string): Promise<Buffer> {
  const known = await db.selectFrom('visitorSalts').select('salt').where('day', '=', day).executeTakeFirst()
  if (known) return known.salt
  const made = await db
    .insertInto('visitorSalts')
    .values({ day, salt: randomBytes(32) })
    .onConflict((taken) => taken.column('day').doUpdateSet({ day }))
    .returning('salt')
    .executeTakeFirstOrThrow()
  return made.salt
}

const SALTS = linkedCache<Buffer>()

/** Returns the cached salt of today. Not inside a transaction, because a rollback would undo what is cached. */
function saltOfToday({ db, now, counts }: Pick<Ctx, 'db' | 'now' | 'counts'>): Promise<Buffer> {
  const day = dayOf(now)
  return SALTS(counts).get(day, () => saltOf(db, day), [])
}

function hashOf(salt: Buffer, { address, userAgent }: Visitor, counted: Counted | 'report'): Buffer {
  return createHash('sha256')
    .update(salt)
    .update(JSON.stringify([counted, address, userAgent]))
    .digest()
}

/**
 * Returns a hash of the visitor that means nothing once the salt of the day is deleted (D-10). A view, a contact and
 * a report of the same visitor have different hashes, so that one does not hide the other.
 */
export async function hashVisitor({ db, visitor, now }: Ctx, counted: Counted | 'report'): Promise<Buffer> {
  return hashOf(await saltOf(db, dayOf(now)), visitor, counted)
}

/** The same for what is counted often. Not inside a transaction. */
export async function visitorHasher(
  ctx: Pick<Ctx, 'db' | 'visitor' | 'now' | 'counts'>,
): Promise<(counted: Counted) => Buffer> {
  const salt = await saltOfToday(ctx)
  return (counted) => hashOf(salt, ctx.visitor, counted)
}

/**
 * Returns a key that is valid until midnight (UTC) in every process, for signing form fields; each purpose has its
 * own. Not inside a transaction.
 */
export async function keyOfDay(ctx: Pick<Ctx, 'db' | 'now' | 'counts'>, purpose: string): Promise<Buffer> {
  return createHash('sha256')
    .update(await saltOfToday(ctx))
    .update(purpose)
    .digest()
}
