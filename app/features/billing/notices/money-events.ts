import type { AuditAction } from '#app/features/audit/audit-actions.ts'
import type { Refusal } from '#app/lib/refusal.ts'
import type { ListingState } from '../subscriptions/rules.ts'

/** A message key. */
type Sentence = Refusal['code']

/** The kinds of emails about money, as the outbox names them. */
export const MONEY_MAILS = [
  'listings.posted',
  'billing.receipt',
  'billing.charged-for-nothing',
  'billing.refunded',
  'billing.partly-refunded',
  'billing.renewal-soon',
  'billing.renewal-on',
  'billing.renewal-off',
  'billing.renewal-failed',
  'billing.renewal-given-up',
  'billing.renewal-ended',
  'billing.cancellation-requested',
] as const
export type MoneyMail = (typeof MONEY_MAILS)[number]

/** Whether an event is about a payment, a subscription, or the provider's customer. */
type About = 'payment' | 'subscription' | 'user'

type Told = { readonly mail: MoneyMail } | { readonly mail: null; readonly whyNoMail: string }

type MoneyEventRule = Told & {
  readonly about: About
  /** The sentence in which the dashboard shows it; null where nothing is left to show. */
  readonly notice: Sentence | null
  readonly log: AuditAction
}

/**
 * Everything that can happen to money, with its notifications: the email, the sentence on the dashboard, the entry in
 * the admin log. `announceMoney` reads this table and no other. Each charge has one email with the facts of its
 * receipt.
 */
const MONEY_EVENTS = {
  purchased: {
    about: 'payment',
    mail: 'listings.posted',
    notice: 'billing.reasonNew',
    log: 'payment_purchased',
  },
  upgraded: {
    about: 'payment',
    mail: 'billing.receipt',
    notice: 'billing.reasonUpgrade',
    log: 'payment_upgraded',
  },
  extended: {
    about: 'payment',
    mail: 'billing.receipt',
    notice: 'billing.reasonRenewal',
    log: 'payment_extended',
  },
  bumped: {
    about: 'payment',
    mail: 'billing.receipt',
    notice: 'billing.reasonBump',
    log: 'payment_bumped',
  },
  renewed: {
    about: 'payment',
    mail: 'billing.receipt',
    notice: 'billing.reasonRenewal',
    log: 'payment_renewed',
  },
  chargedForNothing: {
    about: 'payment',
    mail: 'billing.charged-for-nothing',
    notice: 'billing.statePaid',
    log: 'payment_for_nothing',
  },
  refunded: {
    about: 'payment',
    mail: 'billing.refunded',
    notice: 'billing.stateRefunded',
    log: 'payment_sent_back',
  },
  partiallyRefunded: {
    about: 'payment',
    mail: 'billing.partly-refunded',
    notice: 'billing.statePaid',
    log: 'payment_partly_sent_back',
  },
  calledOff: {
    about: 'payment',
    mail: null,
    whyNoMail: 'No money has moved, and the page that began the payment says so.',
    notice: 'billing.resultCanceled',
    log: 'payment_called_off',
  },
  renewalBought: {
    about: 'subscription',
    mail: null,
    whyNoMail: 'The mail about the purchase repeats the terms of the renewal.',
    notice: 'billing.renewsOn',
    log: 'renewal_bought',
  },
  renewalReminded: {
    about: 'subscription',
    mail: 'billing.renewal-soon',
    notice: 'billing.renewsOn',
    log: 'renewal_reminded',
  },
  renewalFailed: {
    about: 'subscription',
    mail: 'billing.renewal-failed',
    notice: 'billing.payOpenInvoice',
    log: 'renewal_failed',
  },
  renewalTurnedOn: {
    about: 'subscription',
    mail: 'billing.renewal-on',
    notice: 'billing.renewsOn',
    log: 'renewal_turned_on',
  },
  renewalTurnedOff: {
    about: 'subscription',
    mail: 'billing.renewal-off',
    notice: 'billing.endsOn',
    log: 'renewal_turned_off',
  },
  renewalOver: {
    about: 'subscription',
    mail: null,
    whyNoMail: 'Its end was confirmed with the day when renewal was turned off.',
    notice: 'billing.ended',
    log: 'renewal_over',
  },
  renewalGivenUp: {
    about: 'subscription',
    mail: 'billing.renewal-given-up',
    notice: 'billing.ended',
    log: 'renewal_given_up',
  },
  endedByDeletion: {
    about: 'subscription',
    mail: 'billing.renewal-ended',
    notice: 'billing.renewalDeleted',
    log: 'renewal_ended',
  },
  endedByModeration: {
    about: 'subscription',
    mail: 'billing.renewal-ended',
    notice: 'billing.renewalRejected',
    log: 'renewal_ended',
  },
  endedByHiding: {
    about: 'subscription',
    mail: 'billing.renewal-ended',
    notice: 'billing.endsOn',
    log: 'renewal_ended',
  },
  endedByBan: {
    about: 'subscription',
    mail: 'billing.renewal-ended',
    notice: 'billing.renewalOwnerDeleted',
    log: 'renewal_ended',
  },
  endedByRefund: {
    about: 'subscription',
    mail: 'billing.renewal-ended',
    notice: 'billing.endsOn',
    log: 'renewal_ended',
  },
  endedByLeaving: {
    about: 'subscription',
    mail: null,
    whyNoMail: 'The mail about leaving lists every renewal that ends, with its day.',
    notice: 'billing.renewalOwnerDeleted',
    log: 'renewal_ended',
  },
  cancellationRequested: {
    about: 'subscription',
    mail: 'billing.cancellation-requested',
    notice: 'billing.cancellationRequested',
    log: 'cancellation_requested',
  },
  cardsForgotten: {
    about: 'user',
    mail: null,
    whyNoMail: 'The mail about deleting the account says so; afterwards there is no address.',
    notice: null,
    log: 'cards_forgotten',
  },
} as const satisfies Record<string, MoneyEventRule>

export type MoneyEvent = keyof typeof MONEY_EVENTS

const isEvent = (name: string): name is MoneyEvent => Object.hasOwn(MONEY_EVENTS, name)

export const MONEY_EVENT_NAMES: readonly MoneyEvent[] = Object.keys(MONEY_EVENTS).filter(isEvent)

/** Returns the rule of an event, as the general type. */
export const moneyRule = (event: MoneyEvent): MoneyEventRule => MONEY_EVENTS[event]

/** Why a renewal ends. `owner`: turned off together with hiding the listing; `hiding`: an admin hid it. */
export type EndReason = 'owner' | 'hiding' | 'deletion' | 'moderation' | 'ban' | 'refund' | 'leaving'

const WHY_ENDED: Readonly<Record<ListingState, EndReason>> = {
  present: 'deletion',
  unpaid: 'refund',
  deleted: 'deletion',
  rejected: 'moderation',
  removed: 'moderation',
  ownerGone: 'leaving',
}

/** Returns why a renewal ends, by the state of its listing. */
export const whyEnded = (state: ListingState): EndReason => WHY_ENDED[state]

export const END_EVENTS = {
  owner: 'renewalTurnedOff',
  hiding: 'endedByHiding',
  deletion: 'endedByDeletion',
  moderation: 'endedByModeration',
  ban: 'endedByBan',
  refund: 'endedByRefund',
  leaving: 'endedByLeaving',
} as const satisfies Record<EndReason, MoneyEvent>

/** A reminder is sent this many days before the charge (US laws on automatic renewal require at least 3). */
export const REMIND_DAYS = 7
