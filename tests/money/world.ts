import { sql } from 'kysely'
import { daysAfter } from '#app/lib/day.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { anAccount } from '#tests/factories/accounts.ts'
import { aListing } from '#tests/factories/items.ts'
import { ADMIN_ID, adminCtx } from '#tests/factories/moderation.ts'
import { fakePayments } from '#tests/fakes/payments.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { aPayingUser } from '#tests/helpers/paying-user.ts'
import { aWorker, GOOD_LINE, type Line, nextMoment, receiveEvents } from './worker.ts'

/** A charge that was begun and not confirmed; the browser keeps its secret. */
export type Begun = { readonly paymentId: string; readonly clientSecret: string }

export type World = Awaited<ReturnType<typeof aWorld>>

const QUARTER_MS = 15 * 60_000

/** What was posted and begun, as the page of the buyer remembers it. */
function aBuyer(): { readonly listings: string[]; readonly begun: Begun[] } {
  return { listings: [], begun: [] }
}

/** One user, a provider of their own, an admin, a worker, and a clock for all of them. */
export async function aWorld(db: Db) {
  let clock = NOW
  const now = () => clock
  const fake = fakePayments({ now })
  const account = await anAccount(db, { fullName: 'Dana Driver' })
  const payer = await aPayingUser(db, { now, fake, user: account })
  await adminCtx(db)
  const ctx = (): PersonalCtx => ({ ...payer.ctx(), random: Math.random })
  const admin = { id: ADMIN_ID, role: 'admin', email: 'boss@example.com' } as const
  const { work, regularly } = aWorker(ctx)

  /** Everything that follows by itself from what was done; a lost message is found a quarter of an hour later. */
  async function settle(line: Line = GOOD_LINE): Promise<void> {
    await receiveEvents(ctx(), await payer.messages(), line)
    await work()
    if (line.lost) {
      clock = new Date(clock.getTime() + QUARTER_MS)
      await regularly()
      await work()
    }
    // What the worker asked the provider to do.
    await receiveEvents(ctx(), await payer.messages(), GOOD_LINE)
  }

  return {
    ...payer,
    ...aBuyer(),
    db,
    now,
    ctx,
    requireAdmin: (): PersonalCtx => ({ ...ctx(), actor: anActor({ ...admin, authenticatedAt: now() }) }),
    settle,
    /** Posts a listing of an admin, which is above all others until the next one. */
    async postAbove(): Promise<void> {
      await aListing(db, { userId: ADMIN_ID, createdAt: clock, expiresAt: daysAfter(clock, 30) })
    },
    async pass(days: number, line: Line = GOOD_LINE): Promise<void> {
      const until = daysAfter(clock, days)
      while (clock < until) {
        clock = await nextMoment(db, { now: clock, until })
        if (fake.runDue() > 0) await settle(line)
        await regularly()
        await settle()
      }
    },
    close: () => fake.payments.close(),
  }
}

/** Empties what a world has written, for the next one; the log keeps everything, as it must. */
export async function endWorld({ db, close }: World): Promise<void> {
  await close()
  for (const table of ['mailOutbox', 'entitlements', 'paymentEvents', 'subscriptions', 'payments'] as const)
    await db.deleteFrom(table).execute()
  for (const table of ['ads', 'listings', 'paymentMethods', 'rateBuckets'] as const)
    await db.deleteFrom(table).execute()
  await sql`delete from jobs.job`.execute(db)
  await db.deleteFrom('profiles').where('id', '<>', ADMIN_ID).execute()
}
