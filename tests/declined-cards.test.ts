import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { cardSentence } from '#app/features/billing/card-errors.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { PLACES_TO_PAY } from '#tests/helpers/places-to-pay.ts'
import { numRuns, PROPERTY_TIMEOUT_MS } from '#tests/helpers/property-runs.ts'
import { overBadLine, providerSays } from '#tests/helpers/provider-line.ts'
import { siteWith } from '#tests/helpers/site.ts'

// The provider answers 402, a refused card, wherever the site charges or keeps one. PROPERTY_RUNS tries more reasons.

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const DECLINES = [
  ['card_declined', 'generic_decline'],
  ['card_declined', 'insufficient_funds'],
  ['card_declined', 'lost_card'],
  ['card_declined', 'card_velocity_exceeded'],
  ['card_declined', 'a_reason_of_tomorrow'],
  ['expired_card', undefined],
  ['incorrect_cvc', undefined],
  ['processing_error', undefined],
  ['authentication_required', 'authentication_required'],
] as const

const ITS_WORDS = 'Raw words of the provider about pi_4711.'
const TRIES_A_CARD = /\/(?:confirm|pay|attach)$/u

/** Everything of a user that a payment changes, if one comes about. */
async function booksOf(userId: string, email: string) {
  const [listings, payments, parts, cards] = await Promise.all([
    db.selectFrom('listings').selectAll().where('userId', '=', userId).orderBy('id').execute(),
    db
      .selectFrom('payments')
      .select(['id', 'state', 'amountCents', 'refundedAmount'])
      .where('userId', '=', userId)
      .where('state', '<>', 'open')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('entitlements')
      .innerJoin('listings', 'listings.id', 'entitlements.listingId')
      .where('listings.userId', '=', userId)
      .selectAll('entitlements')
      .orderBy('entitlements.id')
      .execute(),
    db.selectFrom('paymentMethods').selectAll().where('userId', '=', userId).orderBy('id').execute(),
  ])
  return { listings, payments, parts, cards, letters: await emailsTo(db, email) }
}

test.each(Object.entries(PLACES_TO_PAY))(
  '[PAY-03] a card that is declined for %s: a sentence says why, nothing is stored half, and the next one pays once',
  async (_, placeIn) => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...DECLINES), async ([code, decline_code]) => {
        const { payer, cents, pay } = await placeIn(db)
        const error = { type: 'card_error', code, decline_code, message: ITS_WORDS }
        const { payments, mend } = overBadLine(payer.payments, ({ url }, real) =>
          TRIES_A_CARD.test(new URL(url).pathname)
            ? Promise.resolve(providerSays(402, JSON.stringify({ error })))
            : real(),
        )
        const site = await siteWith(db, { actor: payer.ctx().actor, payments })
        const books = () => booksOf(payer.userId, payer.email)
        const [before, charged] = [await books(), await payer.charged()]

        const sentence = cardSentence({ type: 'card_error', code, ...(decline_code && { decline_code }) })
        const refused = await pay(site)
        expect([refused.status, await refused.json()]).toEqual([
          402,
          { error: TRANSLATE.en(sentence), code: sentence },
        ])
        await payer.deliverEvents()
        expect(await books()).toEqual(before)
        expect(await payer.charged()).toBe(charged)

        mend()
        expect((await pay(site)).status).toBe(200)
        await payer.deliverEvents()
        const after = await books()
        expect(await payer.charged()).toBe(charged + cents)
        expect(after.payments).toHaveLength(before.payments.length + (cents > 0 ? 1 : 0))
        expect(after.letters).toHaveLength(before.letters.length + (cents > 0 ? 1 : 0))
      }),
      { numRuns: numRuns(1) },
    )
  },
  PROPERTY_TIMEOUT_MS,
)
