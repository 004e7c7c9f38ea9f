import {
  hashSubscriptions,
  removeImportedSubscriptions,
} from '#app/features/billing/importing/remove-imported.server.ts'
import {
  type ImportedSubscription,
  insertImportedSubscriptions,
  updateImportedSubscription,
} from '#app/features/billing/importing/store-imported.server.ts'
import { subscriptionById } from '#app/features/billing/subscriptions/queries.server.ts'
import { whyNotRenew } from '#app/features/billing/subscriptions/rules.ts'
import { isMigrated, isRenewing } from '#app/features/billing/subscriptions/subscription-status.ts'
import { type ParsedSubscription, parseSubscription } from '../parsing/parse-billing.server.ts'
import type { Remark } from '../parsing/parse-leniently.server.ts'
import { whyNotCustomer } from './check-customer.server.ts'
import { findRenewedListings } from './find-renewed-listing.server.ts'
import { claim, type ImportRun, type SourceRow } from './import-run.ts'
import type { RecordHandler, ToPrepare } from './record-handler.ts'
import { type Owner, ownerKey } from './resolve-owners.server.ts'

/** Says that the subscription is in the files twice, or here already. */
async function whyNotNew(
  { ctx }: ImportRun,
  isFirst: boolean,
  { id, stripeSubscriptionId }: { id: string | null; stripeSubscriptionId: string },
): Promise<readonly Remark[]> {
  const known = await subscriptionById(ctx.db, { id: null, stripeSubscriptionId })
  if (isFirst && (known === undefined || known.id === id)) return []
  return [{ field: 'providerSubscription', reason: 'this subscription was imported or sold here already' }]
}

type Found = Awaited<ReturnType<typeof findRenewedListings>>

/** One that goes on being charged needs a listing that can be renewed: the site would end it, or charge for nothing. */
function whyNotCharge({ t }: ImportRun, found: Found): readonly Remark[] {
  const [listing] = found
  const refusal = listing ? whyNotRenew(listing.state) : null
  const unclear = `it is not clear which listing it renews (${found.length} fit): name one in the column listing, or end it at the payment provider`
  if (found.length !== 1) return [{ field: 'listing', reason: unclear }]
  return refusal ? [{ field: 'listing', reason: t.dynamic(refusal.code, refusal.params) }] : []
}

/** Adds the listing that a subscription renews. */
async function withListing(run: ImportRun, row: SourceRow, owner: Owner, record: ParsedSubscription) {
  const found = await findRenewedListings(run, row, owner)
  const isCharged = isRenewing(record) && !isMigrated(record.stripeSubscriptionId)
  const refused = isCharged ? whyNotCharge(run, found) : []
  if (refused.length > 0) return { refused }
  const listing = found.length === 1 ? found[0] : undefined
  const listingTitle = record.listingTitle || (listing?.title ?? '')
  return { record: { ...record, listingTitle, listingId: listing?.id ?? null }, remarks: [] }
}

async function prepare(run: ImportRun, { row, id }: ToPrepare, owner: Owner) {
  const category = run.categories.find(row.values['category'])
  const parsed = parseSubscription(row.values, { now: run.ctx.now, userId: owner.id, category })
  if ('refused' in parsed) return parsed
  const { stripeSubscriptionId, stripeCustomerId } = parsed.record
  const isFirst = claim(run, `subscription ${stripeSubscriptionId}`, row.id)
  const account = owner.id || ownerKey(row.values)
  if (!isMigrated(stripeSubscriptionId)) claim(run, `customer of ${account}`, stripeCustomerId)
  const refused = [
    ...(await whyNotNew(run, isFirst, { id, stripeSubscriptionId })),
    ...(await whyNotCustomer(run, account, stripeCustomerId)),
  ]
  if (refused.length > 0) return { refused }
  const renewing = await withListing(run, row, owner, parsed.record)
  return 'refused' in renewing ? renewing : { ...renewing, remarks: parsed.remarks }
}

/** References to subscriptions that stay with the payment provider (D-08), each with the listing that it renews. */
export const SUBSCRIPTIONS: RecordHandler<ImportedSubscription> = {
  kind: 'subscriptions',
  needsOwner: true,
  plan: () => ({ titles: [] }),
  prepare,
  insert: async (ctx, records) =>
    (await insertImportedSubscriptions(ctx, records)).map((id) => ({ id, isMade: true, path: null })),
  update: updateImportedSubscription,
  hash: hashSubscriptions,
  remove: removeImportedSubscriptions,
}
