import { hashCards, removeImportedCards } from '#app/features/billing/importing/remove-imported.server.ts'
import {
  type ImportedCard,
  insertImportedCards,
  updateImportedCard,
} from '#app/features/billing/importing/store-imported.server.ts'
import { customerOf } from '#app/features/billing/queries.server.ts'
import { parseCard } from '../parsing/parse-billing.server.ts'
import type { Remark } from '../parsing/parse-leniently.server.ts'
import { whyNotCustomer } from './check-customer.server.ts'
import { claim, type ImportRun, type SourceRow } from './import-run.ts'
import type { RecordHandler, ToPrepare } from './record-handler.ts'
import { type Owner, ownerKey } from './resolve-owners.server.ts'

const OTHER_CUSTOMER = 'the account is another customer of the payment provider'
const KNOWN = 'this card was imported or saved here already'

const cardNamed = ({ ctx }: ImportRun, { stripePaymentMethodId }: ImportedCard) =>
  ctx.db
    .selectFrom('paymentMethods')
    .select('id')
    .where('stripePaymentMethodId', '=', stripePaymentMethodId)
    .executeTakeFirst()

/** The site reads the cards of one customer for each account. */
async function whyNotOwnCustomer(
  run: ImportRun,
  { values }: SourceRow,
  owner: Owner,
  customerId: string,
): Promise<readonly Remark[]> {
  if (customerId === '') return []
  const isClaimed = claim(run, `customer of ${owner.id || ownerKey(values)}`, customerId)
  const account = owner.id === '' ? undefined : await customerOf(run.ctx.db, owner.id)
  const isSame = isClaimed && (account?.customerId ?? customerId) === customerId
  return isSame ? [] : [{ field: 'providerCustomer', reason: OTHER_CUSTOMER }]
}

async function prepare(run: ImportRun, { row, id }: ToPrepare, owner: Owner) {
  const parsed = parseCard(row.values, { now: run.ctx.now, userId: owner.id })
  if ('refused' in parsed) return parsed
  const { record } = parsed
  const isFirst = claim(run, `card ${record.stripePaymentMethodId}`, row.id)
  const known = await cardNamed(run, record)
  const isNew = isFirst && (known === undefined || known.id === id)
  const refused = [
    ...(isNew ? [] : [{ field: 'providerCard', reason: KNOWN }]),
    ...(await whyNotOwnCustomer(run, row, owner, record.stripeCustomerId)),
    ...(await whyNotCustomer(run, owner.id || ownerKey(row.values), record.stripeCustomerId)),
  ]
  return refused.length > 0 ? { refused } : parsed
}

/** References to cards that stay with the payment provider. */
export const CARDS: RecordHandler<ImportedCard> = {
  kind: 'cards',
  needsOwner: true,
  plan: () => ({ titles: [] }),
  prepare,
  insert: async (ctx, records) =>
    (await insertImportedCards(ctx, records)).map((id) => ({ id, isMade: true, path: null })),
  update: updateImportedCard,
  hash: hashCards,
  remove: removeImportedCards,
}
