import { receiptsOf } from '#app/features/billing/receipts/queries.server.ts'
import { isRenewing } from '#app/features/billing/subscriptions/subscription-status.ts'
import { kindsOf, restOf } from '#app/features/entitlements/entitlement-periods.ts'
import { PERIOD_DAYS } from '#app/features/pricing/packages.ts'
import { DAY_MS } from '#app/lib/day.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import type { World } from './world.ts'

const CHARGED = ['paid', 'refunded'] as const
const RECEIPT_EVENTS = ['purchased', 'upgraded', 'extended', 'bumped', 'renewed', 'chargedForNothing']
const NOTICES = ['renewalReminded', 'renewalTurnedOn', 'renewalBought']
/** A reminder comes a week before the charge, and the bank may refuse for twelve days more. */
const NOTICE_MS = 22 * DAY_MS

async function readAll({ db, userId, email, payments: { stripe } }: World) {
  const mine = { payments: db.selectFrom('payments'), subscriptions: db.selectFrom('subscriptions') }
  const [payments, subscriptions, listings, emails, profile, intents, refunds] = await Promise.all([
    mine.payments.selectAll().where('userId', '=', userId).orderBy('receiptNumber').execute(),
    mine.subscriptions.selectAll().where('userId', '=', userId).execute(),
    db.selectFrom('listings').selectAll().where('userId', '=', userId).execute(),
    emailsTo(db, email),
    db.selectFrom('profiles').selectAll().where('id', '=', userId).executeTakeFirstOrThrow(),
    stripe.paymentIntents.list({ limit: 100 }),
    stripe.refunds.list({ limit: 100 }),
  ])
  const targets = [...payments, ...subscriptions].map(({ id }) => id)
  const log = targets.length
    ? await db.selectFrom('auditLog').selectAll().where('targetId', 'in', targets).orderBy('id').execute()
    : []
  const ids = listings.map(({ id }) => id)
  const parts = ids.length
    ? await db.selectFrom('entitlements').selectAll().where('listingId', 'in', ids).execute()
    : []
  const taken = intents.data.filter(({ status }) => status === 'succeeded')
  return { payments, subscriptions, listings, emails, profile, taken, refunds: refunds.data, log, parts }
}

type Found = Awaited<ReturnType<typeof readAll>>

const eventOf = ({ details }: Found['log'][number]) =>
  typeof details === 'object' && details !== null && 'event' in details ? String(details['event']) : ''

/** Every cent the provider took or gave back is in our records, once. */
async function wrongMoney({ db, userId }: World, { payments, taken, refunds }: Found): Promise<string[]> {
  const charged = payments.filter(({ state }) => CHARGED.some((one) => one === state))
  const here = charged.map(({ stripePaymentIntentId }) => stripePaymentIntentId ?? '').toSorted()
  const there = taken.map(({ id }) => id).toSorted()
  const wrong = here.join() === there.join() ? [] : [`charges here: ${here.join()}, there: ${there.join()}`]
  const cents =
    taken.reduce((sum, one) => sum + one.amount_received, 0) -
    refunds.reduce((sum, { amount }) => sum + amount, 0)
  const { totalCents } = await receiptsOf(db, userId, 1)
  if (totalCents !== cents) wrong.push(`receipts say ${totalCents} cents, the provider ${cents}`)
  return wrong
}

/** They repeat the facts of the receipt. */
const REFUND_MAILS = ['billing.refunded', 'billing.partly-refunded']

/** Each charge has one event and one mail with its receipt; each refund has its mail. */
function wrongMails({ payments, emails, log, profile }: Found): string[] {
  const wrong: string[] = []
  for (const { id, state, receiptNumber, amountCents } of payments) {
    const events = log.filter(({ targetId }) => targetId === id).map(eventOf)
    const charges = events.filter((event) => RECEIPT_EVENTS.includes(event))
    const isCharged = state === 'paid' || state === 'refunded'
    if (charges.length !== (isCharged ? 1 : 0)) wrong.push(`${state} payment: ${events.join()}`)
    const refunds = events.filter((event) => event === 'refunded').length
    const parts = events.filter((event) => event === 'partiallyRefunded').length
    const sent = emails.filter(
      ({ template, body }) => template === REFUND_MAILS[1] && body.includes(id),
    ).length
    if (!profile.deletedAt && parts !== sent) wrong.push(`${parts} partial refunds, ${sent} mails`)
    if (refunds !== (state === 'refunded' ? 1 : 0)) wrong.push(`${state} payment: ${events.join()}`)
    if (profile.deletedAt) continue
    const receipts = emails.filter(
      ({ template, body }) =>
        !REFUND_MAILS.includes(template) && body.includes(`Receipt: ${receiptNumber}\n`) && body.includes(id),
    )
    if (receipts.length !== (isCharged ? 1 : 0))
      wrong.push(`${receipts.length} receipts of a ${state} payment of ${amountCents}`)
  }
  return wrong
}

