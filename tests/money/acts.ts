import { randomUUID } from 'node:crypto'
import { banUser, unbanUser } from '#app/features/account-closure/ban-user.server.ts'
import { deleteListing } from '#app/features/account-closure/delete-listing.server.ts'
import { deactivateAccount, deleteAccount } from '#app/features/account-closure/leave-site.server.ts'
import { reactivateUser } from '#app/features/accounts/users/reactivate-user.server.ts'
import { addCard } from '#app/features/billing/cards/add-card.server.ts'
import { refundPayment } from '#app/features/billing/refund-payment.server.ts'
import { settlePayment } from '#app/features/billing/settle-payment.server.ts'
import { changeCard } from '#app/features/billing/subscriptions/change-card.server.ts'
import { switchRenewal } from '#app/features/billing/subscriptions/switch-renewal.server.ts'
import { moveListing } from '#app/features/listings/move-listing.server.ts'
import type { ModerationAction } from '#app/features/moderation/actions.ts'
import { moderateItems } from '#app/features/moderation/moderate-items.server.ts'
import { BUMP, TIERS } from '#app/features/pricing/packages.ts'
import { PASSWORD } from '#tests/factories/accounts.ts'
import { anOrder } from '#tests/factories/moderation.ts'
import { startCheckout } from '#tests/helpers/checkout.ts'
import { adsOf, listingById } from '#tests/helpers/rows.ts'
import { GOOD_LINE, ignoreRefusals, type Line } from './worker.ts'
import type { World } from './world.ts'

/** One action of a user; `which` and `how` choose among the rows. */
export type EditorAction = {
  readonly name: ActName
  readonly which: number
  readonly how: number
  readonly line: Line
}

const one = <T>(things: readonly T[], n: number): T | undefined => things[n % things.length]

/** The maximum of listings at a time, so that actions meet results of earlier ones. */
const LISTINGS = 2

const FAILS_LATER = '4000000000000341'

async function begin(world: World, listingId: string | undefined, how: number): Promise<void> {
  const tier = one(TIERS, how)
  if (!listingId || !tier) return
  const renews = how % 2 === 0
  const started = await startCheckout(world.ctx(), { listingId, tier, renews })
  if (!started.isPaid) world.begun.push(started)
}

/** The browser pays what was begun last, or long ago; then it notifies the site, or is closed. */
async function confirm(world: World, which: number, how: number): Promise<void> {
  const begun = one(world.begun, which)
  if (!begun) return
  const card = how % 5 === 0 ? 'pm_card_chargeDeclined' : 'pm_card_visa'
  await world.confirm(begun.clientSecret, card).catch(() => null)
  if (how % 2 === 0) await settlePayment(world.ctx(), begun.paymentId)
}

async function buy(world: World, listingId: string | undefined, how: number): Promise<void> {
  const before = world.begun.length
  await begin(world, listingId, how)
  if (world.begun.length > before) await confirm(world, world.begun.length - 1, how + 1)
}

/** Another user posts meanwhile, so that there is something to be moved above. */
async function bump(world: World, listingId: string | undefined): Promise<void> {
  if (!listingId) return
  await world.postAbove()
  const before = world.begun.length
  const started = await startCheckout(world.ctx(), { listingId, tier: BUMP, renews: false })
  if (!started.isPaid) world.begun.push(started)
  if (world.begun.length > before) await confirm(world, world.begun.length - 1, 1)
}

