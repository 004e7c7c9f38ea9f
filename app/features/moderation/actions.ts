import type { AuditAction } from '#app/features/audit/audit-actions.ts'
import { ITEM_KINDS, type ItemKind } from '#app/features/items/item-kinds.ts'
import type { ListingStatus, Moderation } from '#app/features/items/item-status.ts'
import type { Refusal } from '#app/lib/refusal.ts'

/** A sentence of the catalogue. */
type Code = Refusal['code']

/** What the rules look at. The page knows the same facts, so that a button is grey for the reason the server has. */
export type ItemFacts = {
  readonly kind: ItemKind
  readonly status: ListingStatus
  readonly moderation: Moderation
  readonly featured: boolean
  /** Restorable for DELETED_DAYS after it was deleted. */
  readonly deleted: 'no' | 'restorable' | 'gone'
  /** Its paid time is over. */
  readonly over: boolean
  /** Its owner has not paid for it, whatever its status was made. */
  readonly unpaid: boolean
  /** Open reports. */
  readonly reports: number
  /** A change of it waits, while it stays public as it was approved: approving and rejecting decide about the change. */
  readonly change: object | null
}

/** What of an item an action changes. */
export type ItemChange = {
  readonly status?: ListingStatus
  readonly moderation?: Moderation
  readonly featured?: boolean
  readonly deleted?: boolean
}

type ActionRule = {
  /** What buttons and menus call it. */
  readonly name: Code
  /** The question before it, where one is asked; for many at once every action is asked about. */
  readonly question?: Code
  /** The message when it failed for no foreseen reason, where the specification has one. */
  readonly failed?: Readonly<Record<ItemKind, Code>>
  /** What the log calls it, for a listing and for a billboard. */
  readonly log: Readonly<Record<ItemKind, AuditAction>>
  /** Why it cannot be done now; null when it can. Deleted items are judged before. */
  readonly whyNot: (item: ItemFacts) => Code | null
  readonly change: (item: ItemFacts) => ItemChange
  /** What the admin has to give: nothing, a confirmation, or a reason that the owner gets. */
  readonly asks: 'nothing' | 'yes' | 'reason'
  /** What the owner is written. */
  readonly mails?: 'approved' | 'rejected' | 'removed'
  /** Whether it resolves the reports of the item. */
  readonly resolvesReports: boolean
  readonly bulk: boolean
}

const both = <Same extends string>(same: Same) => ({ listing: same, banner: same })

/** What may be live at all: neither an unpaid draft nor something whose time is over. */
export function whyNotLive({ unpaid, over }: ItemFacts): Code | null {
  if (unpaid) return 'moderation.unpaid'
  return over ? 'moderation.hasExpired' : null
}

/** What is not shown leaves a paid place in the ticker, and takes it again when it comes back; a place given by hand stays. */
export function leavesTicker({ kind }: Pick<ItemFacts, 'kind'>): ItemChange {
  return ITEM_KINDS[kind].isPaidFor ? { featured: false } : {}
}

const isAlready = (is: boolean): Code | null => (is ? 'moderation.alreadyDone' : null)