/** No renewal is charged for what is gone, nor without notice, nor twice for one listing. */
function wrongRenewals({ payments, subscriptions, log }: Found): string[] {
  const wrong: string[] = []
  for (const { id, stripeSubscriptionId, paidAt, renews, reason } of payments) {
    const subscription = subscriptions.find((one) => one.stripeSubscriptionId === stripeSubscriptionId)
    if (!subscription || renews || reason !== 'renewal' || !paidAt) continue
    const [event = ''] = log.filter(({ targetId }) => targetId === id).map(eventOf)
    if (event !== 'renewed') wrong.push(`a renewal was ${event}`)
    const noticed = log.some(
      (entry) =>
        entry.targetId === subscription.id &&
        NOTICES.includes(eventOf(entry)) &&
        eventOf(entry) !== 'renewalBought' &&
        entry.at < paidAt &&
        paidAt.getTime() - entry.at.getTime() < NOTICE_MS,
    )
    if (!noticed) wrong.push(`a renewal at ${paidAt.toISOString()} without notice`)
  }
  const on = subscriptions.filter((one) => isRenewing(one) && one.listingId)
  if (new Set(on.map(({ listingId }) => listingId)).size < on.length) wrong.push('a listing renews twice')
  return wrong
}

const daysOf = ({ startsAt, endsAt }: Found['parts'][number]) =>
  startsAt && endsAt ? (endsAt.getTime() - startsAt.getTime()) / DAY_MS : PERIOD_DAYS

type Sold = { readonly own: Found['parts']; readonly isVain: boolean; readonly hasListing: boolean }

/** What a payment should have brought. */
function kindsDue({ state, tier, upgradedFrom }: Found['payments'][number], { isVain, hasListing }: Sold) {
  const isCharged = state === 'paid' || state === 'refunded'
  return isCharged && !isVain && hasListing ? kindsOf(tier, upgradedFrom) : []
}

function wrongSale(payment: Found['payments'][number], sold: Sold): string[] {
  const { state, tier, upgradedFrom, reason } = payment
  const { own, isVain } = sold
  const kinds = own.map(({ kind }) => kind).toSorted()
  const held = own.filter(({ withdrawnAt }) => withdrawnAt === null).length
  const whole = reason === 'bump' ? 0 : PERIOD_DAYS
  const isRight = (days: number) => (upgradedFrom ? days >= 0 && days <= whole : days === whole)
  return [
    kinds.join() === [...kindsDue(payment, sold)].toSorted().join() ||
      `${state} ${tier} brought ${kinds.join()}`,
    !isVain || state === 'refunded' || 'money for nothing was not sent back',
    state !== 'refunded' || held === 0 || 'a refunded payment keeps parts',
    state !== 'paid' || held === own.length || 'a paid payment lost parts',
    own.every((part) => isRight(daysOf(part))) || `parts of ${own.map(daysOf).join()} days`,
  ].filter((said) => typeof said === 'string')
}

/** Each payment brought its parts, once; what was refunded holds nothing. */
function wrongParts({ payments, parts, log, listings }: Found): string[] {
  return payments.flatMap((payment) =>
    wrongSale(payment, {
      own: parts.filter(({ sourceId }) => sourceId === payment.id),
      isVain: log.some((entry) => entry.targetId === payment.id && eventOf(entry) === 'chargedForNothing'),
      hasListing: listings.some(({ id }) => id === payment.listingId),
    }),
  )
}

type Period = { readonly startsAt: Date; readonly endsAt: Date }

function timed({ withdrawnAt, startsAt, endsAt }: Found['parts'][number]): readonly Period[] {
  return withdrawnAt === null && startsAt && endsAt ? [{ startsAt, endsAt }] : []
}

