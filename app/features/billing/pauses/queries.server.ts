import type { Db } from '#app/platform/db/database.server.ts'
import { MAX_REFUSALS, type RefusedAttempt } from './rules.ts'

type Asked = { readonly userId: string; readonly since: Date }

/**
 * Returns the refused attempts of a user since `since`, newest first, from the provider's events about payments and about
 * cards to keep. Renewals do not count: nobody is there to try a card.
 */
export function refusedAttempts(db: Db, { userId, since }: Asked): Promise<readonly RefusedAttempt[]> {
  return db
    .selectFrom('paymentEvents')
    .select(['receivedAt as at', 'code'])
    .where('receivedAt', '>', since)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('type', '=', 'payment_intent.payment_failed'),
          eb(
            'objectId',
            'in',
            eb.selectFrom('payments').select('stripePaymentIntentId').where('userId', '=', userId),
          ),
        ]),
        eb.and([
          eb('type', '=', 'setup_intent.setup_failed'),
          eb(
            'objectId',
            'in',
            eb.selectFrom('profiles').select('providerCustomerId').where('id', '=', userId),
          ),
        ]),
      ]),
    )
    .orderBy('receivedAt', 'desc')
    .limit(MAX_REFUSALS + 1)
    .execute()
}
