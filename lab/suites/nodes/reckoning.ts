import { sql } from 'kysely'
import type Stripe from 'stripe'
import type { Db } from '../../../app/platform/db/database.server.ts'
import type { Acknowledged } from './visitors.ts'

type Facts = {
  readonly db: Db
  readonly said: Acknowledged
  readonly stripe: Stripe
  readonly mails: readonly { readonly raw: string }[]
  /** How many nodes were killed. */
  readonly kills: number
}

/** Returns what was acknowledged and is not there. */
async function lost({ db, said }: Facts): Promise<readonly string[]> {
  const favorites = await db.selectFrom('favorites').select(['userId', 'listingId']).execute()
  const kept = new Set(favorites.map(({ userId, listingId }) => `${userId} ${listingId}`))
  const messages = await db.selectFrom('contactMessages').select('subject').execute()
  const subjects = new Set(messages.map(({ subject }) => subject))
  const paid = await db.selectFrom('payments').select('id').where('state', '=', 'paid').execute()
  const ids = new Set(paid.map(({ id }) => id))
  return [
    ...said.favorites
      .filter(({ userId, listingId }) => !kept.has(`${userId} ${listingId}`))
      .map(() => 'lost favorite'),
    ...said.messages.filter((subject) => !subjects.has(subject)).map((subject) => `lost message ${subject}`),
    ...said.payments.filter((id) => !ids.has(id)).map((id) => `lost payment ${id}`),
  ]
}

const more = (what: string, rows: readonly { readonly count: number }[]) =>
  rows.map(({ count }) => `${what}: ${count} instead of 1`)

/** Returns what is there twice. */
async function doubled({ db }: Facts): Promise<readonly string[]> {
  const messages = await sql<{ count: number }>`
    select count(*)::int as count from contact_messages group by subject having count(*) > 1`.execute(db)
  const entitlements = await sql<{ count: number }>`
    select count(*)::int as count from entitlements where source_id is not null
    group by source_id, kind having count(*) > 1`.execute(db)
  const receipts = await sql<{ count: number }>`
    select count(*)::int as count from mail_outbox where template like 'billing.%'
    group by recipient, template having count(*) > 1`.execute(db)
  const jobs = await sql<{ count: number }>`
    select count(*)::int as count from jobs.job where state = 'completed' and singleton_key = 'start'
    group by name, singleton_on having count(*) > 1`.execute(db)
  return [
    ...more('messages of one form', messages.rows),
    ...more('entitlements of one payment', entitlements.rows),
    ...more('mails about one payment', receipts.rows),
    ...more('jobs at one start', jobs.rows),
  ]
}

/** Charges at the provider and payments here are the same, each once. */
async function charges({ db, stripe, said }: Facts): Promise<readonly string[]> {
  const taken: string[] = []
  for await (const { id, status } of stripe.paymentIntents.list({ limit: 100 })) {
    if (status === 'succeeded') taken.push(id)
  }
  const paid = await db
    .selectFrom('payments')
    .select('stripePaymentIntentId as id')
    .where('state', '=', 'paid')
    .where('stripePaymentIntentId', 'is not', null)
    .execute()
  const ours = paid.filter(({ id }) => id !== null && taken.includes(id)).length
  if (taken.length < said.payments.length)
    return [`${taken.length} charges, ${said.payments.length} acknowledged`]
  return ours === taken.length ? [] : [`${taken.length} charges, ${ours} payments`]
}

const ID = /^message-id: <(?<id>[^@]+)@/imu

/** A mail is sent again only if its worker was killed while it was sent; its id is the same then. */
function mailsTwice({ mails, kills }: Facts): readonly string[] {
  const ids = mails.map(({ raw }) => ID.exec(raw)?.groups?.['id'] ?? '')
  const twice = ids.length - new Set(ids).size
  return twice > kills ? [`${twice} mails were sent twice, though only ${kills} nodes were killed`] : []
}

/** Returns what was lost or doubled, in one line each. */
export async function whatIsWrong(facts: Facts): Promise<readonly string[]> {
  const each = await Promise.all([lost(facts), doubled(facts), charges(facts)])
  return [...each.flat(), ...mailsTwice(facts)]
}
