import { beforeAll, describe, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aPayingUser } from '#tests/helpers/paying-user.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { aRenewingListing } from '#tests/helpers/renewing.ts'
import { addCard } from './add-card.server.ts'
import { cardsOf } from './queries.server.ts'
import { removeCard } from './remove-card.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const MASTERCARD = '5555555555554444'

describe('[SUB-03] a card that was saved several times', () => {
  test('is one card, and other cards are others', async () => {
    const payer = await aPayingUser(db)
    for (const number of ['4242424242424242', '4242424242424242', MASTERCARD, '4242424242424242'])
      await addCard(payer.ctx(), { paymentMethodId: await payer.card(number) })
    const cards = await cardsOf(db, payer.userId)
    expect(cards.map(({ last4, isDefault }) => [last4, isDefault])).toEqual([
      ['4242', true],
      ['4444', false],
    ])
    expect(cards.map(({ ids }) => ids.length)).toEqual([3, 1])
  })

  test('is removed as one, here and at the provider', async () => {
    const payer = await aPayingUser(db)
    for (let saved = 0; saved < 3; saved += 1)
      await addCard(payer.ctx(), { paymentMethodId: await payer.card() })
    const [card] = await cardsOf(db, payer.userId)
    expect(await removeCard(payer.ctx(), { paymentMethodId: card?.id ?? '' })).toEqual([])
    const rows = db.selectFrom('paymentMethods').select('id').where('userId', '=', payer.userId)
    expect(await rows.execute()).toEqual([])
  })

  test('is not removed while a subscription is paid with it, whichever time it was saved', async () => {
    const { payer } = await aRenewingListing(db)
    await addCard(payer.ctx(), { paymentMethodId: await payer.card() })
    const [card, ...others] = await cardsOf(db, payer.userId)
    expect(others).toEqual([])
    for (const paymentMethodId of card?.ids ?? [])
      expect(await refusalOf(removeCard(payer.ctx(), { paymentMethodId }))).toMatchObject({
        code: 'billing.cardInUse',
      })
  })
})
