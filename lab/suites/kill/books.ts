import type Stripe from 'stripe'
import { idOf } from '../../../app/features/billing/call-provider.server.ts'
import { cardsOf } from '../../../app/features/billing/cards/queries.server.ts'
import { customerOf } from '../../../app/features/billing/queries.server.ts'
import { receiptsOf } from '../../../app/features/billing/receipts/queries.server.ts'
import { isRenewing } from '../../../app/features/billing/subscriptions/subscription-status.ts'
import { endOf, kindsOf } from '../../../app/features/entitlements/entitlement-periods.ts'
import type { Db } from '../../../app/platform/db/database.server.ts'

// What must be true about a user's money whatever happened: the provider's records on one side, ours on the other.

type Records = { readonly db: Db; readonly stripe: Stripe; readonly userId: string; readonly email: string }

async function atProvider({ stripe }: Records) {
  const [intents, refunds] = await Promise.all([
    stripe.paymentIntents.list({ limit: 100 }),
    stripe.refunds.list({ limit: 100 }),
  ])
  const taken = intents.data.filter(({ status }) => status === 'succeeded')
  const given = refunds.data.reduce((sum, { amount }) => sum + amount, 0)
  return { taken, cents: taken.reduce((sum, one) => sum + one.amount_received, 0) - given }
}

const ours = ({ db, userId }: Records) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

const partsOf = ({ db }: Records, sourceId: string) =>
  db.selectFrom('entitlements').selectAll().where('sourceId', '=', sourceId).execute()

/** What each payment bought: all of its package, once, or nothing any more when the money went back. */
async function wrongParts(records: Records): Promise<string[]> {
  const wrong: string[] = []
  for (const { id, tier, state, upgradedFrom } of await ours(records)) {
    const parts = await partsOf(records, id)
    const kinds = parts.map(({ kind }) => kind).toSorted()
    const bought = state === 'paid' || state === 'refunded' ? kindsOf(tier, upgradedFrom) : []
    if (kinds.join() !== [...bought].toSorted().join())
      wrong.push(`${state} payment ${id} bought ${kinds.join()}`)
    const isKept = parts.some(({ withdrawnAt }) => withdrawnAt === null)
    if (state === 'refunded' && isKept) wrong.push(`refunded payment ${id} keeps what it bought`)
  }
  return wrong
}

/** Public exactly while something is paid for it, and to the end of that. */
async function wrongListings(records: Records): Promise<string[]> {
  const { db, userId } = records
  const rows = await db.selectFrom('listings').selectAll().where('userId', '=', userId).execute()
  const wrong: string[] = rows.length > 1 ? [`${rows.length} listings of one form`] : []
  for (const { id, status, expiresAt } of rows) {
    const { until } = await db
      .selectFrom('entitlements')
      .select((eb) => eb.fn.max('endsAt').as('until'))
      .where('listingId', '=', id)
      .where('kind', '=', 'post')
      .where('withdrawnAt', 'is', null)
      .executeTakeFirstOrThrow()
    if ((status === 'active') !== (until !== null))
      wrong.push(`a listing is ${status}, paid until ${until?.toISOString()}`)
    const subscription = await db
      .selectFrom('subscriptions')
      .selectAll()
      .where('listingId', '=', id)
      .executeTakeFirst()
    const end = until && endOf(until, subscription !== undefined && isRenewing(subscription))
    if (end?.getTime() !== expiresAt?.getTime())
      wrong.push(`a listing ends ${expiresAt?.toISOString()} instead of ${end?.toISOString()}`)
  }
  return wrong
}

async function wrongSubscriptions({ db, stripe, userId }: Records): Promise<string[]> {
  const [rows, { data }] = await Promise.all([
    db.selectFrom('subscriptions').selectAll().where('userId', '=', userId).execute(),
    stripe.subscriptions.list({ status: 'all', limit: 100 }),
  ])
  const here = rows.map((row) =>
    [row.stripeSubscriptionId, row.status, row.cancelAtPeriodEnd, row.defaultPaymentMethod].join(' '),
  )
  const there = data.map((one) =>
    [one.id, one.status, one.cancel_at_period_end, idOf(one.default_payment_method)].join(' '),
  )
  const isSame = here.toSorted().join() === there.toSorted().join()
  return isSame ? [] : [`subscriptions here: ${here.join()}, at the provider: ${there.join()}`]
}

/**
 * Saved cards here and there, and which one is the default. The provider may have a card twice, which a killed process
 * attached and a second try again: it is one here.
 */
async function wrongCards({ db, stripe, userId }: Records): Promise<string[]> {
  const user = await customerOf(db, userId)
  if (!user?.customerId) return []
  const [rows, customer, { data }] = await Promise.all([
    cardsOf(db, userId),
    stripe.customers.retrieve(user.customerId),
    stripe.customers.listPaymentMethods(user.customerId, { type: 'card', limit: 100 }),
  ])
  const chosen = customer.deleted ? null : idOf(customer.invoice_settings.default_payment_method)
  const numberOf = (id: string | null) => data.find((card) => card.id === id)?.card?.fingerprint ?? id
  const named = (id: string, isDefault: boolean) => `${numberOf(id)}${isDefault ? ' default' : ''}`
  const here = rows.map(({ id, isDefault }) => named(id, isDefault)).toSorted()
  const there = new Set(data.map(({ id }) => named(id, numberOf(id) === numberOf(chosen))))
  const isSame = here.join() === [...there].toSorted().join()
  return isSame ? [] : [`cards here: ${here.join()}, at the provider: ${[...there].join()}`]
}

async function wrongMails({ db, email }: Records, isPublished: boolean): Promise<string[]> {
  const emails = await db.selectFrom('mailOutbox').select('template').where('recipient', '=', email).execute()
  const count = emails.filter(({ template }) => template === 'listings.posted').length
  return count === (isPublished ? 1 : 0) ? [] : [`${count} mails that a listing was posted`]
}

/** Everything that does not add up; nothing, as a rule. */
export async function whatIsWrong(records: Records): Promise<readonly string[]> {
  const [{ taken, cents }, payments] = await Promise.all([atProvider(records), ours(records)])
  const charged = payments.filter(({ state }) => state === 'paid' || state === 'refunded')
  const wrong = [
    ...(await wrongParts(records)),
    ...(await wrongListings(records)),
    ...(await wrongSubscriptions(records)),
    ...(await wrongCards(records)),
    ...(await wrongMails(records, charged.length > 0)),
  ]
  const here = charged.map(({ stripePaymentIntentId }) => stripePaymentIntentId ?? '').toSorted()
  const there = taken.map(({ id }) => id).toSorted()
  if (here.join() !== there.join())
    wrong.push(`charges here: ${here.join()}, at the provider: ${there.join()}`)
  const { totalCents } = await receiptsOf(records.db, records.userId, 1)
  if (totalCents !== cents) wrong.push(`receipts say ${totalCents} cents, the provider ${cents}`)
  return wrong
}
