import { sql } from 'kysely'
import type { Ctx } from '#app/platform/ctx.server.ts'

type Form = { readonly userId: string; readonly formId: string }

/**
 * Returns the listing that a form has made, locked until the transaction ends: a concurrent submission of the same
 * form waits here, and then sees what the first one made. A deleted listing releases its form, which can be submitted
 * again.
 */
export async function lockForm({ db }: Pick<Ctx, 'db'>, { userId, formId }: Form) {
  await sql`select pg_advisory_xact_lock(hashtext(${`form ${userId} ${formId}`}))`.execute(db)
  await db
    .updateTable('listings')
    .set({ formId: null })
    .where('userId', '=', userId)
    .where('formId', '=', formId)
    .where('deletedAt', 'is not', null)
    .execute()
  return db
    .selectFrom('listings')
    .select(['id', 'status', 'paymentStatus', 'images'])
    .where('userId', '=', userId)
    .where('formId', '=', formId)
    .forUpdate()
    .executeTakeFirst()
}
