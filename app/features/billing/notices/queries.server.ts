import { paidUntil } from '#app/features/entitlements/queries.server.ts'
import { itemPath } from '#app/features/items/item-card.ts'
import { ownerToTell } from '#app/features/listings/posting/queries.server.ts'
import { languageOfOwner, titleInMail } from '#app/features/listings/publishing/notify-posting.server.ts'
import type { Locale } from '#app/lib/locale.ts'
import { cleanLine } from '#app/lib/text.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { findPayment, type Payment, presentListingId } from '../queries.server.ts'
import { billingDetailsOf } from '../receipts/queries.server.ts'
import { type Subscription, subscriptionById } from '../subscriptions/queries.server.ts'

/** What an event is about; `amountCents` where it is not the amount of the payment. */
export type MoneyRefs = {
  readonly paymentId?: string
  /** The id of the row, not the provider's. */
  readonly subscriptionId?: string
  readonly amountCents?: number
}

/** Returns the current listing: for a reposted one, the newer one. */
async function listingNow(db: Db, id: string | null) {
  if (!id) return undefined
  return db
    .selectFrom('listings')
    .select(['id', 'listingId', 'title', 'status', 'moderation', 'heldFor', 'listed'])
    .where('id', '=', await presentListingId(db, id))
    .executeTakeFirst()
}

/** Returns the card of the next charge: the subscription's own, else the default one. */
async function cardFor(db: Db, { userId, defaultPaymentMethod }: Subscription) {
  const cards = await db
    .selectFrom('paymentMethods')
    .select([
      'stripePaymentMethodId as id',
      'cardBrand as brand',
      'cardLast4 as last4',
      'cardExpMonth',
      'cardExpYear',
      'isDefault',
    ])
    .where('userId', '=', userId)
    .execute()
  return cards.find(({ id }) => id === defaultPaymentMethod) ?? cards.find(({ isDefault }) => isDefault)
}

/** Returns the first moment at which a card has expired. */
const cardEnd = ({ cardExpYear, cardExpMonth }: { cardExpYear: number; cardExpMonth: number }) =>
  new Date(Date.UTC(cardExpYear, cardExpMonth, 1))

/** Whether the next charge will find a card that is still valid then. */
type CardStanding = 'good' | 'expires' | 'none'

function standingOfCard(card: Awaited<ReturnType<typeof cardFor>>, nextAt: Date | null): CardStanding {
  if (!card) return 'none'
  return nextAt && cardEnd(card) <= nextAt ? 'expires' : 'good'
}

async function renewalOf(db: Db, subscription: Subscription, payment: Payment | null) {
  const { amountCents, currentPeriodEnd: nextAt, packageType, cancelAtPeriodEnd, status } = subscription
  const card = await cardFor(db, subscription)
  const isOver = status === 'canceled' || status === 'incomplete_expired'
  return {
    tier: packageType,
    amountCents: amountCents ?? payment?.amountCents ?? 0,
    nextAt,
    isOn: !cancelAtPeriodEnd && !isOver,
    card: standingOfCard(card, nextAt),
    cardBrand: card?.brand ?? '',
    cardLast4: card?.last4 ?? '',
  }
}

async function rowsFor(db: Db, { paymentId, subscriptionId }: MoneyRefs) {
  const payment = (paymentId ? await findPayment(db, paymentId) : undefined) ?? null
  const subscription = await subscriptionById(db, {
    id: subscriptionId ?? null,
    stripeSubscriptionId: payment?.stripeSubscriptionId ?? null,
  })
  return { payment, subscription: subscription ?? null, about: payment ?? subscription ?? null }
}

type ListingNow = NonNullable<Awaited<ReturnType<typeof listingNow>>>

/** Returns the listing for the email; while it waits for an admin, it has no page and no end. */
async function namedListing(db: Db, { id, listingId, ...listing }: ListingNow, title: string) {
  const isHeld = listing.status === 'pending' && listing.moderation === 'waiting'
  return {
    id,
    number: String(listingId),
    isShown: listing.listed,
    path: isHeld ? '/dashboard' : itemPath({ kind: 'listing', publicId: listingId, title }),
    heldFor: isHeld ? (listing.heldFor ?? 'account') : null,
    paidUntil: isHeld ? null : await paidUntil(db, id, 'post'),
  }
}

async function addressee(db: Db, userId: string) {
  const { fullName, email, deletedAt, language } = await ownerToTell(db, userId)
  const { company, bookkeeperEmail } = await billingDetailsOf(db, userId)
  return {
    name: fullName,
    /** As receipts call the buyer. */
    buyer: company || fullName || email,
    recipient: deletedAt ? null : email,
    bookkeeper: bookkeeperEmail,
    ownLanguage: language,
  }
}

type Known = { readonly ownLanguage: Locale | null; readonly listingTitle: string }

/**
 * Returns the language of the email, and the listing's title in it; a deleted one has the title under which it was
 * paid.
 */
function wordsFor(row: ListingNow | null, { ownLanguage, listingTitle }: Known) {
  const language = languageOfOwner(ownLanguage, row?.title ?? {})
  return { language, title: row ? titleInMail(row.title, language) : cleanLine(listingTitle) }
}

/** Returns everything an email about money may say, as of this transaction. Null when nothing is known. */
export async function moneyFacts({ db, site }: Pick<Ctx, 'db' | 'site'>, refs: MoneyRefs) {
  const { payment, subscription, about } = await rowsFor(db, refs)
  if (!about) return null
  const { ownLanguage, ...owner } = await addressee(db, about.userId)
  const row = (await listingNow(db, about.listingId)) ?? null
  const { language, title } = wordsFor(row, { ownLanguage, listingTitle: about.listingTitle })
  const listing = row && (await namedListing(db, row, title))
  return {
    ...owner,
    language,
    title,
    siteUrl: site.publicUrl,
    subscriptionId: subscription?.id ?? null,
    payment,
    amountCents: refs.amountCents ?? payment?.amountCents ?? 0,
    renewal: subscription && (await renewalOf(db, subscription, payment)),
    listing,
    /** Until when the post is paid; null while it waits for an admin, and for a listing that is gone. */
    paidUntil: listing?.paidUntil ?? null,
  }
}

export type MoneyFacts = NonNullable<Awaited<ReturnType<typeof moneyFacts>>>