/** Everything admins do with an item, in the order of the menus. What is not in this table does not exist. */
const MODERATION_ACTIONS = {
  approve: {
    name: 'moderation.approve',
    question: 'moderation.approveQuestion',
    log: both('approve_item'),
    whyNot: (item) =>
      item.change
        ? null
        : (whyNotLive(item) ?? isAlready(item.status === 'active' && item.moderation === 'approved')),
    change: () => ({ status: 'active', moderation: 'approved' }),
    asks: 'nothing',
    mails: 'approved',
    resolvesReports: true,
    bulk: true,
  },
  reject: {
    name: 'moderation.reject',
    question: 'moderation.rejectQuestion',
    log: both('reject_item'),
    whyNot: ({ moderation }) => isAlready(moderation === 'rejected'),
    change: () => ({ status: 'inactive', moderation: 'rejected', featured: false }),
    asks: 'reason',
    mails: 'rejected',
    resolvesReports: true,
    bulk: true,
  },
  remove: {
    name: 'moderation.remove',
    question: 'moderation.removeQuestion',
    log: both('remove_item'),
    whyNot: ({ moderation }) => isAlready(moderation === 'removed'),
    change: () => ({ status: 'inactive', moderation: 'removed', featured: false }),
    asks: 'reason',
    mails: 'removed',
    resolvesReports: true,
    bulk: false,
  },
  dismiss: {
    name: 'moderation.dismiss',
    log: both('dismiss_reports'),
    whyNot: ({ reports }) => isAlready(reports === 0),
    change: () => ({}),
    asks: 'nothing',
    resolvesReports: true,
    bulk: false,
  },
  feature: {
    name: 'moderation.feature',
    failed: both('moderation.failedFeatured'),
    log: { listing: 'feature_listing', banner: 'toggle_featured' },
    whyNot: (item) =>
      isAlready(item.featured) ??
      (item.status === 'active' && item.moderation === 'approved' && !item.over
        ? null
        : 'moderation.onlyActiveFeatured'),
    change: () => ({ featured: true }),
    asks: 'nothing',
    resolvesReports: false,
    bulk: false,
  },
  unfeature: {
    name: 'moderation.unfeature',
    failed: both('moderation.failedFeatured'),
    log: { listing: 'unfeature_listing', banner: 'toggle_featured' },
    whyNot: ({ featured }) => isAlready(!featured),
    change: () => ({ featured: false }),
    asks: 'nothing',
    resolvesReports: false,
    bulk: false,
  },
  deactivate: {
    name: 'moderation.deactivate',
    log: both('deactivate_item'),
    whyNot: ({ status }) => (status === 'active' ? null : 'moderation.onlyActive'),
    change: (item) => ({ status: 'inactive', ...leavesTicker(item) }),
    asks: 'nothing',
    resolvesReports: true,
    bulk: false,
  },
  reactivate: {
    name: 'moderation.reactivate',
    log: both('reactivate_item'),
    whyNot: (item) => {
      if (item.status !== 'inactive') return 'moderation.onlyInactive'
      return item.moderation === 'approved' ? whyNotLive(item) : 'moderation.approveInstead'
    },
    change: () => ({ status: 'active' }),
    asks: 'nothing',
    resolvesReports: false,
    bulk: false,
  },
  delete: {
    name: 'moderation.delete',
    question: 'moderation.deleteQuestion',
    failed: { listing: 'moderation.failedDeleteListing', banner: 'moderation.failedDelete' },
    log: { listing: 'delete_listing', banner: 'delete_ad' },
    whyNot: () => null,
    change: () => ({ deleted: true, featured: false }),
    asks: 'yes',
    resolvesReports: true,
    bulk: true,
  },
  restore: {
    name: 'moderation.restore',
    log: both('restore_item'),
    whyNot: ({ deleted }) => {
      if (deleted === 'no') return 'moderation.notDeleted'
      return deleted === 'gone' ? 'moderation.tooLateToRestore' : null
    },
    change: () => ({ deleted: false }),
    asks: 'nothing',
    resolvesReports: false,
    bulk: false,
  },
} as const satisfies Record<string, ActionRule>

export type ModerationAction = keyof typeof MODERATION_ACTIONS

const isAction = (name: string): name is ModerationAction => Object.hasOwn(MODERATION_ACTIONS, name)

export const MODERATION_ACTION_NAMES: readonly ModerationAction[] =
  Object.keys(MODERATION_ACTIONS).filter(isAction)

/** The rule of an action, in the general form. */
export const ruleOf = (action: ModerationAction): ActionRule => MODERATION_ACTIONS[action]

/** What buttons and menus call an action. */
export const nameOf = (action: ModerationAction) => MODERATION_ACTIONS[action].name

/** What can be done to many at once ([MOD-05]). */
export const BULK_ACTIONS: readonly ModerationAction[] = MODERATION_ACTION_NAMES.filter(
  (action) => ruleOf(action).bulk,
)
