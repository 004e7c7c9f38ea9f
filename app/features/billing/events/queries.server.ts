import type { Db } from '#app/platform/db/database.server.ts'
import { paymentOfIntent, paymentOfInvoice, personOfCustomer } from '../queries.server.ts'
import type { EventAbout } from './event-kinds.ts'

const subscriptionOf = (db: Db, id: string) =>
  db.selectFrom('subscriptions').select('id').where('stripeSubscriptionId', '=', id).executeTakeFirst()

/** Which row of ours stands for an object of the provider, by the kind of event that names it. */
const ROW_OF: Readonly<Record<EventAbout, (db: Db, objectId: string) => Promise<object | undefined>>> = {
  intent: paymentOfIntent,
  charge: paymentOfIntent,
  refund: paymentOfIntent,
  refusedPayment: paymentOfIntent,
  refusedCard: personOfCustomer,
  invoice: paymentOfInvoice,
  subscription: subscriptionOf,
  card: personOfCustomer,
  customer: personOfCustomer,
}

/** Returns whether an object of the provider belongs to this site: several products may share one account there. */
export async function isOurs(db: Db, about: EventAbout, objectId: string): Promise<boolean> {
  return (await ROW_OF[about](db, objectId)) !== undefined
}
