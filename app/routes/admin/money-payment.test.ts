import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { settlePayment } from '#app/features/billing/settle-payment.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { anAccount } from '#tests/factories/accounts.ts'
import { aPayment } from '#tests/factories/payments.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { allRows } from '#tests/helpers/all-rows.ts'
import { startCheckout } from '#tests/helpers/checkout.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aPayingUser } from '#tests/helpers/paying-user.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db, connectionString } = useDatabase()

let adminId = ''
beforeAll(async () => {
  await installJobs(connectionString)
  adminId = (await anAccount(db, { role: 'admin', email: 'boss@example.com', fullName: 'Bo Boss' })).id
})

const admin = () => anActor({ id: adminId, role: 'admin' })
const requireAdmin = () => siteWith(db, { actor: admin() })
const textOf = async (path: string) => (await (await requireAdmin()).get(path)).text()

/** Fields no form of ours sends. */
const NOBODYS: readonly Record<string, string>[] = [{ refundId: 'mine' }, { extent: 'most' }, { reason: ' ' }]

describe('[MON-04] refunding over HTTP', () => {
  async function paid() {
    const payer = await aPayingUser(db)
    const { id } = await payer.unpaidListing()
    const request = { listingId: id, tier: 'silver', renews: false } as const
    const { paymentId, clientSecret } = await startCheckout(payer.ctx(), request)
    await payer.confirm(clientSecret)
    await settlePayment(payer.ctx(), paymentId)
    return { payer, paymentId, path: `/admin/money/payments/${paymentId}` }
  }
  const form = (given: Record<string, string> = {}) =>
    new URLSearchParams({
      refundId: randomUUID(),
      extent: 'part',
      amount: '25.00',
      reason: 'Goodwill',
      ...given,
    })
  const moneyBack = async ({ payments }: Awaited<ReturnType<typeof aPayingUser>>) =>
    (await payments.stripe.refunds.list({ limit: 100 })).data.reduce((sum, { amount }) => sum + amount, 0)

  test('a part, another part, and the rest: the page says what is left and what happened', async () => {
    const { payer, paymentId, path } = await paid()
    const site = await siteWith(db, { actor: admin(), payments: payer.payments })

    const part = await (await site.post(path, form())).text()
    expect(part).toContain('Part of the payment has been refunded')
    expect(part).toContain('$75.00 of $100.00 can still be refunded')
    expect(part).toContain('Goodwill')
    const whole = await (await site.post(path, form({ extent: 'whole', amount: '' }))).text()
    expect(whole).toContain('The payment has been refunded')
    expect(whole).not.toContain('name="refundId"')
    expect(await moneyBack(payer)).toBe(10_000)
    expect(await payer.payment(paymentId)).toMatchObject({ state: 'refunded', refundedAmount: 10_000 })
    expect(await textOf(`/admin/money/refunds?q=${paymentId}`)).toContain('2 refunds')
  })

  test.each([
    '0',
    '-25',
    '100.01',
    '1e9',
    'NaN',
    'Infinity',
    '',
    '25,5',
    '0.001',
    '25.00; drop table payments',
  ])(
    'an amount of “%s” is refused at its field or with a sentence, moves no money, and keeps what was typed',
    async (amount) => {
      const { payer, path } = await paid()
      const site = await siteWith(db, { actor: admin(), payments: payer.payments })
      const response = await site.post(path, form({ amount }))
      expect([409, 422]).toContain(response.status)
      expect(await response.text()).toContain('value="Goodwill"')
      expect(await moneyBack(payer)).toBe(0)
    },
  )

  test('ten at once, each for $30, give back three times $30', async () => {
    const { payer, paymentId, path } = await paid()
    const site = await siteWith(db, { actor: admin(), payments: payer.payments })
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => site.post(path, form({ amount: '30' }))),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await moneyBack(payer)).toBe(9000)
    expect(await payer.payment(paymentId)).toMatchObject({ refundedAmount: 9000, state: 'paid' })
  })

  test('is not for visitors, users, the payer, or an admin who was demoted meanwhile', async () => {
    const { payer, path } = await paid()
    const demoted = anActor({ id: (await aProfile(db)).id, role: 'admin' })
    for (const actor of [null, anActor({ id: (await aProfile(db)).id }), payer.ctx().actor, demoted]) {
      const site = await siteWith(db, { actor, payments: payer.payments })
      const before = await allRows(db)
      expect([401, 403]).toContain((await site.post(path, form())).status)
      expect(await allRows(db)).toBe(before)
    }
    expect(await moneyBack(payer)).toBe(0)
  })

  test('of what is no payment is refused, and so is a malformed form', async () => {
    const { path } = await paid()
    const site = await requireAdmin()
    for (const id of [randomUUID(), 'x', "1'--"])
      expect((await site.post(`/admin/money/payments/${id}`, form())).status).toBe(404)
    for (const given of NOBODYS) expect((await site.post(path, form(given))).status).toBe(422)
  })
})

test('[PAY-12] the page of a disputed payment says so, and how the dispute ended', async () => {
  const { id } = await aPayment(db, { state: 'paid', paidAt: NOW, stripePaymentIntentId: 'pi_disputed' })
  const told = { objectId: 'pi_disputed', happenedAt: NOW }
  const opened = { ...told, id: 'evt_dispute', type: 'charge.dispute.created', code: 'needs_response' }
  await db.insertInto('paymentEvents').values(opened).execute()
  const page = () => textOf(`/admin/money/payments/${id}`)
  expect(await page()).toContain('Disputed by the buyer at their bank')

  const closed = { ...told, id: 'evt_lost', type: 'charge.dispute.closed', code: 'lost' }
  await db.insertInto('paymentEvents').values(closed).execute()
  expect(await page()).toContain('Dispute lost: the bank took the money back')
})

test('[MON-01] a payment that was only begun has its page, with what the bank said', async () => {
  const { id } = await aPayment(db, {
    state: 'open',
    lastError: 'Your card was declined.',
    stripePaymentIntentId: 'pi_history',
  })
  await db
    .insertInto('paymentEvents')
    .values({
      id: 'evt_history',
      type: 'payment_intent.payment_failed',
      objectId: 'pi_history',
      happenedAt: NOW,
    })
    .execute()
  const page = await textOf(`/admin/money/payments/${id}`)
  for (const words of [
    'Payment started',
    'Card declined by the bank',
    'Your card was declined.',
    'pi_history',
  ])
    expect(page).toContain(words)
  expect(page).not.toContain('name="refundId"')
})
