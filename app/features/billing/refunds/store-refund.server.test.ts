import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { adminCtx } from '#tests/factories/moderation.ts'
import { aPayment } from '#tests/factories/payments.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { refundPayment } from '../refund-payment.server.ts'

const { db } = useDatabase()

/** How many statements of this database wait for another transaction. */
async function waitingStatements(): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    db,
  )
  return Number(rows[0]?.count)
}

test('[PAY-08] a refund is refused when one of another payment gets the same id at the same time', async () => {
  const paid = () => aPayment(db, { stripePaymentIntentId: `pi_${randomUUID()}` })
  const [one, other] = [await paid(), await paid()]
  const ctx = await adminCtx(db)
  const same = { paymentId: one.id, refundId: randomUUID(), amountCents: 3000, reason: 'Placed too late' }
  let refusal: ReturnType<typeof refusalOf> | undefined

  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('refunds')
      .values({ id: same.refundId, paymentId: other.id, amountCents: 1 })
      .execute()
    if (ctx.actor) refusal = refusalOf(refundPayment({ ...ctx, actor: ctx.actor }, same))
    await expect.poll(() => waitingStatements()).toBe(1)
  })

  expect(await refusal).toMatchObject({ code: 'money.otherRefund' })
  expect(await db.selectFrom('refunds').selectAll().where('paymentId', '=', one.id).execute()).toEqual([])
})
