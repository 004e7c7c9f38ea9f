import type { z } from 'zod'
import { saveCustomerId } from '#app/features/accounts/profile/save-customer-id.server.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { daysBefore } from '#app/lib/day.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { isMigrated } from '../subscriptions/subscription-status.ts'
import type { importedCard, importedSubscription } from './schema.ts'

export type ImportedSubscription = z.infer<typeof importedSubscription> & {
  readonly userId: string
  readonly listingId: string | null
  readonly listingTitle: string
  readonly category: CategorySlug | null
  readonly createdAt: Date
}

export type ImportedCard = z.infer<typeof importedCard> & {
  readonly userId: string
  readonly isDefault: boolean
  readonly createdAt: Date
}

type ImportCtx = Pick<Ctx, 'db' | 'now'>

/** The epoch: the provider has not been asked yet. */
const NEVER_SYNCED = new Date(0)

/**
 * Charges from then on are delivered here: those of the running period were delivered by the earlier site, those that fell
 * due after its export were not.
 */
function chargesFrom({ now }: ImportCtx, { currentPeriodEnd }: ImportedSubscription): Date {
  const due = daysBefore(currentPeriodEnd, 1)
  return due < now ? due : now
}

const columnsOf = (ctx: ImportCtx, subscription: ImportedSubscription) => ({
  ...subscription,
  chargesFrom: chargesFrom(ctx, subscription),
  updatedAt: ctx.now,
  syncedAt: NEVER_SYNCED,
})

async function saveCustomer(ctx: ImportCtx, userId: string, customerId: string): Promise<void> {
  if (customerId !== '') await saveCustomerId(ctx, { userId, customerId })
}

/**
 * Stores subscriptions that another site sold, in the caller's transaction: references to what stays with the provider.
 * Returns their ids in the same order.
 */
export async function insertImportedSubscriptions(
  ctx: ImportCtx,
  subscriptions: readonly ImportedSubscription[],
): Promise<readonly string[]> {
  const ids: string[] = []
  for (const subscription of subscriptions) {
    const { id } = await ctx.db
      .insertInto('subscriptions')
      .values(columnsOf(ctx, subscription))
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
    const { userId, stripeCustomerId, stripeSubscriptionId } = subscription
    if (!isMigrated(stripeSubscriptionId)) await saveCustomer(ctx, userId, stripeCustomerId)
  }
  return ids
}

/** Stores what changed in the file since the last import. The owner and the ids at the provider stay. */
export async function updateImportedSubscription(
  ctx: ImportCtx,
  id: string,
  subscription: ImportedSubscription,
): Promise<void> {
  const { userId: _, stripeSubscriptionId: __, ...columns } = columnsOf(ctx, subscription)
  await ctx.db.updateTable('subscriptions').set(columns).where('id', '=', id).execute()
}

async function hasDefault({ db }: ImportCtx, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('paymentMethods')
    .select('id')
    .where('userId', '=', userId)
    .where('isDefault', '=', true)
    .executeTakeFirst()
  return found !== undefined
}

/** Stores saved cards, in the caller's transaction. A user has one default card. Returns their ids in the same order. */
export async function insertImportedCards(
  ctx: ImportCtx,
  cards: readonly ImportedCard[],
): Promise<readonly string[]> {
  const ids: string[] = []
  for (const { stripeCustomerId, ...card } of cards) {
    const isDefault = card.isDefault && !(await hasDefault(ctx, card.userId))
    const { id } = await ctx.db
      .insertInto('paymentMethods')
      .values({ ...card, isDefault })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
    await saveCustomer(ctx, card.userId, stripeCustomerId)
  }
  return ids
}

/** Stores what changed in the file since the last import: a card may expire later. */
export async function updateImportedCard({ db }: ImportCtx, id: string, card: ImportedCard): Promise<void> {
  const { cardBrand, cardLast4, cardExpMonth, cardExpYear } = card
  await db
    .updateTable('paymentMethods')
    .set({ cardBrand, cardLast4, cardExpMonth, cardExpYear })
    .where('id', '=', id)
    .execute()
}