const subscriptionsOf = ({ db, userId }: World) =>
  db
    .selectFrom('subscriptions')
    .select(['stripeSubscriptionId as id', 'cancelAtPeriodEnd'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()

const paymentsOf = ({ db, userId }: World) =>
  db
    .selectFrom('payments')
    .select('id')
    .where('userId', '=', userId)
    .where('state', 'in', ['paid', 'refunded'])
    .orderBy('receiptNumber')
    .execute()

async function moderate(world: World, action: ModerationAction, id: string | undefined): Promise<void> {
  if (!id) return
  await moderateItems(world.requireAdmin(), anOrder(action, [await listingById(world.db, id)]))
}

async function putCard(world: World, which: number, number?: string): Promise<void> {
  const subscription = one(await subscriptionsOf(world), which)
  if (!subscription) return
  const paymentMethodId = await world.card(number)
  await addCard(world.ctx(), { paymentMethodId })
  await changeCard(world.ctx(), { subscriptionId: subscription.id, paymentMethodId })
}

type Action = (world: World, act: EditorAction) => Promise<unknown>

/** Everything that can happen to a payment. */
const ACTIONS = {
  async post(world) {
    if (world.listings.length >= LISTINGS) return
    const { id } = await world.unpaidListing({ title: { en: `Listing ${world.listings.length + 1}` } })
    world.listings.push(id)
  },
  buy: (world, { which, how }) => buy(world, one(world.listings, which), how),
  bump: (world, { which }) => bump(world, one(world.listings, which)),
  begin: (world, { which, how }) => begin(world, one(world.listings, which), how),
  confirm: (world, { which, how }) => confirm(world, which, how),
  async repost(world, { which, how }) {
    const replaces = one(world.listings, which)
    if (!replaces) return
    const { deletedAt, paymentStatus, replacedBy } = await listingById(world.db, replaces)
    if (deletedAt || paymentStatus !== 'completed' || replacedBy) return
    const { id } = await world.unpaidListing({ title: { en: 'Posted again' }, replaces })
    world.listings[which % world.listings.length] = id
    await buy(world, id, how)
  },
  async switchRenewal(world, { which, how }) {
    const subscription = one(await subscriptionsOf(world), which)
    if (!subscription) return
    const renews = how % 4 === 0 ? how % 8 === 0 : subscription.cancelAtPeriodEnd
    await switchRenewal(world.ctx(), { subscriptionId: subscription.id, renews, intent: 'renewal' })
  },
  /** The same at the provider's own pages, which know no listing. */
  async portal(world, { which, how }) {
    const subscription = one(await subscriptionsOf(world), which)
    if (!subscription) return
    await world.payments.stripe.subscriptions
      .update(subscription.id, { cancel_at_period_end: how % 2 === 0 })
      .catch(() => null)
  },
  failingCard: (world, { which }) => putCard(world, which, FAILS_LATER),
  goodCard: (world, { which }) => putCard(world, which),
  async refund(world, { which, how }) {
    const payment = one(await paymentsOf(world), which)
    const amountCents = how % 3 === 0 ? 1000 : null
    const refund = { refundId: randomUUID(), amountCents, reason: 'A bad week' }
    if (payment) await refundPayment(world.requireAdmin(), { paymentId: payment.id, ...refund })
  },
  async deleteListing(world, { which }) {
    const id = one(world.listings, which)
    if (id) await deleteListing(world.ctx(), { id })
  },
  restore: (world, { which }) => moderate(world, 'restore', one(world.listings, which)),
  reject: (world, { which, how }) =>
    moderate(world, how % 2 === 0 ? 'reject' : 'remove', one(world.listings, which)),
  approve: (world, { which }) => moderate(world, 'approve', one(world.listings, which)),
  async move(world, { which, how }) {
    const id = one(world.listings, which)
    const to = one(['active', 'inactive', 'sold'] as const, how)
    if (id && to) await moveListing(world.ctx(), { id, to })
  },
  async approveBillboard(world, { which }) {
    const ad = one(await adsOf(world.db, world.userId), which)
    if (ad) await moderateItems(world.requireAdmin(), anOrder('approve', [ad]))
  },
  async ban(world) {
    await banUser(world.requireAdmin(), { userId: world.userId, reason: 'spam' }).catch(ignoreRefusals)
  },
  async unban(world) {
    await unbanUser(world.requireAdmin(), { userId: world.userId }).catch(ignoreRefusals)
    await reactivateUser(world.requireAdmin(), { userId: world.userId }).catch(ignoreRefusals)
  },
  deactivate: (world) => deactivateAccount(world.ctx()),
  deleteAccount: (world) => deleteAccount(world.ctx(), { password: PASSWORD }),
  pass: (world, { how, line }) => world.pass([1, 6, 20, 31, 31][how % 5] ?? 1, line),
} as const satisfies Record<string, Action>

export type ActName = keyof typeof ACTIONS

/** What only signed-in users can do; banned and deleted ones are not. */
const SIGNED_IN: readonly ActName[] = [
  'post',
  'buy',
  'bump',
  'begin',
  'repost',
  'switchRenewal',
  'failingCard',
  'goodCard',
  'deleteListing',
  'move',
  'deactivate',
  'deleteAccount',
]

async function isSignedIn({ db, userId }: World): Promise<boolean> {
  const { role, deactivatedAt } = await db
    .selectFrom('profiles')
    .select(['role', 'deactivatedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return role !== 'banned' && deactivatedAt === null
}

/** Does it, if it can be done, and lets everything follow that follows by itself. */
export async function perform(world: World, act: EditorAction): Promise<void> {
  if (SIGNED_IN.includes(act.name) && !(await isSignedIn(world))) return
  await ACTIONS[act.name](world, act).catch(ignoreRefusals)
  if (act.name !== 'pass') await world.settle(act.name === 'portal' ? GOOD_LINE : act.line)
}

/** How often each thing is done, among all. */
export const WEIGHTS: Readonly<Record<ActName, number>> = {
  post: 4,
  buy: 12,
  bump: 6,
  begin: 3,
  confirm: 4,
  repost: 3,
  switchRenewal: 5,
  portal: 2,
  failingCard: 2,
  goodCard: 2,
  refund: 4,
  deleteListing: 2,
  restore: 1,
  reject: 2,
  approve: 3,
  move: 2,
  approveBillboard: 3,
  ban: 1,
  unban: 2,
  deactivate: 1,
  deleteAccount: 1,
  pass: 18,
}
