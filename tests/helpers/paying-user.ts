import type { Insertable } from 'kysely'
import { receiveEvent } from '#app/features/billing/events/receive-event.server.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Listings } from '#app/platform/db/tables.gen.ts'
import { aListing, DRAFT } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { fakePayments } from '#tests/fakes/payments.ts'
import { NOW } from './clock.ts'
import { anActor, ctxFor } from './ctx.ts'

type Given = {
  readonly now?: () => Date
  /** When the user last authenticated. The default is just now. */
  readonly authenticatedAt?: () => Date
  readonly fake?: Omit<ReturnType<typeof fakePayments>, 'runDue'>
  /** Who pays. The default is a new user. */
  readonly user?: { readonly id: string; readonly email: string; readonly fullName: string }
}
type ListingColumns = Partial<Omit<Insertable<Listings>, 'category'>>

/** A message of the provider, as it arrives. */
export type Message = { readonly body: string; readonly signature: string | null }

/** A user who pays, the provider they pay at, and the messages of both to the site. */
export async function aPayingUser(
  db: Db,
  { now = () => NOW, authenticatedAt = now, fake = fakePayments({ now }), user }: Given = {},
) {
  const { id, email, fullName } = user ?? (await aProfile(db))
  const { payments } = fake
  const ctx = (): PersonalCtx => ({
    ...ctxFor(db, { now: now() }),
    payments,
    actor: anActor({ id, email, fullName, authenticatedAt: authenticatedAt() }),
  })

  /** Returns the messages that the provider has sent by now. */
  async function messages(): Promise<readonly Message[]> {
    const received: Message[] = []
    await fake.deliver(async (message) => {
      received.push({ body: await message.text(), signature: message.headers.get('stripe-signature') })
      return { status: 200 }
    })
    return received
  }

  return {
    ...fake,
    userId: id,
    email,
    ctx,
    messages,
    /** A listing that waits for its payment. */
    unpaidListing: (given: ListingColumns = {}) => aListing(db, { userId: id, ...DRAFT, ...given }),
    /** What the browser makes of a card number. */
    async card(number = '4242424242424242'): Promise<string> {
      const card = { number, exp_month: 12, exp_year: 2034, cvc: '123' }
      return (await payments.stripe.paymentMethods.create({ type: 'card', card })).id
    },
    /** What the browser does with the secret and a card. */
    confirm: (clientSecret: string, card = 'pm_card_visa') =>
      payments.stripe.paymentIntents.confirm(clientSecret.split('_secret')[0] ?? '', {
        payment_method: card,
        return_url: 'http://localhost:3000/payment-success',
      }),
    /** Delivers all messages of the provider to the site. */
    async deliverEvents(): Promise<void> {
      for (const message of await messages()) await receiveEvent(ctx(), message)
    },
    listing: (listingId: string) =>
      db.selectFrom('listings').selectAll().where('id', '=', listingId).executeTakeFirstOrThrow(),
    payment: (paymentId: string) =>
      db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow(),
    /** All the money the provider has taken and not given back, in cents. */
    async charged(): Promise<number> {
      const { data } = await payments.stripe.paymentIntents.list({ limit: 100 })
      return data
        .filter(({ status }) => status === 'succeeded')
        .reduce((sum, one) => sum + one.amount_received, 0)
    },
  }
}