/** Whether some of what is still to come is there twice. */
function isTwice(periods: readonly Period[], now: Date): boolean {
  const inOrder = periods.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  return inOrder.some(({ startsAt }, at) => {
    const before = inOrder[at - 1]
    return before !== undefined && startsAt < before.endsAt && before.endsAt > now
  })
}

const lastOf = (periods: readonly Period[], now: Date) =>
  Math.max(now.getTime(), ...periods.map(({ endsAt }) => endsAt.getTime()))

/** What is still to come of the post lies end to end, and the listing ends with it. */
function wrongPost(listing: Found['listings'][number], own: readonly Period[], world: Lived): string[] {
  const { status, expiresAt, moderation, id } = listing
  const end = lastOf(own, world.now)
  const gap = end - world.now.getTime() - own.reduce((sum, period) => sum + restOf(period, world.now), 0)
  const wrong = gap === 0 ? [] : [`a gap of ${gap} ms`]
  if (status !== 'active' || moderation === 'waiting') return wrong
  const renews = world.subscriptions.some((one) => one.listingId === id && isRenewing(one))
  const due = end + (renews ? DAY_MS : 0)
  if (expiresAt?.getTime() !== due)
    wrong.push(`ends ${expiresAt?.toISOString()}, paid until ${new Date(due).toISOString()}`)
  return wrong
}

type Lived = { readonly now: Date; readonly subscriptions: Found['subscriptions'] }

const KINDS = ['post', 'ticker', 'category-board', 'home-board'] as const

/** No day is there twice, and none in between is lost. */
function wrongDays({ listings, parts, subscriptions }: Found, now: Date): string[] {
  return listings.flatMap((listing) => {
    const ofKind = (wanted: string) =>
      parts.filter(({ listingId, kind }) => listingId === listing.id && kind === wanted).flatMap(timed)
    const twice = KINDS.filter((kind) => isTwice(ofKind(kind), now)).map((kind) => `${kind} given twice`)
    return [...twice, ...wrongPost(listing, ofKind('post'), { now, subscriptions })]
  })
}

/** A listing is where its last bump has moved it that was not refunded, and on its day of posting without one. */
function wrongBumps({ listings, parts }: Found): string[] {
  return listings.flatMap(({ id, bumpedAt }) => {
    const bumps = parts.filter(
      ({ listingId, kind, withdrawnAt }) => listingId === id && kind === 'bump' && withdrawnAt === null,
    )
    const last = Math.max(0, ...bumps.map(({ startsAt }) => startsAt?.getTime() ?? 0))
    return last === (bumpedAt?.getTime() ?? 0)
      ? []
      : [`bumped at ${bumpedAt?.toISOString()}, paid at ${last}`]
  })
}

/** The state of a subscription; once it is over it does not matter whether it was to end. */
const standing = (id: string, status: string, isEnding: boolean) =>
  status === 'canceled' || status === 'incomplete_expired' ? `${id} over` : `${id} ${status} ${isEnding}`

/** Both sides agree about subscriptions, and the provider has forgotten who left. */
async function wrongMirrors({ payments: { stripe } }: World, found: Found): Promise<string[]> {
  const { subscriptions, profile } = found
  const { data } = await stripe.subscriptions.list({ status: 'all', limit: 100 })
  const here = subscriptions.map((one) =>
    standing(one.stripeSubscriptionId, one.status, one.cancelAtPeriodEnd),
  )
  const there = data.map((one) => standing(one.id, one.status, one.cancel_at_period_end))
  const isSame = here.toSorted().join() === there.toSorted().join()
  return [
    ...(isSame ? [] : [`subscriptions here ${here.join()}, there ${there.join()}`]),
    ...(profile.deletedAt && profile.providerCustomerId
      ? ['the provider still knows a deleted account']
      : []),
  ]
}

/** Everything that does not add up; nothing, as a rule. */
export async function whatIsWrong(world: World): Promise<readonly string[]> {
  const found = await readAll(world)
  return [
    ...(await wrongMoney(world, found)),
    ...wrongMails(found),
    ...wrongRenewals(found),
    ...wrongParts(found),
    ...wrongDays(found, world.now()),
    ...wrongBumps(found),
    ...(await wrongMirrors(world, found)),
  ]
}

/** The events that took place, for a count of what was tried. */
export async function eventsOf(world: World): Promise<readonly string[]> {
  return (await readAll(world)).log.map(eventOf)
}
