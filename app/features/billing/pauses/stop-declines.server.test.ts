import { beforeAll, describe, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { startCheckout } from '#tests/helpers/checkout.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aPayingUser } from '#tests/helpers/paying-user.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { addCard } from '../cards/add-card.server.ts'
import { prepareCard } from '../cards/prepare-card.server.ts'
import { paySavedCard } from '../checkout/pay-saved-card.server.ts'
import { receiveEvent } from '../events/receive-event.server.ts'
import { MAX_DECLINES } from './rules.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const single = { tier: 'single', renews: false } as const
const PAUSED = { kind: 'tooMany', code: 'billing.pausedAfterDeclines', params: { count: 60 } }

/** Returns a user with an open charge, and a clock that can be put forward. */
async function withACharge(renews = false) {
  let time = NOW
  let authenticatedAt = NOW
  const payer = await aPayingUser(db, { now: () => time, authenticatedAt: () => authenticatedAt })
  const { id } = await payer.unpaidListing()
  const started = await startCheckout(payer.ctx(), { listingId: id, tier: 'single', renews })
  async function tryCards(count: number, card = 'pm_card_chargeDeclined') {
    for (let i = 0; i < count; i += 1) await payer.confirm(started.clientSecret, card).catch(() => null)
  }
  return {
    payer,
    id,
    tryCards,
    ...started,
    wait(ms: number) {
      time = new Date(time.getTime() + ms)
    },
    prove() {
      authenticatedAt = time
    },
  }
}

describe('[PAY-03] card after card is refused', () => {
  test.each([false, true])('in the browser: the charge is called off (renewing: %s)', async (renews) => {
    const { payer, paymentId, clientSecret, tryCards } = await withACharge(renews)
    await tryCards(MAX_DECLINES)

    await payer.deliverEvents()

    expect(await payer.payment(paymentId)).toMatchObject({ state: 'canceled' })
    await expect(payer.confirm(clientSecret)).rejects.toThrow(/cancel/u)
    expect(await payer.charged()).toBe(0)
  })

  test('nothing is begun for an hour, for any listing; then all is well again', async () => {
    const { payer, tryCards, wait } = await withACharge()
    const { id: other } = await payer.unpaidListing()
    await tryCards(MAX_DECLINES)
    await payer.deliverEvents()
    const again = () => startCheckout(payer.ctx(), { listingId: other, ...single })

    expect(await refusalOf(again())).toMatchObject(PAUSED)
    wait(3_540_001)
    expect(await refusalOf(again())).toMatchObject({ ...PAUSED, params: { count: 1 } })
    wait(60_000)
    const { clientSecret } = await again()
    await payer.confirm(clientSecret)
    expect(await payer.charged()).toBe(4000)
  })

  test('who proves their identity may try one more card, once', async () => {
    const { payer, tryCards, wait, prove } = await withACharge()
    const { id: other } = await payer.unpaidListing()
    const again = () => startCheckout(payer.ctx(), { listingId: other, ...single })
    await tryCards(MAX_DECLINES)
    await payer.deliverEvents()
    wait(60_000)
    expect(await refusalOf(again())).toMatchObject({ code: PAUSED.code })

    prove()
    const { clientSecret, paymentId } = await again()
    wait(60_000)
    await payer.confirm(clientSecret, 'pm_card_chargeDeclinedIncorrectCvc').catch(() => null)
    await payer.deliverEvents()
    expect(await payer.payment(paymentId)).toMatchObject({ state: 'open' })
    await payer.confirm(clientSecret, 'pm_card_chargeDeclined').catch(() => null)
    await payer.deliverEvents()

    expect(await payer.payment(paymentId)).toMatchObject({ state: 'canceled' })
    wait(60_000)
    prove()
    expect(await refusalOf(again())).toMatchObject({ code: PAUSED.code })
    expect(await payer.charged()).toBe(0)
  })

  test.each([
    ['a mistyped code', 'pm_card_chargeDeclinedIncorrectCvc'],
    ['an empty account', 'pm_card_chargeDeclinedInsufficientFunds'],
  ])('%s does not count', async (_, card) => {
    const { payer, clientSecret, tryCards } = await withACharge()
    await tryCards(MAX_DECLINES + 1, card)
    await payer.deliverEvents()
    await payer.confirm(clientSecret)
    expect(await payer.charged()).toBe(4000)
  })

  test('neither does a question of the bank that was answered with no', async () => {
    const { payer, clientSecret } = await withACharge()
    const [id = ''] = clientSecret.split('_secret')
    for (let i = 0; i <= MAX_DECLINES; i += 1) {
      await payer.confirm(clientSecret, 'pm_card_authenticationRequired')
      await payer.payments.stripe.rawRequest('POST', `/v1/payment_intents/${id}/prove`, { outcome: 'no' })
    }
    await payer.deliverEvents()
    await payer.confirm(clientSecret)
    expect(await payer.charged()).toBe(4000)
  })

  test('with a saved card too', async () => {
    const { payer, paymentId } = await withACharge()
    const number = '4000000000000341'
    const [card] = await addCard(payer.ctx(), { paymentMethodId: await payer.card(number) })
    const pay = () => paySavedCard(payer.ctx(), { paymentId, paymentMethodId: card?.id ?? '' })

    for (let i = 0; i < MAX_DECLINES; i += 1) {
      expect(await refusalOf(pay())).toMatchObject({ kind: 'declined' })
      await payer.deliverEvents()
    }

    expect(await refusalOf(pay())).toMatchObject(PAUSED)
  })

  test('while adding cards: the open forms are closed and no new one is opened', async () => {
    const payer = await aPayingUser(db)
    const [secret, open] = [await prepareCard(payer.ctx()), await prepareCard(payer.ctx())]
    const add = (clientSecret: string, card: string) =>
      payer.payments.stripe.setupIntents.confirm(clientSecret.split('_secret')[0] ?? '', {
        payment_method: card,
        return_url: 'http://localhost:3000/dashboard/payments',
      })
    for (let i = 0; i < MAX_DECLINES; i += 1) await add(secret, 'pm_card_chargeDeclined').catch(() => null)

    await payer.deliverEvents()

    for (const form of [secret, open]) await expect(add(form, 'pm_card_visa')).rejects.toThrow(/cancel/u)
    expect(await refusalOf(prepareCard(payer.ctx()))).toMatchObject(PAUSED)
  })

  test('two times, or the same one told twice, or someone else: no one waits', async () => {
    const { payer, clientSecret, tryCards } = await withACharge()
    await tryCards(MAX_DECLINES - 1)
    const told = await payer.messages()
    for (const message of [...told, ...told, ...told]) await receiveEvent(payer.ctx(), message)
    await payer.confirm(clientSecret)
    await payer.deliverEvents()
    expect(await payer.charged()).toBe(4000)

    const paused = await withACharge()
    await paused.tryCards(MAX_DECLINES)
    await paused.payer.deliverEvents()
    const { id } = await payer.unpaidListing()
    expect(await startCheckout(payer.ctx(), { listingId: id, ...single })).toMatchObject({ isPaid: false })
  })
})
