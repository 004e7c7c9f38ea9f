import type { MessageKey } from '#app/i18n/translate.ts'
import type { RefundState } from '../../refunds/stored-refunds.ts'
import type { PaymentReason } from '../../rules.ts'
import type { PaymentChoice, SubscriptionChoice } from '../payment-lists.ts'

/** Message keys of states and reasons. */
export const STATE_NAMES = {
  open: 'money.stateOpen',
  failed: 'money.stateFailed',
  paid: 'money.statePaid',
  part: 'money.statePart',
  refunded: 'money.stateRefunded',
  canceled: 'money.stateCanceled',
} as const satisfies Record<PaymentChoice, MessageKey>

export const REASON_NAMES = {
  new: 'money.reasonNew',
  upgrade: 'money.reasonUpgrade',
  renewal: 'money.reasonRenewal',
  bump: 'money.reasonBump',
} as const satisfies Record<PaymentReason, MessageKey>

export const REFUND_NAMES = {
  requested: 'money.refundRequested',
  made: 'money.refundMade',
  failed: 'money.refundFailed',
} as const satisfies Record<RefundState, MessageKey>

export const SUBSCRIPTION_NAMES = {
  renewing: 'money.subscriptionRenewing',
  ending: 'money.subscriptionEnding',
  failing: 'money.subscriptionFailing',
  over: 'money.subscriptionOver',
} as const satisfies Record<SubscriptionChoice, MessageKey>

/** The classes of states that need attention. */
export const STATE_LOOKS: Partial<Record<PaymentChoice | SubscriptionChoice | RefundState, string>> = {
  failed: 'tag-bad',
  failing: 'tag-bad',
}
