import { beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#app/platform/db/database.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { startCheckout } from '#tests/helpers/checkout.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aPayingUser } from '#tests/helpers/paying-user.ts'
import { overBadLine, providerSays, type Way } from '#tests/helpers/provider-line.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { addCard } from './cards/add-card.server.ts'
import { paySavedCard } from './checkout/pay-saved-card.server.ts'
import { settlePayment } from './settle-payment.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const ERROR = JSON.stringify({ error: { type: 'api_error', message: 'Something went wrong' } })
const IN_USE = JSON.stringify({ error: { type: 'idempotency_error', message: 'The key is in use' } })

const waitForever = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })

const FAULTS: Readonly<Record<string, Way>> = {
  'no one is there': () => Promise.reject(new TypeError('fetch failed')),
  hangs: waitForever,
  'has an error of its own': async () => providerSays(500, ERROR),
  'has too much to do': async () => providerSays(429, ERROR, { 'retry-after': '3' }),
  'is busy with the same request': async () => providerSays(409, IN_USE),
  'stops in the middle of a sentence': async () => providerSays(200, '{"id": "pi_'),
  'does it, and the answer is lost': (_, real) => real().then(() => Promise.reject(new TypeError('reset'))),
}

describe.each(Object.entries(FAULTS))('[PAY-03] [PAY-05] the provider: %s', (_, fault) => {
  test.each([false, true])(
    'while a payment begins (renewing: %s): a clear no, and the next click pays once',
    async (renews) => {
      const payer = await aPayingUser(db)
      const { id } = await payer.unpaidListing()
      const { payments, mend } = overBadLine(payer.payments, fault)
      const click = () =>
        startCheckout({ ...payer.ctx(), payments }, { listingId: id, tier: 'single', renews })

      expect(await refusalOf(click())).toMatchObject({ kind: 'unavailable', code: 'billing.providerAway' })
      expect(await payer.listing(id)).toMatchObject({ status: 'pending', paymentStatus: 'pending' })

      mend()
      const { clientSecret, paymentId } = await click()
      await payer.confirm(clientSecret)
      expect(await settlePayment(payer.ctx(), paymentId)).toBe('paid')
      await payer.deliverEvents()
      expect(await payer.charged()).toBe(4000)
      expect(await payer.listing(id)).toMatchObject({ status: 'active' })
    },
  )

  test('while a saved card pays: a clear no, and the next click pays once', async () => {
    const payer = await aPayingUser(db)
    const { id } = await payer.unpaidListing()
    const [card] = await addCard(payer.ctx(), { paymentMethodId: await payer.card() })
    const { paymentId } = await startCheckout(payer.ctx(), { listingId: id, tier: 'single', renews: false })
    const { payments, mend } = overBadLine(payer.payments, fault)
    const click = () =>
      paySavedCard({ ...payer.ctx(), payments }, { paymentId, paymentMethodId: card?.id ?? '' })

    expect(await refusalOf(click())).toMatchObject({ kind: 'unavailable', code: 'billing.providerAway' })

    mend()
    expect(await click()).toMatchObject({ outcome: 'paid' })
    expect(await payer.charged()).toBe(4000)
    expect(await payer.listing(id)).toMatchObject({ status: 'active' })
  })
})

test('[PAY-05] an error the provider repeats for a day is not in the way of the next click', async () => {
  const payer = await aPayingUser(db)
  const { id } = await payer.unpaidListing()
  const stuck = new Map<string, boolean>()
  const { payments } = overBadLine(payer.payments, async (request, real) => {
    const key = request.headers.get('idempotency-key') ?? ''
    if (!new URL(request.url).pathname.endsWith('/payment_intents')) return real()
    if (stuck.size > 0 && !stuck.has(key)) return real()
    const isReplay = stuck.has(key)
    stuck.set(key, true)
    return providerSays(500, ERROR, isReplay ? { 'idempotent-replayed': 'true' } : {})
  })
  const click = () =>
    startCheckout({ ...payer.ctx(), payments }, { listingId: id, tier: 'single', renews: false })

  for (let i = 0; i < 2; i += 1) expect(await refusalOf(click())).toMatchObject({ kind: 'unavailable' })
  const { clientSecret, paymentId } = await click()
  await payer.confirm(clientSecret)

  expect(await settlePayment(payer.ctx(), paymentId)).toBe('paid')
  expect(await payer.charged()).toBe(4000)
})

test('[PAY-03] no one waits for a provider that does not answer: five failures, and the no comes at once', async () => {
  const payer = await aPayingUser(db)
  const { id } = await payer.unpaidListing()
  let asked = 0
  const { payments } = overBadLine(payer.payments, async () => {
    asked += 1
    return providerSays(503, ERROR)
  })
  const click = () =>
    refusalOf(startCheckout({ ...payer.ctx(), payments }, { listingId: id, tier: 'single', renews: false }))

  for (let i = 0; i < 7; i += 1) expect(await click()).toMatchObject({ kind: 'unavailable' })

  expect(asked).toBe(5)
})

test('[PAY-03] waiting for the provider holds no connection to the database', async () => {
  const payer = await aPayingUser(db)
  const { id } = await payer.unpaidListing()
  const narrow = openDatabase(connectionString, { connections: 1 })
  let answered = 0
  const { payments } = overBadLine(payer.payments, async (_, real) => {
    answered += (await narrow.selectFrom('profiles').select('id').limit(1).execute()).length
    return real()
  })

  await startCheckout({ ...payer.ctx(), db: narrow, payments }, { listingId: id, tier: 'gold', renews: true })
  await narrow.destroy()

  expect(answered).toBeGreaterThan(2)
})

test('[PAY-05] a charge that was called off at the provider makes room for another', async () => {
  const payer = await aPayingUser(db)
  const { id } = await payer.unpaidListing()
  const request = { listingId: id, tier: 'single', renews: false } as const
  const first = await startCheckout(payer.ctx(), request)
  await payer.payments.stripe.paymentIntents.cancel(first.clientSecret.split('_secret')[0] ?? '')

  const second = await startCheckout(payer.ctx(), request)

  expect(await payer.payment(first.paymentId)).toMatchObject({ state: 'canceled' })
  expect(second.paymentId).not.toBe(first.paymentId)
})
