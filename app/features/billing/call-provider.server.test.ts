import { beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#app/platform/db/database.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { startCheckout } from '#tests/helpers/checkout.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aTill } from '#tests/helpers/paying-user.ts'
import { overBadLine, providerSays, type Way } from '#tests/helpers/provider-line.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { addCard } from './cards/add-card.server.ts'
import { paySavedCard } from './checkout/pay-saved-card.server.ts'
import { settlePayment } from './settle-payment.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const ERROR = JSON.stringify({ error: { type: 'api_error', message: 'Something went wrong' } })

const waitForever = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })

const FAULTS: Readonly<Record<string, Way>> = {
  'nobody is there': () => Promise.reject(new TypeError('fetch failed')),
  hangs: waitForever,
  'has an error of its own': async () => providerSays(500, ERROR),
  'has too much to do': async () => providerSays(429, ERROR, { 'retry-after': '3' }),
  'stops in the middle of a sentence': async () => providerSays(200, '{"id": "pi_'),
  'does it, and the answer is lost': (_, real) => real().then(() => Promise.reject(new TypeError('reset'))),
}

describe.each(Object.entries(FAULTS))('[PAY-03] [PAY-05] the provider: %s', (_, fault) => {
  test.each([false, true])(
    'while a payment begins (renewing: %s): a clear no, and the next click pays once',
    async (renews) => {
      const till = await aTill(db)
      const { id } = await till.draft()
      const { payments, mend } = overBadLine(till.payments, fault)
      const click = () =>
        startCheckout({ ...till.ctx(), payments }, { listingId: id, tier: 'single', renews })

      expect(await refusalOf(click())).toMatchObject({ kind: 'unavailable', code: 'billing.providerAway' })
      expect(await till.listing(id)).toMatchObject({ status: 'pending', paymentStatus: 'pending' })

      mend()
      const { clientSecret, paymentId } = await click()
      await till.confirm(clientSecret)
      expect(await settlePayment(till.ctx(), paymentId)).toBe('paid')
      await till.hear()
      expect(await till.charged()).toBe(4000)
      expect(await till.listing(id)).toMatchObject({ status: 'active' })
    },
  )

  test('while a saved card pays: a clear no, and the next click pays once', async () => {
    const till = await aTill(db)
    const { id } = await till.draft()
    const [card] = await addCard(till.ctx(), { paymentMethodId: await till.card() })
    const { paymentId } = await startCheckout(till.ctx(), { listingId: id, tier: 'single', renews: false })
    const { payments, mend } = overBadLine(till.payments, fault)
    const click = () =>
      paySavedCard({ ...till.ctx(), payments }, { paymentId, paymentMethodId: card?.id ?? '' })

    expect(await refusalOf(click())).toMatchObject({ kind: 'unavailable', code: 'billing.providerAway' })

    mend()
    expect(await click()).toMatchObject({ outcome: 'paid' })
    expect(await till.charged()).toBe(4000)
    expect(await till.listing(id)).toMatchObject({ status: 'active' })
  })
})

test('[PAY-05] an error the provider repeats for a day is not in the way of the next click', async () => {
  const till = await aTill(db)
  const { id } = await till.draft()
  const stuck = new Map<string, boolean>()
  const { payments } = overBadLine(till.payments, async (request, real) => {
    const key = request.headers.get('idempotency-key') ?? ''
    if (!new URL(request.url).pathname.endsWith('/payment_intents')) return real()
    if (stuck.size > 0 && !stuck.has(key)) return real()
    const isReplay = stuck.has(key)
    stuck.set(key, true)
    return providerSays(500, ERROR, isReplay ? { 'idempotent-replayed': 'true' } : {})
  })
  const click = () =>
    startCheckout({ ...till.ctx(), payments }, { listingId: id, tier: 'single', renews: false })

  for (let i = 0; i < 2; i += 1) expect(await refusalOf(click())).toMatchObject({ kind: 'unavailable' })
  const { clientSecret, paymentId } = await click()
  await till.confirm(clientSecret)

  expect(await settlePayment(till.ctx(), paymentId)).toBe('paid')
  expect(await till.charged()).toBe(4000)
})

test('[PAY-03] nobody waits for a provider that does not answer: five failures, and the no comes at once', async () => {
  const till = await aTill(db)
  const { id } = await till.draft()
  let asked = 0
  const { payments } = overBadLine(till.payments, async () => {
    asked += 1
    return providerSays(503, ERROR)
  })
  const click = () =>
    refusalOf(startCheckout({ ...till.ctx(), payments }, { listingId: id, tier: 'single', renews: false }))

  for (let i = 0; i < 7; i += 1) expect(await click()).toMatchObject({ kind: 'unavailable' })

  expect(asked).toBe(5)
})

test('[PAY-03] waiting for the provider holds no connection to the database', async () => {
  const till = await aTill(db)
  const { id } = await till.draft()
  const narrow = openDatabase(connectionString, { connections: 1 })
  let answered = 0
  const { payments } = overBadLine(till.payments, async (_, real) => {
    answered += (await narrow.selectFrom('profiles').select('id').limit(1).execute()).length
    return real()
  })

  await startCheckout({ ...till.ctx(), db: narrow, payments }, { listingId: id, tier: 'gold', renews: true })
  await narrow.destroy()

  expect(answered).toBeGreaterThan(2)
})

test('[PAY-05] a charge that was called off at the provider makes room for another', async () => {
  const till = await aTill(db)
  const { id } = await till.draft()
  const wish = { listingId: id, tier: 'single', renews: false } as const
  const first = await startCheckout(till.ctx(), wish)
  await till.payments.stripe.paymentIntents.cancel(first.clientSecret.split('_secret')[0] ?? '')

  const second = await startCheckout(till.ctx(), wish)

  expect(await till.payment(first.paymentId)).toMatchObject({ state: 'canceled' })
  expect(second.paymentId).not.toBe(first.paymentId)
})
