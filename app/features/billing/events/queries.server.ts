import type { Db } from '#app/platform/db/database.server.ts'
import { findUserByCustomer, paymentOfIntent, paymentOfInvoice } from '../queries.server.ts'
import type { EventAbout } from './event-kinds.ts'

const subscriptionOf = (db: Db, id: string) =>
  db.selectFrom('subscriptions').select('id').where('stripeSubscriptionId', '=', id).executeTakeFirst()

/** Finds our row for an object of the provider, by the kind of event that names it. */
const ROW_OF: Readonly<Record<EventAbout, (db: Db, objectId: string) => Promise<object | undefined>>> = {
  intent: paymentOfIntent,
  charge: paymentOfIntent,
  dispute: paymentOfIntent,
  refund: paymentOfIntent,
  refusedPayment: paymentOfIntent,
  refusedCard: findUserByCustomer,
  invoice: paymentOfInvoice,
  subscription: subscriptionOf,
  card: findUserByCustomer,
  customer: findUserByCustomer,
}

/** Whether an object of the provider belongs to this site: several products may share one account there. */
export async function isOurs(db: Db, about: EventAbout, objectId: string): Promise<boolean> {
  return (await ROW_OF[about](db, objectId)) !== undefined
}
